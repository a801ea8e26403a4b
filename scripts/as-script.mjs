// Splits a bundled module into a script with its code and a module that runs it (scripts/load-code.mjs).
// Understands only modules as rolldown writes them: imports first, one export at the end.

const IMPORT = /^import (?:(?<clause>.*) from )?"(?<from>[^"]+)";$/;
/** Where a script asks for a module, Node warns that this is experimental: its own module asks for it. */
const IMPORT_CALL = /(?<![\w$.])import\(/g;
const CLAUSE = /^(?:(?<own>[\w$]+)(?:, )?)?(?:\* as (?<all>[\w$]+)|\{ (?<names>.*) \})?$/;
/** A script that runs on its own has no module: then its function is what it evaluates to (scripts/load-code.mjs). */
const EXPORTS = '(typeof module === "object" ? module : {}).exports';
const EXPORT = /^export \{ (?<names>.*) \};$/;

/**
 * @param code of a module
 * @param loader path of load-code.js from it
 * @returns the module and the script; lines of the script are those of the code
 * @throws Error when the code is not as expected
 */
export function asScript(code, loader) {
  const lines = code.split('\n');
  const end = lines.findIndex((line) => !IMPORT.test(line));
  const imports = lines.slice(0, end).map((line, at) => importOf(line, `import${at}`));
  const last = lines.findLastIndex((line) => EXPORT.test(line));
  const rest = lines.slice(end, last);
  const wrong = rest.find((line) => /^(?:import|export)\b(?!\()/.test(line));
  if (last < 0 || wrong !== undefined) throw new Error(`not one export at the end: ${wrong}`);
  const exports = EXPORT.exec(lines[last]).groups.names.split(', ').map(named);
  for (const [name] of exports) checkConstant(name, rest);
  const parameters = ['moduleUrl', 'importModule', ...imports.map(({ space }) => space)].join(', ');
  // One line for each line of imports, so that the source map holds.
  const head = [`${EXPORTS} = (function (${parameters}) { "use strict"; `];
  for (const [at, { binding }] of imports.entries()) head[at] = (head[at] ?? '') + binding;
  const tail = `return { ${exports.map(([name, as]) => `${as}: ${name}`).join(', ')} }; });`;
  const body = rest.map((line) =>
    line.replaceAll('import.meta.url', 'moduleUrl').replace(IMPORT_CALL, 'importModule('),
  );
  const first = head.length > imports.length ? [head.join('') + (body.shift() ?? '')] : head;
  return {
    script: [...first, ...body, tail, ...lines.slice(last + 1)].join('\n'),
    module: [
      ...imports.map(({ space, from }) => `import * as ${space} from "${from}";`),
      `import { runCode } from "${loader}";`,
      `export const { ${exports.map(([, as]) => as).join(', ')} } = runCode(${['import.meta.url', '(path) => import(path)', ...imports.map(({ space }) => space)].join(', ')});`,
      '',
    ].join('\n'),
  };
}

/** An import as a parameter of the script, and what binds its names there. */
function importOf(line, space) {
  const { clause = '', from } = IMPORT.exec(line).groups;
  const match = CLAUSE.exec(clause);
  if (!match) throw new Error(`not understood: ${line}`);
  const { own, all, names } = match.groups;
  const bound = (names ? names.split(', ') : []).map(named).map(([name, as]) => `${name}: ${as}`);
  if (own) bound.push(`default: ${own}`);
  const binding = all
    ? `const ${all} = ${space};`
    : bound.length > 0
      ? `const { ${bound.join(', ')} } = ${space};`
      : '';
  return { space, from, binding };
}

/** `a as b` is [a, b], and `a` is [a, a]. */
function named(text) {
  const [name, as = name] = text.split(' as ');
  return [name, as];
}

/** The module exports values, not bindings: what is exported must not change. */
function checkConstant(name, lines) {
  const escaped = name.replaceAll('$', '\\$');
  const isDeclared = new RegExp(
    `^(?:(?:async )?function\\*? ?${escaped}\\(|const ${escaped} = |var ${escaped} = class\\b|class ${escaped}\\b)`,
  );
  const isVariable = new RegExp(`^(?:let|var) ${escaped}\\b(?! = class\\b)`);
  if (lines.some((line) => isVariable.test(line)) && !lines.some((line) => isDeclared.test(line))) {
    throw new Error(`${name} is exported and may change`);
  }
}

// Do the tests notice? Makes one small change after another in a copy of the project (a comparison the other way, a limit another, a check
// that never holds) and runs the tests of that room: npm run mutants -- src/bytes/cursor.ts [MORE...] [--tests PATH]... [--every N].
// Lists what survived: a missing test, or a change that means the same.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseAst } from 'vite';

const OTHERS = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===', '==': '!=', '!=': '==' },
  ...{ '&&': '||', '||': '&&', '+': '-', '-': '+' },
};
/** What tests need; packages are linked. */
const COPIED = [
  ...['src', 'test', 'schema', 'scripts', 'examples', 'clients', 'docs', 'README.md', 'CHANGELOG.md'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts'],
];
/** Tests that take so much longer than without a change have no end, which they noticed, too. */
const PATIENCE = { times: 8, millis: 60_000 };

const { values, positionals: files } = parseArgs({
  options: { tests: { type: 'string', multiple: true }, every: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
for (const name of COPIED) cpSync(name, join(copy, name), { recursive: true });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));

/** What the corpus shows of formats. */
const OF_FORMATS = ['test/formats/graphs.test.ts', 'test/formats/claims.test.ts'];
for (const file of files)
  await tryFile(file, values.tests ?? [roomOf(file), ...(file.startsWith('src/formats/') ? OF_FORMATS : [])]);

async function tryFile(file, tests) {
  const text = readFileSync(file, 'utf8');
  const began = performance.now();
  if (!(await passes(tests, Infinity))) throw new Error(`${tests.join(' ')} fails without any change`);
  const patience = PATIENCE.millis + PATIENCE.times * (performance.now() - began);
  const mutants = mutantsOf(text).filter((_, at) => at % Number(values.every) === 0);
  let survivors = 0;
  for (const { start, end, by } of mutants) {
    writeFileSync(join(copy, file), text.slice(0, start) + by + text.slice(end));
    const survives = (await compiles(file)) && (await passes(tests, patience));
    const line = text.slice(0, start).split('\n').length;
    console.log(`${survives ? 'SURVIVES' : 'noticed '} ${file}:${line}: ${text.slice(start, end)} -> ${by}`);
    if (survives) survivors++;
  }
  writeFileSync(join(copy, file), text);
  await compiles(file);
  console.log(`${file}: ${mutants.length - survivors} of ${mutants.length} noticed by ${tests.join(' ')}`);
}

/** The folder of tests that mirrors the file's, or the nearest above it. */
function roomOf(file) {
  let room = dirname(file).replace(/^src/, 'test');
  while (!existsSync(room)) room = dirname(room);
  return room;
}

/** Edits of the text, in order. Decorators of kernels are blanked out: they are no JavaScript. */
function mutantsOf(text) {
  const mutants = [];
  visit(
    parseAst(
      text.replace(/@(inline|unsafe|global|external)\b(\(.*?\))?/g, (word) => ' '.repeat(word.length)),
      { lang: 'ts' },
    ),
  );
  return mutants.sort((a, b) => a.start - b.start);

  function visit(node) {
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const start = text.indexOf(node.operator, node.left.end);
      const by = OTHERS[node.operator];
      if (by) mutants.push({ start, end: start + node.operator.length, by });
    }
    if (node.type === 'IfStatement')
      mutants.push({ start: node.test.start, end: node.test.end, by: 'false' });
    const { init } = node;
    if (node.type === 'VariableDeclarator' && typeof init?.value === 'number')
      mutants.push({ start: init.start, end: init.end, by: `${init.raw} * 2 + 1` });
    for (const value of Object.values(node)) {
      for (const child of [value].flat()) if (typeof child?.type === 'string') visit(child);
    }
  }
}

async function compiles(file) {
  return !file.includes('/assembly/') || (await run(['scripts/kernels.mjs'], Infinity));
}

function passes(tests, patience) {
  return run(['node_modules/vitest/vitest.mjs', 'run', '--bail=1', ...tests], patience);
}

/** Whether a program of Node's ends well in time. It has a group of its own, so that what it starts ends with it. */
function run(args, patience) {
  const child = spawn(process.execPath, args, { cwd: copy, stdio: 'ignore', detached: true });
  const end = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  process.once('exit', end);
  const timer = patience < Infinity ? setTimeout(end, patience) : undefined;
  return new Promise((done) => {
    child.on('exit', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      end();
      done(code === 0);
    });
  });
}

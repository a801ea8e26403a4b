import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { EOL, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { afterAll, describe, expect, test } from 'vitest';

interface AsScript {
  asScript(code: string, loader: string): { readonly script: string; readonly module: string };
}
interface LoadCode {
  cacheFile(file: string): string;
  runCode(
    url: string,
    importModule: unknown,
    ...imports: unknown[]
  ): Record<string, (text: string) => string>;
  readonly scripts: ReadonlyMap<string, Script>;
}

const { asScript } = (await import(pathToFileURL(resolve('scripts/as-script.mjs')).href)) as AsScript;
const { cacheFile, runCode, scripts } = (await import(
  pathToFileURL(resolve('scripts/load-code.mjs')).href
)) as LoadCode;

const CODE = `import { basename as nameOf, sep } from "node:path";
import * as path from "node:path";
import join$1, { dirname } from "./join.js";
//#region a comment
const HERE = import.meta.url;
function name(path$1) {
	return nameOf(path$1) + sep;
}
var Folder = class {
	of = (file) => dirname(file);
};
async function later() {
	return (await import("node:os")).EOL;
}
//#endregion
export { Folder, HERE as h, later as l, name as n };
`;

/** The script's function, called with `imports`. */
function run(script: string, ...imports: unknown[]): Record<string, unknown> {
  const made = new Script(script).runInThisContext() as (...args: unknown[]) => Record<string, unknown>;
  return made('file:///here.js', (path: string) => import(path), ...imports);
}

describe('a module as a script', () => {
  const nodePath = createRequire(import.meta.url)('node:path');

  test('exports the same under the same names', async () => {
    const { script, module } = asScript(CODE, './load-code.js');
    const made = run(script, nodePath, nodePath, { dirname: () => 'folder', default: null });
    expect(Object.keys(made)).toEqual(['Folder', 'h', 'l', 'n']);
    expect((made.n as (path: string) => string)('a/b')).toBe(`b${nodePath.sep}`);
    expect(await (made.l as () => Promise<string>)()).toBe(EOL);
    expect(made.h).toBe('file:///here.js');
    expect(new (made.Folder as new () => { of(file: string): string })().of('a')).toBe('folder');
    expect(module).toContain(
      'export const { Folder, h, l, n } = runCode(import.meta.url, (path) => import(path), import0, import1, import2);',
    );
    expect(module).toContain('import * as import2 from "./join.js";');
  });

  test('keeps every line where it was, for the source map', () => {
    const lines = asScript(CODE, './load-code.js').script.split('\n');
    for (const [at, line] of CODE.split('\n').entries()) {
      if (/^(?:import|export|const HERE)|import\(/.test(line)) continue;
      expect(lines[at]).toBe(line);
    }
    const bare = asScript('const a = 1;\nconst b = 2;\nexport { a, b };', './load-code.js').script.split(
      '\n',
    );
    expect(bare[1]).toBe('const b = 2;');
    expect(run(bare.join('\n'))).toEqual({ a: 1, b: 2 });
  });

  test.each([
    ['a variable that may change', 'let a = 1;\nexport { a };'],
    ['an export elsewhere', 'export const a = 1;\nexport { a };'],
    ['an import that is not at the beginning', 'const a = 1;\nimport "./b.js";\nexport { a };'],
    ['no export', 'const a = 1;'],
  ])('%s is refused', (_, code) => {
    expect(() => asScript(code, './load-code.js')).toThrow(/export/);
  });
});

describe('running a script beside its module', () => {
  const folder = mkdtempSync(join(tmpdir(), 'savegraph-script-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const { script } = asScript(
    'import { sep } from "node:path";\nfunction twice(text) {\n\treturn text + sep + text;\n}\nexport { twice as t };',
    './load-code.js',
  );

  function written(name: string, cache: Uint8Array | null): URL {
    const file = join(folder, `${name}.cjs`);
    writeFileSync(file, script);
    if (cache) writeFileSync(cacheFile(file), cache);
    return pathToFileURL(join(folder, `${name}.js`));
  }

  const twice = (url: URL): unknown => runCode(url.href, null, { sep: '/' }).t!('a');
  const scriptOf = (name: string) => scripts.get(join(folder, `${name}.cjs`));

  test('without compiled code, as Node loads any script', () => {
    expect(twice(written('plain', null))).toBe('a/a');
    expect(scriptOf('plain')).toBeUndefined();
  });

  test('with compiled code, which V8 takes', () => {
    expect(twice(written('first', new Uint8Array(0)))).toBe('a/a');
    const first = scriptOf('first')!;
    expect(first.cachedDataRejected).toBe(true);
    expect(twice(written('again', first.createCachedData()))).toBe('a/a');
    expect(scriptOf('again')!.cachedDataRejected).toBe(false);
  });

  test('with compiled code of something else, from its text', () => {
    expect(twice(written('wrong', new Script('1 + 1').createCachedData()))).toBe('a/a');
    expect(scriptOf('wrong')!.cachedDataRejected).toBe(true);
  });
});

// What a TypeScript file compiles to is kept, and never given for another text.

import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';

interface TypeScriptLoader {
  load<T>(url: string, context: object, nextLoad: (url: string) => T): Promise<T>;
}

const { load }: TypeScriptLoader = await import(pathToFileURL(resolve('scripts/ts-load.mjs')).href);

const FILE = '.cache/loaded.ts';
mkdirSync('.cache', { recursive: true });
afterAll(() => rmSync(FILE));

/** What Node is given for the text. */
async function loaded(text: string): Promise<string> {
  writeFileSync(FILE, text);
  return (await again()).source;
}

function again(): Promise<{ readonly source: string }> {
  return load(pathToFileURL(FILE).href, {}, () => expect.unreachable());
}

it('follows every change of the text, even one that size and time do not show', async () => {
  expect(await loaded('export const a: number = 1;')).toMatch(/^export const a = 1;\n/);
  const { atime, mtime } = statSync(FILE);
  expect(await loaded('export const a: number = 2;')).toMatch(/^export const a = 2;\n/);
  utimesSync(FILE, atime, mtime);
  expect((await again()).source).toMatch(/^export const a = 2;\n/);
  expect(await loaded('export const a: number = 1;')).toMatch(/^export const a = 1;\n/);
});

it('is the same when it was kept', async () => {
  const source = await loaded(`export const a: number = ${process.pid};`);
  expect(source).toContain('//# sourceMappingURL=');
  expect((await again()).source).toBe(source);
});

it('leaves other files to Node', async () => {
  expect(await load('file:///a.mjs', {}, (url) => url)).toBe('file:///a.mjs');
});

// A server that starts without a build must be of the code that lies there.

import { mkdirSync, mkdtempSync, renameSync, rmSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

interface BuildMark {
  inputsMark(root: string): string;
  isBuilt(root: string): boolean;
  noteBuilt(mark: string, root: string): void;
}

const { inputsMark, isBuilt, noteBuilt }: BuildMark = await import(
  pathToFileURL(resolve('scripts/build-mark.mjs')).href
);

const FILES = [
  'src/a/one.ts',
  'src/two.json',
  'web/page.tsx',
  'schema/save.graphql',
  'scripts/build.mjs',
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'node_modules/.package-lock.json',
  'dist/cli.js',
];

let root = '';
const put = (name: string, text = name): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'savegraph-mark-'));
  for (const name of FILES) put(name);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a build', () => {
  it('that was never finished is none', () => {
    expect(isBuilt(root)).toBe(false);
  });

  it('holds until something that goes into it changes', () => {
    noteBuilt(inputsMark(root), root);
    expect(isBuilt(root)).toBe(true);
    put('examples/any.sav');
    expect(isBuilt(root)).toBe(true);
  });

  it.each<[string, () => void]>([
    ['is written', () => put('src/a/one.ts', 'longer than before')],
    ['is written in as many bytes', () => utimesSync(join(root, 'web/page.tsx'), 1, 1)],
    ['comes', () => put('schema/new.graphql')],
    ['goes', () => unlinkSync(join(root, 'src/two.json'))],
    ['has another name', () => renameSync(join(root, 'src/two.json'), join(root, 'src/three.json'))],
    ['is that of the packages', () => put('node_modules/.package-lock.json', '{}')],
  ])('does not when a file %s', (_, change) => {
    noteBuilt(inputsMark(root), root);
    change();
    expect(isBuilt(root)).toBe(false);
  });

  it('is not of what changed while it ran', () => {
    const mark = inputsMark(root);
    put('src/a/one.ts', 'written meanwhile');
    noteBuilt(mark, root);
    expect(isBuilt(root)).toBe(false);
  });

  it('whose folder is gone is none', () => {
    noteBuilt(inputsMark(root), root);
    rmSync(join(root, 'dist'), { recursive: true });
    expect(isBuilt(root)).toBe(false);
  });
});

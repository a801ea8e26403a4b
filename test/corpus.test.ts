// The corpus is small, and a line says of every file what it shows.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpusRows } from './tools/corpus.ts';

const FOLDER = 'test/corpus';
const MOST = { file: 2 ** 20, all: 8 * 2 ** 20 };

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => statSync(join(FOLDER, path)).isFile());

it('has no file of a megabyte, and less than eight in all', () => {
  const sizes = files.map((path) => statSync(join(FOLDER, path)).size);
  expect(Math.max(...sizes)).toBeLessThan(MOST.file);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST.all);
});

it.each([
  ['satisfactory/cases.jsonl', /^satisfactory\/(?!blueprint-)([^/]+)\.sav$/],
  ['satisfactory/hostile.jsonl', /^satisfactory\/hostile\/([^/]+)\.sav$/],
  ['satisfactory/blueprints.jsonl', /^satisfactory\/(blueprint-[^/]+)\.sbp$/],
])('%s has a line for each file', (list, pattern) => {
  const rows = corpusRows<{ readonly name: string; readonly shows: string }>(list);
  const named = files.flatMap((path) => pattern.exec(path)?.[1] ?? []);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
  expect(rows.filter(({ shows }) => !shows)).toEqual([]);
});

it('has a row in its README for the other files', () => {
  const readme = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const told = [
    ...readme.matchAll(
      /`((?:satisfactory|darkest-dungeon|gvas|slime-rancher|palworld|unreal3|xml)\/[^`]*)`/g,
    ),
  ].map(([, path]) => path!);
  const isTold = (path: string): boolean =>
    told.some((one) => path.startsWith(one.replace(/\*.*$/, '')) || path.startsWith(`${one}/`));
  expect(
    files.filter((path) => path !== 'README.md' && !isTold(path) && !/^palworld\/[123]\//.test(path)),
  ).toEqual([]);
});

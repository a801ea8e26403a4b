// A folder of uploads beside paths with saves: each save has one slug, whichever was added first.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Library } from '../../src/library/library.ts';
import { inProcessReader } from '../../src/library/read/read-job.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';
import { tempFolder } from '../tools/temp-folder.ts';

function emptyLibrary(): Library {
  return new Library({ reader: inProcessReader([fakeFormat]), formats: [fakeFormat] });
}

function slugs(library: Library): string[] {
  return library.entries.map(({ slug }) => slug);
}

const folder = tempFolder({
  'uploads/sent.sav': fakeSave('Sent', []),
  'worlds/own.sav': fakeSave('Own', []),
  'others/other.sav': fakeSave('Other', []),
});
const [uploads, worlds, others] = ['uploads', 'worlds', 'others'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];

test('what was added later has the slugs that it has without uploads', () => {
  const library = emptyLibrary();
  library.addUploads(uploads);
  expect(library.add(worlds)).toEqual([]);
  expect(slugs(library)).toEqual(['uploads--sent', 'own']);
  expect(library.add(others)).toEqual([]);
  expect(slugs(library)).toEqual(['uploads--sent', 'own', 'others--other']);
});

test.each([
  ['the same folder', worlds],
  ['the same folder, spelled differently', `${worlds}/../worlds/`],
  ['a folder in it', join(worlds, 'sent')],
  ['a folder that holds it', folder],
])('are refused in %s', (_, path) => {
  const library = emptyLibrary();
  library.add(worlds);
  expect(() => library.addUploads(path)).toThrow(
    `${path}: uploads need a folder of their own, apart from ${worlds}`,
  );
  expect(library.add(others)).toEqual([]);
  expect(slugs(library)).toEqual(['own', 'others--other']);
});

test.each([
  ['the folder', uploads],
  ['a file in the folder', join(uploads, 'sent.sav')],
  ['what holds the folder', folder],
])('refuse %s as a path of saves', (_, path) => {
  const library = emptyLibrary();
  library.addUploads(uploads);
  const problems = library.add(path, worlds).map(({ message }) => message);
  expect(problems).toEqual([`${path}: is, holds or lies in the folder of uploads`]);
  expect(library.entries.map(({ header }) => header.title)).toEqual(['Sent', 'Own']);
});

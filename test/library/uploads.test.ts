// A folder of uploads beside paths with saves: each save has one slug, whichever was added first.

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Format } from '../../src/formats/format.ts';
import { findSaves } from '../../src/library/find/find-saves.ts';
import { inProcessFinder, type SaveFinder } from '../../src/library/find/save-finder.ts';
import type { Library } from '../../src/library/library.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';
import { openLibrary } from '../tools/open-library.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const emptyLibrary = (): Library => openLibrary([], [fakeFormat]);
const slugs = (library: Library): string[] => library.entries.map(({ slug }) => slug);

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

test('what was added later has the keys that it has without uploads', async () => {
  const library = emptyLibrary();
  await library.addUploads(uploads);
  expect(library.add(worlds)).toEqual([]);
  expect(slugs(library)).toEqual(['sent', 'own']);
  expect(library.add(others)).toEqual([]);
  expect(slugs(library)).toEqual(['sent', 'own', 'other']);
  const without = emptyLibrary();
  for (const path of [worlds, others]) without.add(path);
  expect(library.entries.slice(1).map(({ key }) => key)).toEqual(without.entries.map(({ key }) => key));
});

test.each([
  ['the same folder', worlds],
  ['the same folder, spelled differently', `${worlds}/../worlds/`],
  ['a folder in it', join(worlds, 'sent')],
  ['a folder that holds it', folder],
])('are refused in %s', async (_, path) => {
  const library = emptyLibrary();
  library.add(worlds);
  await expect(library.addUploads(path)).rejects.toThrow(
    `${path}: uploads need a folder of their own, apart from ${worlds}`,
  );
  expect(library.add(others)).toEqual([]);
  expect(slugs(library)).toEqual(['own', 'other']);
});

test.each([
  ['the folder', uploads],
  ['a file in the folder', join(uploads, 'sent.sav')],
  ['what holds the folder', folder],
])('refuse %s as a path of saves', async (_, path) => {
  const library = emptyLibrary();
  await library.addUploads(uploads);
  const problems = library.add(path, worlds).map(({ message }) => message);
  expect(problems).toEqual([`${path}: is, holds or lies in the folder of uploads`]);
  expect(library.entries.map(({ header }) => header.title)).toEqual(['Sent', 'Own']);
});

describe('with a finder', () => {
  const found: string[] = [];
  const finder: SaveFinder = {
    ...inProcessFinder([fakeFormat]),
    find: async (path, prefix) => {
      found.push(path);
      return findSaves(path, [fakeFormat], prefix);
    },
  };
  /** Tells when this thread looks at files. */
  const claim = vi.fn(fakeFormat.claim);
  const own: Format = { ...fakeFormat, claim };

  async function opened(
    files: Record<string, Uint8Array | string>,
  ): Promise<{ folder: string; library: Library }> {
    const folder = tempFolder(files);
    const library = openLibrary([], [own]);
    await library.addUploads(folder, finder);
    found.length = 0;
    claim.mockClear();
    return { folder, library };
  }

  const titles = (library: Library): string[] => library.entries.map(({ header }) => header.title).sort();

  test('what comes, changes and goes is looked at by it alone, each name once', async () => {
    const { folder, library } = await opened({ 'a.sav': fakeSave('A', []), 'b.sav': fakeSave('B', []) });
    library.watch();
    const at = (name: string): string => join(folder, name);
    writeFileSync(at('c.sav'), fakeSave('C', []));
    const listed = await library.rescan(folder, 'c.sav');
    expect(listed.map(({ slug }) => slug)).toEqual(['c']);
    expect(found).toEqual([at('c.sav')]);
    writeFileSync(at('a.sav'), fakeSave('A2', []));
    await expect.poll(() => titles(library)).toEqual(['A2', 'B', 'C']);
    rmSync(at('b.sav'));
    await expect.poll(() => titles(library)).toEqual(['A2', 'C']);
    await library.load(library.get('c')!);
    writeFileSync(at('c.sav'), fakeSave('C2', ['x C']));
    await expect.poll(() => titles(library)).toEqual(['A2', 'C2']);
    expect(new Set(found)).toEqual(new Set([at('a.sav'), at('c.sav')]));
    expect(claim).not.toHaveBeenCalled();
    await library.close();
  });

  test('what it cannot look at does not hide the others', async () => {
    const { folder, library } = await opened({ 'a.sav': fakeSave('A', []), 'b.sav': fakeSave('B', []) });
    const find = vi.spyOn(finder, 'find').mockRejectedValue(new Error('the thread ended'));
    expect(await library.rescan(folder, 'b.sav')).toEqual([]);
    expect(titles(library)).toEqual(['A']);
    find.mockRestore();
    expect((await library.rescan(folder, 'b.sav')).map(({ slug }) => slug)).toEqual(['b']);
    rmSync(folder, { recursive: true });
    expect(await library.rescan(folder, 'b.sav')).toEqual([]);
    expect(titles(library)).toEqual([]);
  });
});

import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../src/library/find/claim-saves.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';
import { openLibrary } from '../tools/open-library.ts';
import { tempFolder } from '../tools/temp-folder.ts';

function open(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = tempFolder(files);
  const library = openLibrary([], [fakeFormat]);
  const problems = library.add(folder);
  return { folder, library, problems: problems.map(({ message }) => message) };
}

describe('library', () => {
  it('lists saves by their bytes and header without reading them', () => {
    const { library, problems } = open({
      'one.sav': fakeSave('One', []),
      'sub/Two.xyz': fakeSave('Two', ['!']),
      'notes.txt': 'hello',
    });
    expect(problems).toEqual([]);
    expect(library.entries.map(({ slug, header, state }) => [slug, header.title, state])).toEqual([
      ['one', 'One', 'LISTED'],
      ['two', 'Two', 'LISTED'],
    ]);
  });

  it('reads a save once, however many ask', async () => {
    const { library } = open({ 'a.sav': fakeSave('A', ['x C', 'y C x', 'z D gone']) });
    const entry = library.get('a')!;
    const both = Promise.all([library.load(entry), library.load(entry)]);
    expect(entry.state).toBe('LOADING');
    const [first, second] = await both;
    expect(first).toBe(second);
    expect(entry.state).toBe('READY');
    expect(await library.load(entry)).toBe(first);
    expect(first.graph.path(first.graph.find('y'))).toBe('y');
    expect(first.counts).toEqual({ tombstones: 3 });
    expect(first.memoryBytes).toBeGreaterThan(100);
  });

  it('says what is wrong with a path that holds no save', () => {
    const { folder, library, problems } = open({});
    expect(problems).toEqual([`${folder}: at 0 (0x0): expected a save (Fake), found no files`]);
    const found = (name: string, content: string | Uint8Array): string => {
      writeFileSync(join(folder, name), content);
      return library.add(join(folder, name))[0]!.message;
    };
    expect(found('empty', '')).toBe('empty: at 0 (0x0): expected a save (Fake), found an empty file');
    expect(found('a.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xd, 0xa))).toMatch(/found a PNG image$/);
    expect(found('zeros', new Uint8Array(9))).toMatch(/found only zeros, as left by a crash/);
    expect(library.add(folder)[0]!.message).toMatch(/found 3 other files$/);
    expect(library.add(join(folder, 'none'))[0]!.message).toMatch(/no such file or folder$/);
    expect(library.entries).toEqual([]);
  });

  it('keeps which files cannot be opened, but not that a folder is empty', () => {
    const { folder, library } = open({});
    expect(library.problems).toEqual([]);
    writeFileSync(join(folder, 'a.sav'), 'some text');
    library.add(folder);
    expect(library.problems.map(reasonOf)).toEqual(['not a save, but a text file']);
  });

  it('tells a file that is gone, or too large, from a broken one', async () => {
    const { folder, library } = open({ 'a.sav': fakeSave('A', []), 'b.sav': fakeSave('B', []) });
    const listed = library.get('a')!;
    rmSync(join(folder, 'a.sav'));
    truncateSync(join(folder, 'b.sav'), 5 * 2 ** 30);
    await expect(library.load(listed)).rejects.toThrow('a.sav: no such file or folder');
    await expect.poll(() => library.get('a')).toBeNull();
    await expect(library.load(library.get('b')!)).rejects.toThrow(/expected at most 4294967295 bytes/);
  });
});

// Slugs of saves, alone and beside others of the same name.

import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { locationOf } from '../../../src/library/find/save-location.ts';
import { Slugs, slugOf } from '../../../src/library/find/slug.ts';
import type { Library } from '../../../src/library/library.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const open = (...paths: readonly string[]): Library => openLibrary(paths, [fakeFormat]);
/** What the slug of a file of this name below the named folder is. */
const slugIn = (name: string): string => {
  const file = { path: `saves/${name}`, size: 0, head: () => new Uint8Array(0) };
  const claim = { name: file.path, files: [file] };
  const listing = { root: 'saves', isFolder: true, files: [], problems: [], folders: [] };
  return locationOf(claim, listing, '').slugs[0]!;
};

it.each([
  ['little-factory.sav', 'little-factory'],
  ['MyFactory_autosave_0.sav', 'myfactory-autosave-0'],
  ['1.0 start_010924-123456.sav', '1.0-start-010924-123456'],
  ['Fabrik Süd - alt.sav', 'fabrik-süd-alt'],
  ['Su\u0308d.sav', 'süd'],
  ['工厂.sav', '工厂'],
  ['हिन्दी.sav', 'हिन्दी'],
  ['blueprints/Belt Balancer.sbp', 'belt-balancer'],
  ['World 1.5.sav', 'world-1.5'],
  ['World 1.5', 'world-1.5'],
  ['World.SAV', 'world'],
  ["Bob's (1).sav", 'bob-s-1'],
  ['-a--b~c.sav', 'a-b-c'],
  ['a.sbp.sav', 'a-sbp'],
  ['..1...2..sav', '1-2'],
  ['a\u200b\u3164b.sav', 'ab'],
  ['.sav', 'sav'],
  ['🏭\ufe0f.sav', 'save'],
  ['%2e%2e?#&.sav', '2e-2e'],
])('calls the save in %s %s', (name, slug) => {
  expect(slugIn(name)).toBe(slug);
});

it('cuts long names, between characters', () => {
  expect([...slugOf('𝒜'.repeat(300))]).toHaveLength(80);
});

it('adds four characters of the key to all that share a name, whichever came first', () => {
  const names = ['a b', 'a-b', 'a_b', 'A-B', 'x/a b', 'a--b', 'a~b'].map((name) => `${name}.sav`);
  const folder = tempFolder({});
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), fakeSave('A', ['x C']));
  }
  const { entries } = open(folder);
  expect(entries).toHaveLength(names.length);
  for (const { key, slug } of entries) {
    expect(slug).toBe(`a-b-${Buffer.from(key, 'base64url').toString('hex').slice(0, 4)}`);
  }
  const slugs = (order: readonly string[]): string[] => {
    const given = new Slugs();
    for (const key of order) given.add(key, entries.find((entry) => entry.key === key)!.slugs);
    return entries.map(({ key }) => given.of(key));
  };
  const keys = entries.map(({ key }) => key);
  expect(slugs(keys)).toEqual(entries.map(({ slug }) => slug));
  expect(slugs(keys.toReversed())).toEqual(slugs(keys));
});

it('adds more where four characters are not enough, or are what another is called', () => {
  const slugs = new Slugs();
  slugs.add('one', ['a', 'a-1234', 'a-12345678']);
  slugs.add('two', ['a', 'a-1234', 'a-12349999']);
  expect(['one', 'two'].map((key) => slugs.of(key))).toEqual(['a-12345678', 'a-12349999']);
  slugs.remove('two');
  expect(slugs.of('one')).toBe('a');
  slugs.add('three', ['a-1234', 'a-1234-abcd', 'a-1234-abcdef01']);
  expect(slugs.of('one')).toBe('a');
  expect(slugs.of('three')).toBe('a-1234-abcd');
});

it('never lets a name mean another save while both are open, and always finds the longer ones', async () => {
  const folder = tempFolder({ 'one/world.sav': fakeSave('A', ['x C']) });
  const library = open(folder);
  const [first] = library.entries;
  expect(first!.slug).toBe('world');
  const long = first!.slugs[1]!;
  expect(library.get(long)).toBe(first);
  mkdirSync(join(folder, 'two'));
  writeFileSync(join(folder, 'two/World.sav'), fakeSave('B', ['x C']));
  await expect.poll(() => library.entries.length).toBe(2);
  expect(library.entries.map(({ slug, slugs }) => slug === slugs[1])).toEqual([true, true]);
  expect([library.get('world'), library.get(long)]).toEqual([null, first]);
  expect(
    open(folder)
      .entries.map(({ slug }) => slug)
      .sort(),
  ).toEqual(library.entries.map(({ slug }) => slug).sort());
  rmSync(join(folder, 'two/World.sav'));
  await expect.poll(() => library.entries.length).toBe(1);
  expect([first!.slug, library.get('world')]).toEqual(['world', first]);
  // Another place is another save.
  renameSync(join(folder, 'one/world.sav'), join(folder, 'two/world.sav'));
  await expect.poll(() => library.get(long)).toBe(null);
});

it('keeps names short where several paths are named, and does not count a save twice that lies below two', () => {
  const folder = tempFolder({ 'one/a.sav': fakeSave('A', ['x C']), 'two/b.sav': fakeSave('B', ['x C']) });
  const library = open(join(folder, 'one'), join(folder, 'two'), folder);
  expect(library.entries.map(({ slug }) => slug)).toEqual(['a', 'b']);
});

it('calls a folder and the file beside it apart', () => {
  const folder = tempFolder({});
  cpSync('examples/powered-base.sav', join(folder, 'base.sav'));
  cpSync('examples/hollowmere', join(folder, 'base'), { recursive: true });
  const library = openLibrary([]);
  expect(library.add(folder)).toEqual([]);
  const named = library.entries.map(({ slug, format }) => [
    slug.replace(/-[0-9a-f]{4}$/, '-HASH'),
    format.id,
  ]);
  expect(named.sort()).toEqual([
    ['base-HASH', 'DARKEST_DUNGEON'],
    ['base-HASH', 'GVAS'],
  ]);
});

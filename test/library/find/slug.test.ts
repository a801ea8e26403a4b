import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { FORMATS as ALL } from '../../../src/formats/registry.gen.ts';
import { locationOf, type SaveLocation } from '../../../src/library/find/save-location.ts';
import { locationSlug, Slugs, slugOf } from '../../../src/library/find/slug.ts';
import { Library } from '../../../src/library/library.ts';
import { inProcessReader } from '../../../src/library/read/read-job.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const FORMATS = [fakeFormat];
/** What the slug of a file of this name below the named folder is; the hash as `HASH`. */
const slugIn = (name: string, part?: string): string => {
  const file = { path: `saves/${name}`, size: 0, head: () => new Uint8Array(0) };
  const claim = { name: file.path, files: [file], ...(part !== undefined && { part }) };
  const listing = { root: 'saves', isFolder: true, files: [], problems: [], folders: [] };
  return locationSlug(locationOf(claim, listing, '')).replace(/-x[0-9a-f]{8}$/, '-xHASH');
};

it.each([
  ['little-factory.sav', 'little-factory'],
  ['MyFactory_autosave_0.sav', 'MyFactory_autosave_0'],
  ['20221101120000_2_1.sav', '20221101120000_2_1'],
  ['1.0 start_010924-123456.sav', '1.0~start_010924-123456'],
  ['Fabrik Süd - alt.sav', 'Fabrik~Süd~-~alt'],
  ['工厂.sav', '工厂'],
  ['sub/auto.sav', 'sub--auto'],
  ['blueprints/Belt Balancer.sbp', 'blueprints--Belt~Balancer.sbp'],
  ['World-20240131.sav', 'World-20240131'],
  ['World 1.5.sav', 'World~1.5'],
  ['World.SAV', 'World.SAV'],
])('keeps what %s is called: %s', (name, slug) => {
  expect(slugIn(name)).toBe(slug);
});

it.each([
  ["Bob's (1).sav", 'bob-s--1-xHASH'],
  ['a--b.sav', 'a--b-xHASH'],
  ['a~b.sav', 'a-b-xHASH'],
  ['a-x01234567.sav', 'a-x01234567-xHASH'],
  [' a.sav', 'a-xHASH'],
  ['-a.sav', 'a-xHASH'],
  ['..sav', 'save-xHASH'],
  ['🏭.sav', 'save-xHASH'],
  ['a', 'a-xHASH'],
  ['a.sbp.sav', 'a-sbp-xHASH'],
  ['a:b.sav', 'a-b-xHASH'],
  ['Su\u0308d.sav', 'süd-xHASH'],
])('says with a hash what %j is, which cannot be read back', (name, slug) => {
  expect(slugIn(name)).toBe(slug);
});

it('calls the saves in one file by their parts', () => {
  expect(slugIn('slots.gsf', '2')).toBe('slots.gsf--2');
});

it('keeps letters and digits in lower case for slugs that have another mark', () => {
  expect(slugOf('My World_1.5')).toBe('my-world-1-5');
  expect(slugOf('Fabrik Süd')).toBe('fabrik-süd');
  expect(slugOf('')).toBe('save');
});

it('gives each of many names that look alike one slug, whichever of them are there and in whatever order they came', () => {
  const names = ['a b', 'a-b', 'a_b', 'A-B', 'a/b', 'a--b', 'a~b'].map((name) => `${name}.sav`);
  names.push('a-b.sbp', 'a-b.sbp.sav', 'a b');
  const content = fakeSave('A', ['x C']);
  const put = (folder: string, name: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const slugsIn = (library: Library): Map<string, string> =>
    new Map(library.entries.map(({ slug, claim }) => [claim.name.split('/').slice(1).join('/'), slug]));
  const open = (): Library => new Library({ reader: inProcessReader(FORMATS), formats: FORMATS });
  const given = new Map<string, string>();
  const agree = (slugs: ReadonlyMap<string, string>, present: readonly string[]): void => {
    expect([...slugs.keys()].sort()).toEqual([...present].sort());
    for (const [name, slug] of slugs) {
      if (!given.has(name)) given.set(name, slug);
      expect(slug, name).toBe(given.get(name));
    }
  };
  for (let chosen = 1; chosen < 2 ** names.length; chosen++) {
    const present = names.filter((_, at) => chosen & (2 ** at));
    const folder = tempFolder({});
    for (const name of present) put(folder, name);
    const library = open();
    library.add(folder);
    agree(slugsIn(library), present);
  }
  expect(new Set(given.values()).size).toBe(names.length);
  // Found one after the other, while the same program runs.
  for (const order of [names, names.toReversed()]) {
    const slugs = new Slugs();
    for (const name of order) slugs.name([place(name)]);
    expect(order.map((name) => slugs.of(place(name)))).toEqual(
      order.map((name) => locationSlug(place(name))),
    );
  }
});

it('calls a folder and the file beside it the same whichever of them are there', () => {
  const put = (...kinds: readonly ('file' | 'folder')[]): Library => {
    const folder = tempFolder({});
    if (kinds.includes('file')) cpSync('examples/powered-base.sav', join(folder, 'base.sav'));
    if (kinds.includes('folder')) cpSync('examples/hollowmere', join(folder, 'base'), { recursive: true });
    const library = new Library({ reader: inProcessReader(ALL), formats: ALL });
    expect(library.add(folder)).toEqual([]);
    return library;
  };
  const titles = (library: Library): unknown[] => library.entries.map(({ slug, key }) => [slug, key]);
  const [file, folder, both] = [put('file'), put('folder'), put('file', 'folder')];
  expect(file.entries.map(({ slug }) => slug)).toEqual(['base']);
  expect(folder.entries.map(({ slug }) => slug)).toEqual(['base--']);
  expect(titles(both).sort()).toEqual([...titles(file), ...titles(folder)].sort());
  const formatOf = (library: Library, slug: string): string | undefined => library.get(slug)?.format.id;
  expect(formatOf(both, 'base')).toBe('GVAS');
  expect(formatOf(both, 'base--')).toBe('DARKEST_DUNGEON');
  // Where no file is called so the mark may be left out; a file is never meant by a name with it.
  expect(formatOf(folder, 'base')).toBe('DARKEST_DUNGEON');
  expect(formatOf(file, 'base--')).toBeUndefined();
  // With its hash each is found, as earlier versions called them where both were there.
  for (const { key, slug } of both.entries) {
    const hash = Buffer.from(key, 'base64url').toString('hex').slice(0, 8);
    expect(both.get(`base-x${hash}`)?.slug).toBe(slug);
  }
});

function place(
  readable: string,
  key = Buffer.from(readable).toString('base64url').padEnd(8, 'A'),
): SaveLocation {
  return { readable, key, isAmbiguous: false };
}

it('keeps answering when folders are served beside the one that it was in', () => {
  const at = (key: string, readable: string): SaveLocation => ({ key, readable, isAmbiguous: false });
  const slugs = new Slugs();
  slugs.name([at('a', 'darkest-dungeon/profile_1/'), at('b', 'one/shared'), at('c', 'two/shared')]);
  expect(
    ['darkest-dungeon--profile_1--', 'profile_1--', 'profile_1'].map((slug) => slugs.keyOf(slug)),
  ).toEqual(['a', 'a', 'a']);
  // Either may be meant.
  expect(['shared', 'one--shared', 'hared'].map((slug) => slugs.keyOf(slug))).toEqual([
    undefined,
    'b',
    undefined,
  ]);
});

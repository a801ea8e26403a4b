import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { darkestDungeon } from '../../../src/formats/darkest-dungeon/index.ts';
import { dson, writeDson } from '../../tools/darkest-dungeon/dson.ts';
import { claims, exampleProfile, listed, open } from '../../tools/darkest-dungeon/open.ts';

const DSON = writeDson([dson.int('version', 1)]);
const TEXT = new TextEncoder().encode('{ "version": 1 }');
const OTHER = new TextEncoder().encode('nothing of ours, but long enough to be looked at for a magic number');

const files = (...entries: readonly (readonly [path: string, bytes: Uint8Array])[]) =>
  entries.map(([path, bytes]) => ({ path, bytes }));

describe('claim', () => {
  it('makes one save of a profile folder, whatever its files are called', () => {
    const found = claims(
      files(
        ['saves/profile_0/persist.game.json', DSON],
        ['saves/profile_0/novelty_tracker.json', DSON],
        ['saves/profile_0/renamed', DSON],
        ['saves/notes.txt', OTHER],
      ),
    );
    expect(found.map(({ name, files }) => [name, files.map(({ path }) => path)])).toEqual([
      [
        'saves/profile_0',
        [
          'saves/profile_0/novelty_tracker.json',
          'saves/profile_0/persist.game.json',
          'saves/profile_0/renamed',
        ],
      ],
    ]);
  });

  it('takes the folder of a persistent raid along, and makes the backup a save of its own', () => {
    const found = claims(
      files(
        ['profile_0/persist.roster.json', DSON],
        ['profile_0/plot_long_way/persist.raid.json', DSON],
        ['profile_0/plot_long_way/persist.map.json', DSON],
        ['profile_0/backup/persist.raid.json', DSON],
        ['profile_1/persist.roster.json', DSON],
      ),
    );
    expect(found.map(({ name, called, files }) => [name, called, files.length])).toEqual([
      ['profile_0', undefined, 3],
      ['profile_0/backup', 'profile_0/backup', 1],
      ['profile_1', undefined, 1],
    ]);
  });

  it('lists plain text beside DSON, and leaves it alone where there is none', () => {
    const beside = claims(files(['p/persist.options.json', TEXT], ['p/persist.game.json', DSON]));
    expect(beside[0]?.files).toHaveLength(2);
    expect(claims(files(['p/persist.options.json', TEXT], ['p/other.bin', OTHER]))).toEqual([]);
  });

  it('keeps damaged files of the profile and of its persistent raids, and nothing else that is strange', () => {
    const [claim, ...others] = claims(
      files(
        ['p/persist.game.json', DSON],
        ['p/persist.roster.json', OTHER],
        ['p/persist.estate.json', new Uint8Array(0)],
        ['p/persist.town.json', DSON.slice(0, 36)],
        ['p/novelty_tracker.json', new Uint8Array(80)],
        ['p/picture.json', OTHER],
        ['p/plot_long_way/persist.map.json', OTHER],
        ['q/persist.map.json', OTHER],
      ),
    );
    expect(others).toEqual([]);
    expect(claim?.files.map(({ path }) => path.slice(2))).toEqual([
      'novelty_tracker.json',
      'persist.estate.json',
      'persist.game.json',
      'persist.roster.json',
      'persist.town.json',
      'plot_long_way/persist.map.json',
    ]);
    expect(darkestDungeon.header(claim!).fileVersions).toEqual([
      ...['damaged', 'damaged', '24839', 'damaged', 'damaged', 'damaged'],
    ]);
  });

  it('does not take a damaged beginning for text', () => {
    const brace = DSON.slice();
    brace[0] = 0x7b;
    const [claim] = claims(files(['p/persist.game.json', DSON], ['p/persist.town.json', brace]));
    expect(darkestDungeon.header(claim!).fileVersions).toEqual(['24839', 'damaged']);
  });

  it('takes a lone file under its own name', () => {
    expect(claims(files(['persist.estate.json', DSON])).map(({ name }) => name)).toEqual([
      'persist.estate.json',
    ]);
  });

  it('never throws, not for files that cannot be looked at', () => {
    const head = (): never => {
      throw new Error('gone');
    };
    const gone = { path: 'persist.town.json', size: 99, head };
    expect(darkestDungeon.claim([gone])).toEqual([]);
    const good = listed({ path: 'persist.game.json', bytes: DSON });
    expect(darkestDungeon.claim([gone, good]).map((claim) => claim.files)).toEqual([[good]]);
  });
});

describe('refuse', () => {
  it('says what a plain JSON file of the game is', () => {
    expect(darkestDungeon.refuse(listed({ path: 'persist.options.json', bytes: TEXT }))).toMatch(
      /plain JSON/,
    );
    expect(darkestDungeon.refuse(listed({ path: 'package.json', bytes: TEXT }))).toBeNull();
    expect(darkestDungeon.refuse(listed({ path: 'persist.game.json', bytes: OTHER }))).toMatch(/first bytes/);
    expect(darkestDungeon.refuse(listed({ path: 'persist.game.json', bytes: DSON.slice(0, 9) }))).toMatch(
      /cut to 9 bytes/,
    );
    expect(darkestDungeon.refuse(listed({ path: 'other.json', bytes: OTHER }))).toBeNull();
  });
});

describe('header', () => {
  it('comes from persist.game.json and the headers of the other files', () => {
    const [claim] = claims(exampleProfile().map(({ name, bytes }) => ({ path: `p/${name}`, bytes })));
    expect(darkestDungeon.header(claim!)).toMatchObject({
      title: 'Hollowmere',
      version: '24839',
      savedAt: '2024-03-09T18:30:00Z',
      playSeconds: 5025.5,
      playthrough: 'darkest-dungeon:Hollowmere',
      fields: { inraid: true, raiddungeon: 'drowned_cellars', game_mode: 'base' },
    });
  });

  it('does with less where that file is broken or absent', () => {
    const broken = DSON.slice();
    broken[20] = 99;
    const [claim] = claims(
      files(
        ['p/persist.game.json', broken],
        ['p/persist.estate.json', writeDson([], { revision: 13214 })],
        ['p/persist.options.json', TEXT],
      ),
    );
    expect(darkestDungeon.header(claim!)).toMatchObject({
      title: 'p',
      version: '13214-24839',
      fileVersions: ['13214', '24839', 'plain text'],
      savedAt: null,
      playSeconds: null,
      playthrough: null,
    });
  });

  it('of files that are none of ours is an error', () => {
    const claim = { name: 'p', files: [listed({ path: 'p/a', bytes: OTHER })] };
    expect(() => darkestDungeon.header(claim)).toThrow(FormatError);
  });
});

describe('plain text in a profile', () => {
  it('is listed as a file and skipped with an info', () => {
    const graph = open([...exampleProfile(), { name: 'persist.options.json', bytes: TEXT }]);
    expect(graph.data.files.map(({ name }) => name)).toContain('persist.options.json');
    expect(graph.data.issueCount).toBe(0);
    expect(graph.data.issues).toMatchObject([{ code: 'PLAIN_TEXT', info: true }]);
  });

  it('alone is no profile', () => {
    expect(() => open([{ name: 'persist.options.json', bytes: TEXT }])).toThrow(/begins as DSON does/);
  });
});

/** Which files are saves, what their headers say, and why their relatives are refused. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ListedFile } from '../../../src/formats/format.ts';
import { slimeRancher } from '../../../src/formats/slime-rancher/index.ts';
import { corpusRows } from '../../tools/corpus.ts';
import { block, type Fields, i32, list, type Part, str } from '../../tools/slime-rancher/parts.ts';
import { firstGame, pathsOf, ranch, readRanch } from '../../tools/slime-rancher/read.ts';

interface Watched extends ListedFile {
  /** The most that was looked at. */
  seen: number;
}

function listed(path: string, bytes: Uint8Array): Watched {
  const file: Watched = {
    path,
    size: bytes.length,
    seen: 0,
    head: (size) => {
      file.seen = Math.max(file.seen, Math.min(size, bytes.length));
      return bytes.subarray(0, size);
    },
  };
  return file;
}

const second = ranch('a ranch');
const first = firstGame(12);
const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const exported = json({
  stamp: '20221101120000',
  latest: 2,
  metaSR2Version: 1,
  savesData: {
    '1': Buffer.from(ranch('one actor')).toString('base64'),
    '2': Buffer.from(second).toString('base64'),
    '3': 'bm8gc2F2ZQ==',
  },
});

const index = (identifier: string, texts: readonly string[]): Part =>
  block(identifier, 1, [['items', list(texts.map(str))]]);

/** The beginning of a game, up to what the menu shows. */
function gameOf(version: number, name: string, items: Part, more: Fields): Uint8Array {
  return block('SRGAME', version, [
    ['itemIndex', items],
    ['growerIndex', index('SRRGI', [])],
    ['iconIndex', index('SRGAMEICONINDEX', [])],
    ['zoneIndex', index('SRGZONEINDEX', [])],
    ['gameName', str(name)],
    ['displayName', str('2')],
    ['saveSlot', i32(1)],
    ...more,
  ]).bytes;
}

/** A block of the corpus. */
function known(name: string): Part {
  const rows = corpusRows<{ block: string; base64: string }>('slime-rancher/second-game-blocks.jsonl');
  const { base64 } = rows.find(({ block: each }) => each === name)!;
  return { bytes: Buffer.from(base64, 'base64'), json: null };
}

describe('claims', () => {
  it('saves of both games by their bytes', () => {
    const claims = slimeRancher.claim([
      listed('a.sav', second),
      listed('old/b.bin', first),
      listed('c.sav', Uint8Array.of(1, 2, 3)),
      listed('d.sav', new Uint8Array(0)),
    ]);
    expect(claims.map(({ name }) => name)).toEqual(['a.sav', 'old/b.bin']);
  });

  it('looks only at the beginning', () => {
    const file = listed('a.sav', second);
    slimeRancher.claim([file]);
    expect(file.seen).toBe(64);
  });

  it.each([
    ['plain', exported],
    ['gzipped', gzipSync(exported)],
  ])('each save of an export, %s', (_, bytes) => {
    const claims = slimeRancher.claim([listed('mine.sr2save', bytes)]);
    expect(claims.map(({ name, part }) => [name, part])).toEqual([
      ['mine-1.sr2save', '1'],
      ['mine-2.sr2save', '2'],
    ]);
    expect(slimeRancher.header(claims[1]!)).toMatchObject({ title: '20221101120000_2' });
    const { graph, data } = readRanch(bytes, undefined, '2');
    expect(data.graph.issues).toEqual([]);
    expect(pathsOf(graph, 'SRAD.Actor')).toHaveLength(4);
  });

  it('exports by their words when the name does not say it', () => {
    expect(slimeRancher.claim([listed('mine.json', exported)])).toHaveLength(2);
    expect(slimeRancher.claim([listed('other.json', json({ some: 'thing' }))])).toEqual([]);
  });
});

describe('refuses', () => {
  const refuse = (path: string, bytes: Uint8Array) => slimeRancher.refuse(listed(path, bytes));

  it('files that hold no world, by name', () => {
    expect(refuse('slimerancher.prf', block('SRPF', 7, []).bytes)).toContain('profile');
    expect(refuse('slimerancher.cfg', block('SRSETTINGS', 1, []).bytes)).toContain('settings');
    expect(refuse('x.bin', block('SRV3', 1, []).bytes)).toContain('block SRV3');
    const formatter = Uint8Array.from([0, 1, 0, 0, 0, 255, 255, 255, 255, 1, 0, 0, 0, 0, 0, 0, 0, 12, 2]);
    expect(refuse('20160114_1.sav', formatter)).toContain('before save version 4');
    expect(refuse('other.dat', formatter)).toBeNull();
  });

  it('exports that hold no save', () => {
    expect(refuse('a.sr2save', json({ savesData: {} }))).toContain('savesData');
    expect(refuse('a.sr2save', Buffer.from('{"savesData":'))).toContain('JSON');
    expect(refuse('a.sr2save', Buffer.from('PK'))).toContain('no JSON');
    expect(refuse('a.sr2save', gzipSync(exported).subarray(0, 200))).not.toBeNull();
  });

  it('exports that become far more than saves do', () => {
    const bomb = gzipSync(Buffer.from(`{"savesData":{"1":"${' '.repeat(20 * 2 ** 20)}"}}`));
    expect(refuse('a.sr2save', bomb)).toMatch(/expected at most \d+ bytes inflated, found 2097\d+/);
  });

  it('nothing that is not its own', () => {
    expect(refuse('a.sav', second)).toBeNull();
    expect(refuse('a.txt', Buffer.from('hello'))).toBeNull();
  });

  it('other bytes when asked to read them, with the place', () => {
    expect(() => readRanch(Uint8Array.of(1, 2, 3))).toThrow(
      /ranch.sav: at 0 .*expected a save that begins with/,
    );
    expect(() => readRanch(exported, undefined, '9')).toThrow(/save 9/);
  });
});

describe('headers', () => {
  const header = (bytes: Uint8Array) =>
    slimeRancher.header({ name: 'a.sav', files: [listed('a.sav', bytes)] });

  it('say what the menu of the second game shows', () => {
    expect(header(second)).toMatchObject({
      title: '20221101120000_2',
      version: 'SR2 SRGAME 1, 0.1.9 [202212010000-10000]',
      savedAt: '2022-09-28T22:13:20.000Z',
      playthrough: 'SR2 20221101120000_2',
      units: { length: 'm', perMetre: 1, upAxis: '+Y' },
      fields: { game: 'SR2', saveSlot: 1, summary: { currency: 1234, saveNumber: '3' } },
    });
  });

  it('say what the menu of the first game shows, as far back as it has a summary', () => {
    expect(header(first)).toMatchObject({ title: 'Hill', savedAt: '2019-07-29T12:26:40.000Z' });
    const oldest = header(firstGame(4));
    expect(oldest).toMatchObject({ title: '20200101000000_Hill', savedAt: null });
  });

  it('read no further than the summary', () => {
    const file = listed('a.sav', Buffer.concat([second, Buffer.alloc(100_000)]));
    slimeRancher.header({ name: 'a.sav', files: [file] });
    expect(file.seen).toBe(65_536);
    expect(file.size).toBeGreaterThan(100_000);
  });

  it('read on when an index is longer than that', () => {
    const texts = Array.from({ length: 9000 }, (_, i) => `IdentifiableType.Modded${i}`);
    const bytes = gameOf(1, 'long', index('SRITI', texts), [
      ['summary', known('SRGSUMM 1')],
      ['settings', known('SRGAMESETTINGS 1')],
    ]);
    expect(header(bytes)).toMatchObject({ title: 'long', fields: { summary: { currency: 1234 } } });
  });

  it('show the beginning of summaries that they do not know', () => {
    const bytes = gameOf(9, 'later', index('SRITI', ['a']), [['other', index('SROTHER', [])]]);
    expect(header(bytes)).toMatchObject({ title: 'later', version: 'SR2 SRGAME 9', savedAt: null });
  });
});

// Files of every format in what they are stored in: the same saves, objects and values as without.

import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { commonFolder } from '../../src/bytes/common-folder.ts';
import { FORMATS } from '../../src/formats/whole.gen.ts';
import type { NodeId } from '../../src/graph/ids.ts';
import { fieldsJson } from '../../src/graph/values.ts';
import { nativeInflate } from '../../src/library/files/native-inflate.ts';
import { claimSaves } from '../../src/library/find/claim-saves.ts';
import { openGraph, readSave } from '../../src/library/read/read-save.ts';
import { zip } from '../tools/archives.ts';
import { example, exampleFiles } from '../tools/corpus.ts';
import { listed } from '../tools/open-files.ts';
import { colony, farm } from '../tools/xml/documents.ts';

type Files = Readonly<Record<string, Uint8Array>>;

/** One example of each format, as it lies on disk. */
const EXAMPLES: readonly (readonly [string, Files])[] = [
  'little-factory.sav',
  'blueprints',
  'hollowmere',
  '20200101000000_Hill_1.sav',
  '20221101120000_2_1.sav',
  'palworld-server',
  'unreal3',
  'rimworld',
  'space-engineers',
  'stardew-valley',
].map((name) => [name, filesOf(name)]);

function filesOf(name: string): Files {
  if (name.endsWith('.sav')) return { [name]: example(name) };
  return Object.fromEntries(
    Object.entries(exampleFiles(name)).map(([path, bytes]) => [`${name}/${path}`, bytes]),
  );
}

const mapped = (files: Files, change: (bytes: Uint8Array) => Uint8Array): Files =>
  Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, new Uint8Array(change(bytes))]));

/** What is in all saves of some files, by the end of their names: objects, with the values of some. */
function contents(files: Files): unknown[] {
  const list = Object.entries(files).map(([path, bytes]) => listed(path, bytes));
  const { saves, problems } = claimSaves({ root: 'root', isFolder: true, files: list }, FORMATS);
  expect(problems.map(({ message }) => message)).toEqual([]);
  return saves.map(({ format, claim, header }) => {
    const folder = commonFolder(claim.files.map(({ path }) => path));
    const sources = claim.files.map(({ path }) => ({ name: path.slice(folder.length), bytes: files[path]! }));
    const data = readSave(format, sources, { inflate: nativeInflate }, { part: claim.part });
    const graph = openGraph(format, data);
    const rows = Array.from({ length: graph.count }, (_, row) => row as NodeId);
    const shown = rows.filter((row) => row % 97 === 0).map((row) => fieldsJson(graph.properties(row), 4));
    const { playSeconds, savedAt, version, playthrough } = header;
    return {
      ...{ format: format.id, playSeconds, savedAt, version, playthrough },
      paths: rows.map((row) => graph.path(row)),
      values: JSON.stringify(shown),
      issues: data.graph.issues.map(({ code }) => code),
    };
  });
}

describe.each(EXAMPLES)('%s', (name, files) => {
  const plain = contents(files);
  const sorted = (saves: readonly unknown[]): string[] => saves.map((save) => JSON.stringify(save)).sort();

  it('is found', () => expect(plain.length).toBeGreaterThan(0));

  it.each([
    ['gzip', (bytes: Uint8Array) => gzipSync(bytes)],
    ['zlib', (bytes: Uint8Array) => deflateSync(bytes)],
  ])('is the same with each file in %s', (_, pack) => {
    expect(sorted(contents(mapped(files, pack)))).toEqual(sorted(plain));
  });

  it('is the same in an archive', () => {
    expect(sorted(contents({ [`${name}.zip`]: zip(Object.entries(files)) }))).toEqual(sorted(plain));
  });
});

const wide = (text: Uint8Array, mark: boolean, isBig: boolean): Uint8Array => {
  const bytes = Buffer.from(
    `${mark ? '\ufeff' : ''}${Buffer.from(text)
      .toString()
      .replace(/^\ufeff/, '')}`,
    'utf16le',
  );
  return isBig ? bytes.swap16() : bytes;
};

it.each([
  ['little-endian', true, false],
  ['little-endian without a mark', false, false],
  ['big-endian', true, true],
  ['big-endian without a mark', false, true],
])('reads documents in UTF-16, %s', (_, mark, isBig) => {
  for (const document of [farm(), colony()]) {
    const text = wide(document, mark, isBig);
    for (const bytes of [text, new Uint8Array(gzipSync(text))])
      expect(contents({ 'a.xml': bytes })).toEqual(contents({ 'a.xml': document }));
  }
});

it('gives each save of an archive a name of its own', () => {
  const bytes = zip([
    ['a/one.rws', colony()],
    ['b\\two.rws', colony()],
    ['notes.txt', new Uint8Array(10)],
  ]);
  const { saves } = claimSaves({ root: 'x', isFolder: true, files: [listed('x/saves.zip', bytes)] }, FORMATS);
  expect(saves.map(({ claim }) => [claim.name, claim.part, claim.files.map(({ path }) => path)])).toEqual([
    ['x/saves/a/one', 'a/one', ['x/saves.zip']],
    ['x/saves/b/two', 'b/two', ['x/saves.zip']],
  ]);
});

describe('archives made to do harm', () => {
  const found = (bytes: Uint8Array): number =>
    claimSaves({ root: 'x', isFolder: true, files: [listed('a.zip', bytes)] }, FORMATS).saves.length;

  it('lose entries whose names lead out of them', () => {
    for (const name of ['../a.rws', '/a.rws', 'b/../../a.rws', 'b//a.rws', 'a\0.rws'])
      expect(found(zip([[name, colony()]])), name).toBe(0);
    expect(found(zip([['b/a.rws', colony()]]))).toBe(1);
  });

  it('lose all entries that share their bytes', () => {
    const whole = Buffer.from(
      zip([
        ['a.rws', colony()],
        ['b.rws', colony()],
        ['c.rws', colony()],
      ]),
    );
    expect(found(whole)).toBe(3);
    const directory = whole.lastIndexOf('PK\x01\x02', undefined, 'latin1');
    // The last entry, and the one before it, are the first.
    whole.writeUInt32LE(0, directory + 42);
    whole.writeUInt32LE(0, whole.lastIndexOf('PK\x01\x02', directory - 1, 'latin1') + 42);
    expect(found(whole.subarray(0))).toBe(3);
    const crowded = Buffer.from(
      zip(Array.from({ length: 50 }, (_, at) => [`${at}.rws`, at ? new Uint8Array(0) : colony()])),
    );
    for (
      let at = crowded.indexOf('PK\x01\x02', 0, 'latin1');
      at >= 0;
      at = crowded.indexOf('PK\x01\x02', at + 1, 'latin1')
    ) {
      crowded.copy(
        crowded,
        at + 20,
        crowded.indexOf('PK\x01\x02', 0, 'latin1') + 20,
        crowded.indexOf('PK\x01\x02', 0, 'latin1') + 28,
      );
      crowded.writeUInt32LE(0, at + 42);
    }
    expect(found(crowded)).toBe(0);
  });

  it('take no more memory than their own bytes can hold', () => {
    let taken = 0;
    const bytes = zip([['a.rws', colony()]]);
    // Says that it holds four gigabytes.
    Buffer.from(bytes.buffer, bytes.byteOffset).writeUInt32LE(
      0xffffffff,
      Buffer.from(bytes).indexOf('PK\x01\x02', 0, 'latin1') + 24,
    );
    const xml = FORMATS.find(({ id }) => id === 'XML')!;
    const take = (more: number): void => {
      taken += more;
    };
    const data = readSave(xml, [{ name: 'a.zip', bytes }], { inflate: nativeInflate, take });
    expect(openGraph(xml, data).count).toBeGreaterThan(10);
    expect(taken).toBeLessThan(20_000_000);
  });

  it('are refused while they are unpacked, when they hold far more than what is stored can mean', () => {
    const blown = gzipSync(Buffer.concat([colony(), Buffer.alloc(2 ** 27, ' ')]), { level: 1 });
    // As of two gigabytes more: no save has that many.
    blown[blown.length - 1]! |= 0x80;
    const xml = FORMATS.find(({ id }) => id === 'XML')!;
    const refused = (bytes: Uint8Array) => () =>
      readSave(xml, [{ name: 'a.rws', bytes }], { inflate: nativeInflate });
    expect(refused(new Uint8Array(blown))).toThrow(
      /at most 200 times as many bytes as are stored, found \d+ bytes/,
    );
  });

  it('are read up to where they are cut', () => {
    const bytes = zip([['a.rws', colony()]]);
    const xml = FORMATS.find(({ id }) => id === 'XML')!;
    const data = readSave(xml, [{ name: 'a.zip', bytes: bytes.subarray(0, bytes.length * 0.6) }], {
      inflate: nativeInflate,
    });
    expect(openGraph(xml, data).count).toBeGreaterThan(5);
    expect(data.graph.issues.map(({ code }) => code)).toContain('INFLATE');
  });
});

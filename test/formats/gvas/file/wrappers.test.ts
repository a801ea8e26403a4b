// Wrappers that games put around a save game.

import { readFileSync } from 'node:fs';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import { unwrap, unwrapHead } from '../../../../src/formats/gvas/file/wrappers.ts';
import { gvas } from '../../../../src/formats/gvas/index.ts';
import { FORMATS } from '../../../../src/formats/registry.gen.ts';
import { nativeInflate } from '../../../../src/library/files/native-inflate.ts';
import { refusalOf } from '../../../../src/library/find/claim-saves.ts';
import { ByteWriter } from '../../../tools/byte-writer.ts';
import { numbered } from '../../../tools/corpus.ts';
import { jsonAt } from '../../../tools/graph-nodes.ts';
import { readGame } from '../../../tools/gvas/read.ts';
import { madeGame, sampleGame } from '../../../tools/gvas/sample.ts';
import { chunkStream, chunks, gamePass, gswu, inPlM, oodled, palworld } from '../../../tools/gvas/wrap.ts';
import { listed } from '../../../tools/open-files.ts';

const plain = sampleGame('5.1');
const nineThousandDays = numbered(madeGame('9000 days, without their numbers'), 9000);

/** The sample, once packed by a compressor of our own. */
const PACKED: { readonly size: number; readonly stream: string } = JSON.parse(
  readFileSync('test/fixtures/oodle.json', 'utf8'),
).save;

const LIMIT = expect.objectContaining({ code: 'LIMIT' });

const wrappers: readonly (readonly [string, Uint8Array])[] = [
  ['none', plain],
  ['PlZ, stored', palworld(plain, 0x30)],
  ['PlZ', palworld(plain, 0x31)],
  ['PlZ, twice', palworld(plain, 0x32)],
  ['PlM', oodled(plain)],
  ['PlM, packed', inPlM(new Uint8Array(Buffer.from(PACKED.stream, 'base64')), PACKED.size)],
  ['CNK', gamePass(palworld(plain, 0x32))],
  ['chunks of version 1', chunkStream(plain, 1)],
  ['chunks of version 2', chunkStream(plain, 2)],
  ['chunks in Oodle', chunkStream(plain, 2, 'oodle')],
  ['chunks of version 1 without a length', chunks(plain, 1)],
  ['chunks of version 2 without a length', chunks(plain, 2)],
  ['chunks in Oodle without a length', chunks(plain, 2, 'oodle')],
  ['GSWU', gswu(plain)],
  ['zlib', deflateSync(plain)],
  ['gzip', gzipSync(plain)],
  ['a wrapped wrapper', gzipSync(palworld(plain, 0x31))],
];

test.each([1, 2] as const)(
  'chunks of version %i with anything else are an archive of unknown content',
  (each) => {
    const archive = chunks(new TextEncoder().encode('nothing that begins a save game'), each);
    const file = { path: 'a.sav', size: archive.length, head: (most: number) => archive.subarray(0, most) };
    expect(gvas.claim([file])).toEqual([]);
    expect(refusalOf(file, FORMATS).found).toBe('a compressed Unreal archive of unknown content');
  },
);

describe.each(wrappers)('%s', (_, wrapped) => {
  test('is peeled', () => {
    const { graph, data } = readGame(wrapped);
    expect(data.graph.issues).toEqual([]);
    expect(jsonAt(graph, 'FarmSaveGame')).toMatchObject({ Day: 12, Last: 'end' });
  });

  test('shows its header without reading the rest', () => {
    const [claim] = gvas.claim([listed('Slot.sav', wrapped)]);
    expect(gvas.header(claim!)).toMatchObject({
      version: 'Unreal Engine 5.1.1 (save game version 3)',
      fields: { className: '/Script/Farm.FarmSaveGame', packageVersionUe5: 1008 },
    });
  });

  test('is no save of half its bytes, or one with an issue', () => {
    const half = wrapped.subarray(0, wrapped.length >> 1);
    try {
      expect(readGame(half).data.graph.issueCount).toBeGreaterThan(0);
    } catch (error) {
      expect(error).toBeInstanceOf(FormatError);
    }
  });
});

test.each([
  ['zlib', 'INFLATE', 0.5, (content: Uint8Array) => palworld(content, 0x31)],
  // Of which a block is there or not.
  ['Oodle', 'SHORT', 0.8, oodled],
])(
  'a stream that breaks off gives what is in front, and says how much is lost: %s',
  (_, code, share, wrap) => {
    const whole = wrap(nineThousandDays);
    const { graph, data } = readGame(whole.subarray(0, whole.length * share));
    expect(data.graph.issues).toMatchObject([{ code }, { code: 'VALUE', info: true }, { code: 'SHORT' }]);
    expect(jsonAt(graph, 'FarmSaveGame')).toMatchObject({ Day00000: 0, Day01000: 1000 });
    // The image has room for what is lost.
    expect(data.graph.missingBytes).toBe(0);
    expect(data.graph.opaqueBytes).toBeGreaterThan(1000);
    expect(data.graph.opaqueBytes).toBeLessThan(nineThousandDays.length);
  },
);

describe('Oodle', () => {
  const wrapped = oodled(plain);

  test('that is damaged costs only its file, and says where', () => {
    const broken = wrapped.slice();
    broken[12]! ^= 1;
    expect(() => readGame(broken)).toThrow(expect.objectContaining({ code: 'INFLATE', offset: 12 }));
    const { data } = readGame({ 'Level.sav': broken, 'Other.sav': plain });
    const faults = data.graph.issues.filter(({ info }) => !info);
    expect(faults).toMatchObject([{ code: 'INFLATE', file: 'Level.sav', offset: 12 }]);
  });

  test('chunks in front of a damaged one stay', () => {
    const stream = chunkStream(nineThousandDays, 2, 'oodle');
    // Behind the header of the last chunk.
    stream[Buffer.from(stream).lastIndexOf(Buffer.of(0xc1, 0x83, 0x2a, 0x9e)) + 49]! ^= 1;
    const { graph, data } = readGame(stream);
    expect(data.graph.issues[0]).toMatchObject({ code: 'INFLATE' });
    expect(jsonAt(graph, 'FarmSaveGame')).toMatchObject({ Day01000: 1000, Day05000: 5000 });
  });

  test.each([1, 2] as const)('chunks of version %i in front of a lost one stay', (version) => {
    const stream = chunkStream(nineThousandDays, version);
    const last = Buffer.from(stream).lastIndexOf(Buffer.of(0xc1, 0x83, 0x2a, 0x9e));
    const lost = stream.slice();
    lost.fill(0, last, last + 20);
    const cuts = [stream.subarray(0, -1), stream.subarray(0, last + 30), stream.subarray(0, last)];
    for (const cut of [...cuts, lost]) {
      const { graph, data } = readGame(cut);
      expect(data.graph.issues[0]).toMatchObject({
        code: expect.stringMatching(/^(SHORT|VALUE|INFLATE)$/),
        node: null,
      });
      expect(jsonAt(graph, 'FarmSaveGame')).toMatchObject({ Day01000: 1000, Day05000: 5000 });
    }
  });

  test('of a kind that no save has is refused by name', () => {
    const bitKnit = wrapped.slice();
    bitKnit.set([0x8c, 11], 12);
    expect(gvas.refuse?.(listed('Level.sav', bitKnit))).toMatchObject({
      code: 'UNSUPPORTED',
      offset: 13,
      found: 'BitKnit',
    });
  });

  test('a size that no stream can have is refused before it is taken', () => {
    const bomb = wrapped.slice();
    new DataView(bomb.buffer).setUint32(0, 0x7fffffff, true);
    expect(() => readGame(bomb.subarray(0, 200))).toThrow(LIMIT);
  });
});

describe('wrappers that lie', () => {
  const tools = { inflate: nativeInflate };

  test('claim more than their bytes can hold', () => {
    const small = palworld(plain, 0x31);
    new DataView(small.buffer).setUint32(0, small.length * 1041, true);
    expect(() => unwrap(small, 'a.sav', tools)).toThrow(LIMIT);
  });

  test('lie in each other without end', () => {
    let nested: Uint8Array = plain;
    for (let layer = 0; layer < 5; layer++) nested = gzipSync(nested);
    expect(unwrap(nested, 'a.sav', tools).wrappers).toHaveLength(5);
    for (let layer = 0; layer < 2; layer++) nested = gzipSync(nested);
    expect(() => unwrap(nested, 'a.sav', tools)).toThrow(LIMIT);
  });

  test.each([-1, 2 ** 31 - 1, plain.length + 1])('say %i for the length of their content', (length) => {
    const whole = new ByteWriter().i32(length).bytes(plain).finish();
    const stream = chunkStream(whole, 1);
    // The length that the writer put in front is that of all of it: without it, ours is the first.
    const payload = deflateSync(whole);
    const head = new ByteWriter().bytes(stream.subarray(0, 16));
    for (let pair = 0; pair < 2; pair++) head.i64(payload.length).i64(whole.length);
    expect(() => unwrap(head.bytes(payload).finish(), 'a.sav', tools)).toThrow(
      expect.objectContaining({ code: 'VALUE' }),
    );
  });

  test('have streams that do not add up to the sum', () => {
    const wrong = (at: number): Uint8Array => {
      const stream = chunkStream(plain, 1);
      const view = new DataView(stream.buffer);
      view.setBigInt64(at, view.getBigInt64(at, true) - 1n, true);
      return stream;
    };
    expect(unwrap(wrong(16), 'a.sav', tools).notes).toMatchObject([{ code: 'VALUE', offset: 16 }]);
    expect(() => unwrap(wrong(24), 'a.sav', tools)).toThrow(/expected streams of/);
  });
});

test.each([
  ['PlZ', palworld(plain, 0x31), 4],
  ['PlM', oodled(plain), 4],
  ['PlZ in CNK', gamePass(palworld(plain, 0x31)), 16],
] as const)('a compressed size that is another is noted: %s', (_, wrapped, offset) => {
  const noted = (content: Uint8Array) => readGame(content).data.graph.issues.filter(({ info }) => info);
  expect(noted(wrapped)).toEqual([]);
  const bytes = wrapped.slice();
  bytes[offset]! ^= 1;
  expect(noted(bytes)).toMatchObject([{ code: 'VALUE', file: 'Slot.sav', offset, node: null }]);
  expect(readGame(bytes).graph.count).toBe(readGame(plain).graph.count);
});

describe('what is inflated beside the image', () => {
  const MEGABYTE = 2 ** 20;
  const refuse = (): void => {
    throw new FormatError({ code: 'LIMIT', file: 'a.sav', offset: 0, expected: 'less', found: 'more' });
  };
  const bomb = Buffer.concat([plain, Buffer.alloc(64 * MEGABYTE)]);
  const inner = deflateSync(bomb);

  test.each([
    ['gzip', gzipSync(bomb)],
    ['zlib', deflateSync(bomb)],
    ['zlib in gzip', gzipSync(inner)],
    ['PlZ, twice, in gzip', gzipSync(palworld(bomb, 0x32))],
    ['chunks in gzip', gzipSync(chunkStream(bomb, 2))],
  ])('of %s is taken from the memory that there is', (_, wrapped) => {
    let taken = 0;
    const take = (bytes: number): void => {
      taken += bytes;
      if (taken > 4 * MEGABYTE) refuse();
    };
    // Of what has a size nothing is inflated yet.
    const found = ((): number | string => {
      try {
        return unwrap(wrapped, 'a.sav', { inflate: nativeInflate, take }).size;
      } catch (error) {
        return error instanceof FormatError ? error.code : String(error);
      }
    })();
    expect(['LIMIT', bomb.length]).toContain(found);
    expect(taken).toBeLessThan(5 * MEGABYTE);
    if (found === bomb.length) expect(taken).toBeGreaterThan(0);
  });

  test('is taken for a layer that is large although the save in it is small', () => {
    const layer = new ByteWriter()
      .u32(1000)
      .u32(64 * MEGABYTE)
      .u32(0x325a6c50);
    const large = layer.bytes(deflateSync(Buffer.alloc(64 * MEGABYTE))).finish();
    expect(() => unwrap(large, 'a.sav', { inflate: nativeInflate, take: refuse })).toThrow(LIMIT);
  });

  test('is there, where there is enough', () => {
    let taken = 0;
    const take = (bytes: number): void => {
      taken += bytes;
    };
    expect(unwrap(gzipSync(bomb), 'a.sav', { inflate: nativeInflate, take }).size).toBe(bomb.length);
    expect(taken).toBeGreaterThanOrEqual(bomb.length);
  });
});

test('a stream that breaks before its first byte is named with its place', () => {
  const broken = palworld(plain, 0x31);
  broken.fill(0xff, 14);
  expect(() => unwrapHead(broken, broken.length, 'Slot.sav')).toThrow(
    /at 12 \(0xc\): expected a zlib stream/,
  );
});

// Wrappers that games put around a save game, where what is in them is large; each of them around a small one, whole and
// spoilt, is in test/corpus/gvas/graphs.txt.

import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import { unwrap } from '../../../../src/formats/gvas/file/wrappers.ts';
import { gvas } from '../../../../src/formats/gvas/index.ts';
import { FORMATS } from '../../../../src/formats/registry.gen.ts';
import { nativeInflate } from '../../../../src/library/files/native-inflate.ts';
import { refusalOf } from '../../../../src/library/find/claim-saves.ts';
import { ByteWriter } from '../../../tools/byte-writer.ts';
import { numbered } from '../../../tools/corpus.ts';
import { jsonAt } from '../../../tools/graph-nodes.ts';
import { readGame } from '../../../tools/gvas/read.ts';
import { madeGame, sampleGame } from '../../../tools/gvas/sample.ts';
import { chunkStream, chunks, oodled, palworld } from '../../../tools/gvas/wrap.ts';

const plain = sampleGame('5.1');
const nineThousandDays = numbered(madeGame('9000 days, without their numbers'), 9000);

const LIMIT = expect.objectContaining({ code: 'LIMIT' });

test.each([1, 2] as const)(
  'chunks of version %i with anything else are an archive of unknown content',
  (each) => {
    const archive = chunks(new TextEncoder().encode('nothing that begins a save game'), each);
    const file = { path: 'a.sav', size: archive.length, head: (most: number) => archive.subarray(0, most) };
    expect(gvas.claim([file])).toEqual([]);
    expect(refusalOf(file, FORMATS).found).toBe('a compressed Unreal archive of unknown content');
  },
);

test('a text about saves is none', () => {
  const text = new TextEncoder().encode(`{"header":{"magic":"GVAS","saveGameVersion":1,"packageUE4":482}}`);
  const file = { path: 'a.sav.json', size: text.length, head: (most: number) => text.subarray(0, most) };
  expect([gvas.claim([file]), gvas.refuse?.(file) ?? null]).toEqual([[], null]);
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

describe('chunks', () => {
  test('in front of a damaged one of Oodle stay', () => {
    const stream = chunkStream(nineThousandDays, 2, 'oodle');
    // Behind the header of the last chunk.
    stream[Buffer.from(stream).lastIndexOf(Buffer.of(0xc1, 0x83, 0x2a, 0x9e)) + 49]! ^= 1;
    const { graph, data } = readGame(stream);
    expect(data.graph.issues[0]).toMatchObject({ code: 'INFLATE' });
    expect(jsonAt(graph, 'FarmSaveGame')).toMatchObject({ Day01000: 1000, Day05000: 5000 });
  });

  test.each([1, 2] as const)('of version %i in front of a lost one stay', (version) => {
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

// Lists of chunks that lie: refused before a byte is inflated or memory is taken for it.

import { describe, expect, it } from 'vitest';
import { Cursor } from '../../../../src/bytes/cursor.ts';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import { listStreams } from '../../../../src/formats/unreal/chunks/chunk-list.ts';
import { ByteWriter } from '../../../tools/byte-writer.ts';
import { zlibStore } from '../../../tools/deflate.ts';
import { factory } from '../../../tools/satisfactory/cases.ts';
import { chunkOffsets, writeChunkHeader } from '../../../tools/unreal/chunks.ts';
import { readFile } from '../../satisfactory/read-file.ts';

const STREAM = zlibStore(Uint8Array.from({ length: 100 }, (_, i) => i));

/** One chunk that claims `sum` inflated bytes, in streams of these inflated sizes. */
function chunk(sum: number, inflatedSizes: readonly number[], size = STREAM.length): Uint8Array {
  const out = new ByteWriter();
  writeChunkHeader(out, 2);
  out.i64(size * inflatedSizes.length).i64(sum);
  for (const inflated of inflatedSizes) out.i64(size).i64(inflated);
  for (const _ of inflatedSizes) out.bytes(STREAM);
  return out.finish();
}

function errorOf(bytes: Uint8Array): FormatError {
  try {
    listStreams(new Cursor(bytes, { file: 'a.sav' }));
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
  throw new Error('was listed');
}

it('lists what adds up', () => {
  const { streams, size } = listStreams(new Cursor(chunk(200, [100, 100]), { file: 'a.sav' }));
  expect([size, streams.map(({ to, inflatedSize }) => [to, inflatedSize])]).toEqual([
    200,
    [
      [0, 100],
      [100, 100],
    ],
  ]);
});

describe('a chunk whose header is lost', () => {
  const CHUNK = 1 << 17;
  /** Chunks of a body that says how large it is; `lost` of them have no header. */
  const guesses = (chunks: number, last: number, lost: readonly number[]): (number | false)[] => {
    const out = new ByteWriter();
    for (let at = 0; at < chunks; at++) {
      const size = at === chunks - 1 ? last : CHUNK;
      const body = new Uint8Array(size);
      if (at === 0) new DataView(body.buffer).setInt32(0, (chunks - 1) * CHUNK + last - 4, true);
      const stream = zlibStore(body);
      const header = new ByteWriter();
      writeChunkHeader(header, 2);
      header.i64(stream.length).i64(size).i64(stream.length).i64(size);
      const bytes = header.finish();
      out.bytes(lost.includes(at) ? new Uint8Array(bytes.length) : bytes).bytes(stream);
    }
    const { streams } = listStreams(new Cursor(out.finish(), { file: 'a.sav' }), 4);
    return streams.flatMap(({ inflatedSize, isGuessed }) =>
      isGuessed === undefined ? [] : [isGuessed && inflatedSize / CHUNK],
    );
  };

  it('has as many bytes as the body lacks, when nothing else is missing', () => {
    expect(guesses(6, 100, [2, 3])).toEqual([false, false, false, false, false]);
  });

  it('has a size that is only guessed when the end is missing, too', () => {
    expect(guesses(6, 100, [2, 3, 5])).toContain(2);
  });
});

it.each([0, 1])('a size of chunk %i that is broken is told once and as it is, and the stream stays', (at) => {
  const one = chunk(100, [100]);
  const bytes = Uint8Array.from([...one, ...one, ...one]);
  const offset = one.length * at + one.length - STREAM.length - 16;
  bytes[offset + 7] = 0x91;
  const list = listStreams(new Cursor(bytes, { file: 'a.sav' }));
  const found = String(BigInt.asIntN(64, (0x91n << 56n) + BigInt(STREAM.length)));
  expect(list.faults).toMatchObject([{ code: 'COUNT', offset, found }]);
  expect(list.assumed).toMatchObject([{ at: offset + 16, size: STREAM.length }]);
});

describe('notes what reading does not need', () => {
  const MOST_AT = 8;
  const SUM_AT = 17;
  const twice = (): Uint8Array => {
    const one = chunk(100, [100]);
    return Uint8Array.from([...one, ...one]);
  };
  const notesOf = (bytes: Uint8Array): object[] =>
    listStreams(new Cursor(bytes, { file: 'a.sav' })).notes.map(({ code, offset, expected, found }) => ({
      ...{ code, offset, expected, found },
    }));

  it('and nothing of what a game writes', () => {
    expect(notesOf(twice())).toEqual([]);
  });

  it.each([0, 7])('another largest size, byte %i', (byte) => {
    const bytes = twice();
    bytes[bytes.length / 2 + MOST_AT + byte]! ^= 0x80;
    const found = String(BigInt.asIntN(64, 131_072n ^ (0x80n << BigInt(8 * byte))));
    const offset = bytes.length / 2 + MOST_AT;
    expect(notesOf(bytes)).toEqual([
      { code: 'VALUE', offset, expected: 'a chunk of at most 131072 bytes', found },
    ]);
  });

  it.each([0, 6, 7])('a compressed sum that is not that of the streams, byte %i', (byte) => {
    const bytes = twice();
    bytes[SUM_AT + byte]! ^= 0x81;
    const expected = `${STREAM.length} compressed bytes, as the streams have`;
    const found = String(BigInt.asIntN(64, BigInt(STREAM.length) ^ (0x81n << BigInt(8 * byte))));
    expect(notesOf(bytes)).toEqual([{ code: 'VALUE', offset: SUM_AT, expected, found }]);
  });

  it('of many chunks, a hundred times', () => {
    const one = chunk(100, [100]);
    one[MOST_AT] = 1;
    const bytes = new Uint8Array(one.length * 300);
    for (let at = 0; at < bytes.length; at += one.length) bytes.set(one, at);
    expect(notesOf(bytes)).toHaveLength(100);
  });

  it('as issues of level info, in the file', () => {
    const bytes = factory(52).slice();
    const at = chunkOffsets(bytes)[0]! + MOST_AT;
    bytes[at]! ^= 1;
    const { graph } = readFile('noted.sav', bytes);
    expect(graph.data.issues).toMatchObject([
      { code: 'VALUE', file: 'noted.sav', offset: at, node: null, info: true },
    ]);
    expect(graph.count).toBe(readFile('noted.sav', factory(52)).graph.count);
  });
});

describe('refuses', () => {
  it('streams of nothing', () => {
    expect(errorOf(chunk(100, [0, 0, 100]))).toMatchObject({ code: 'VALUE', found: 'one of 0 after 0' });
  });

  it('streams that pass their sum', () => {
    expect(errorOf(chunk(150, [100, 100]))).toMatchObject({ code: 'VALUE', found: 'one of 100 after 100' });
  });

  it('more than deflate can give', () => {
    const most = STREAM.length * 1040;
    expect(listStreams(new Cursor(chunk(most, [most]), { file: 'a.sav' })).size).toBe(most);
    expect(errorOf(chunk(most + 1, [most + 1]))).toMatchObject({ code: 'LIMIT', found: String(most + 1) });
    expect(errorOf(chunk(2 ** 30, [2 ** 30], 2 ** 30))).toBeInstanceOf(FormatError);
  });
});

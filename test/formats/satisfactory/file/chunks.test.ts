// Lists of chunks that lie: refused before a byte is inflated or memory is taken for it.

import { describe, expect, it } from 'vitest';
import { Cursor } from '../../../../src/bytes/cursor.ts';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import { listStreams } from '../../../../src/formats/satisfactory/file/chunks.ts';
import { ByteWriter } from '../../../tools/byte-writer.ts';
import { zlibStore } from '../../../tools/deflate.ts';
import { writeChunkHeader } from '../../../tools/satisfactory/chunks.ts';

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

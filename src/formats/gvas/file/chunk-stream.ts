// Unreal's compressed streams: chunks of 128 KiB, each compressed by itself. The same as in Satisfactory's
// saves, except that the content begins with its length. They hold whole files, or are in arrays of bytes.
// Source: docs/formats/gvas.md#wrappers.

import { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { CHUNK_TAG, CHUNK_VERSION, COMPRESSOR } from '../../unreal/chunk-header.ts';

/** More than any writer uses; anything that claims more is not a stream. */
const MOST_CHUNK_BYTES = 1 << 24;

export interface Chunk {
  readonly at: number;
  readonly size: number;
  readonly inflatedSize: number;
  readonly isOodle: boolean;
}

export interface ChunkStream {
  readonly chunks: readonly Chunk[];
  readonly inflatedSize: number;
  readonly end: number;
}

/** True if `at` may be the head of a chunk, judging by 8 bytes. */
export function beginsChunk(view: DataView, at: number): boolean {
  if (!(at >= 0 && at + 8 <= view.byteLength) || view.getUint32(at, true) !== CHUNK_TAG) return false;
  const version = view.getUint32(at + 4, true);
  return version === CHUNK_VERSION.v1 || version === CHUNK_VERSION.v2;
}

/**
 * Lists the chunks from `start` on.
 *
 * Layout of a chunk: u32 tag, u32 version (0 or 0x22222222), i64 largest block, [v2: u8 compressor], i64
 * compressed, i64 inflated, then the same pair for each block, then the blocks.
 * @param faults where the stream is all of the file: the reason that blocks behind the listed ones are lost
 * @throws FormatError SHORT, VALUE, LIMIT
 */
export function listChunks(
  bytes: Uint8Array,
  start: number,
  file: string,
  faults?: FormatError[],
): ChunkStream {
  const cursor = new Cursor(bytes, { file, start });
  const chunks: Chunk[] = [];
  try {
    do listChunk(cursor, chunks);
    while (beginsChunk(cursor.view, cursor.at));
    if (faults && cursor.left > 0) faults.push(cursor.error('VALUE', 'a chunk', 'something else'));
  } catch (error) {
    if (!faults || chunks.length === 0 || !(error instanceof FormatError)) throw error;
    faults.push(error);
  }
  const inflatedSize = chunks.reduce((sum, chunk) => sum + chunk.inflatedSize, 0);
  return { chunks, inflatedSize, end: cursor.at };
}

function listChunk(cursor: Cursor, chunks: Chunk[]): void {
  const { at: start } = cursor;
  cursor.take(4);
  const isVersion2 = cursor.u32() === CHUNK_VERSION.v2;
  const most = sizeOf(cursor, 'a block');
  const compressor = isVersion2 ? cursor.u8() : null;
  const total = sizeOf(cursor, 'compressed blocks');
  const inflated = sizeOf(cursor, 'inflated blocks');
  if (most === 0 || most > MOST_CHUNK_BYTES)
    throw cursor.error('VALUE', `blocks of up to ${MOST_CHUNK_BYTES} bytes`, String(most), start + 8);
  const sizes: [compressed: number, inflated: number][] = [];
  let [sum, inflatedSum] = [0, 0];
  while (inflatedSum < inflated) {
    const [size, inflatedSize] = [sizeOf(cursor, 'a compressed block'), sizeOf(cursor, 'an inflated block')];
    const expected = `an inflated block of 1 to ${most} bytes`;
    if (inflatedSize === 0 || inflatedSize > most)
      throw cursor.error('VALUE', expected, String(inflatedSize), cursor.at - 8);
    sizes.push([size, inflatedSize]);
    sum += size;
    inflatedSum += inflatedSize;
  }
  const expected = `blocks of ${total} and ${inflated} bytes`;
  if (sum !== total || inflatedSum !== inflated)
    throw cursor.error('VALUE', expected, `${sum} and ${inflatedSum}`, start);
  for (const [size, inflatedSize] of sizes) {
    const at = cursor.take(size);
    // Version 1 does not store it: a zlib stream begins with 78.
    const isOodle = compressor === null ? cursor.bytes[at] !== 0x78 : compressor !== COMPRESSOR.zlib;
    chunks.push({ at, size, inflatedSize, isOodle });
  }
}

function sizeOf(cursor: Cursor, of: string): number {
  const { at } = cursor;
  const size = Number(cursor.i64());
  if (size >= 0 && size < 2 ** 31) return size;
  throw cursor.error('VALUE', `a size of ${of} from 0 to 2147483647`, String(size), at);
}

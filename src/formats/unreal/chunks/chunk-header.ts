// The headers of the compressed chunks that Unreal splits archives into. Source: docs/formats/satisfactory.md#chunks,
// docs/formats/gvas.md#wrappers.

import type { Cursor } from '../../../bytes/cursor.ts';
import { showInt } from '../../../bytes/format-error.ts';

/** First word of a chunk. */
export const CHUNK_TAG = 0x9e2a83c1;
/**
 * Second word of a chunk. Version 2 stores the compressor's number after the block size, version 1 doesn't store it.
 */
export const CHUNK_VERSION = { v1: 0, v2: 0x22222222 } as const;
export const COMPRESSOR = { oodle: 2, zlib: 3 } as const;

interface StreamSizes {
  readonly size: number;
  readonly inflatedSize: number;
}

/** True if a chunk may begin at an offset, by its first 8 bytes. */
export function beginsChunk(view: DataView, at: number): boolean {
  if (!(at >= 0 && at + 8 <= view.byteLength) || view.getUint32(at, true) !== CHUNK_TAG) return false;
  return isVersion(view.getUint32(at + 4, true));
}

function isVersion(word: number): boolean {
  return word === CHUNK_VERSION.v1 || word === CHUNK_VERSION.v2;
}

/**
 * Reads the header of a chunk; its streams follow.
 *
 * Layout: u32 tag, u32 0 or 0x22222222, i64 most bytes of a chunk, [u8 compressor], then pairs of i64
 * (compressed size, inflated size): the sum, and one per stream until the sum is reached.
 * @throws FormatError SHORT, COUNT, VALUE
 */
export function readChunkHeader(cursor: Cursor) {
  const start = cursor.at;
  const tag = cursor.u32();
  if (tag !== CHUNK_TAG)
    throw cursor.error('VALUE', `chunk tag 0x${CHUNK_TAG.toString(16)}`, showInt(tag), start);
  const version = cursor.u32();
  if (!isVersion(version))
    throw cursor.error('VALUE', 'chunk header 0 or 0x22222222', showInt(version), start + 4);
  // Inflated bytes of a chunk.
  const most = cursor.i64();
  const compressor = version === CHUNK_VERSION.v2 ? cursor.u8() : null;
  const sumAt = cursor.at;
  // Nothing depends on the first: it may be any.
  const size = cursor.i64();
  const inflatedSize = cursor.count64(0, 'inflated bytes');
  const streams: StreamSizes[] = [];
  for (let inflated = 0; inflated < inflatedSize; ) {
    const next = readSizes(cursor);
    if (next.inflatedSize === 0 || inflated + next.inflatedSize > inflatedSize) {
      const expected = `streams of ${inflatedSize} bytes together`;
      throw cursor.error('VALUE', expected, `one of ${next.inflatedSize} after ${inflated}`, cursor.at - 8);
    }
    streams.push(next);
    inflated += next.inflatedSize;
  }
  return { most, compressor, size, inflatedSize, sumAt, streams };
}

function readSizes(cursor: Cursor): StreamSizes {
  return { size: cursor.count64(0, 'compressed bytes'), inflatedSize: cursor.count64(0, 'inflated bytes') };
}

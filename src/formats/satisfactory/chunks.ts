// The compressed body: a run of chunks, each one or several zlib streams. The list of chunks is read
// first, so that the body's size is known and everything inflates into one buffer.
// Source: docs/formats/satisfactory.md#chunks.

import type { Cursor } from '../../bytes/cursor.ts';
import { FormatError, showInt } from '../../bytes/format-error.ts';
import type { Stream } from '../../bytes/stream-inflater.ts';

const PACKAGE_FILE_TAG = 0x9e2a83c1;
const ARCHIVE_V2 = 0x22222222;
const COMPRESSOR_ZLIB = 3;
/** Unreal cuts at 128 KiB; a stream that claims much more than that is an attack. */
const MOST_STREAM_BYTES = 1 << 26;
/** Deflate cannot do better than 1032 : 1. */
const MOST_RATIO = 1040;

export interface StreamList {
  readonly streams: readonly Stream[];
  /** Size of the inflated body. */
  readonly size: number;
  /** What ended the list early; everything before it is good. */
  readonly fault: FormatError | null;
}

/**
 * Lists the streams from the cursor to the end of the file.
 *
 * Layout of a chunk: u32 tag, u32 0 or 0x22222222, i64 most bytes of a chunk, [u8 compressor], then pairs of
 * i64 (compressed size, inflated size): the sum, and one a stream until the sum is reached; then the streams.
 * @throws FormatError when not even the first chunk can be read
 */
export function listStreams(cursor: Cursor): StreamList {
  const streams: Stream[] = [];
  let size = 0;
  while (cursor.left > 0) {
    try {
      size = listChunk(cursor, streams, size);
    } catch (error) {
      if (!(error instanceof FormatError) || streams.length === 0) throw error;
      return { streams, size, fault: error };
    }
  }
  return { streams, size, fault: null };
}

function listChunk(cursor: Cursor, streams: Stream[], to: number): number {
  const start = cursor.at;
  const tag = cursor.u32();
  if (tag !== PACKAGE_FILE_TAG) {
    throw cursor.error('VALUE', `chunk tag 0x${PACKAGE_FILE_TAG.toString(16)}`, showInt(tag), start);
  }
  const archive = cursor.u32();
  if (archive !== 0 && archive !== ARCHIVE_V2) {
    throw cursor.error('VALUE', 'chunk header 0 or 0x22222222', showInt(archive), start + 4);
  }
  cursor.skip(8);
  if (archive === ARCHIVE_V2) {
    const compressor = cursor.u8();
    if (compressor !== COMPRESSOR_ZLIB) {
      throw cursor.error('UNSUPPORTED', 'compressor 3 (zlib)', String(compressor), cursor.at - 1);
    }
  }
  const sum = sizes(cursor);
  const found: { size: number; inflatedSize: number }[] = [];
  for (let inflated = 0; inflated < sum.inflatedSize; ) {
    const next = sizes(cursor);
    if (next.inflatedSize === 0 || inflated + next.inflatedSize > sum.inflatedSize) {
      const expected = `streams of ${sum.inflatedSize} bytes together`;
      throw cursor.error('VALUE', expected, `one of ${next.inflatedSize} after ${inflated}`, cursor.at - 8);
    }
    found.push(next);
    inflated += next.inflatedSize;
  }
  // Sizes are checked against what is left before a byte of the chunk counts.
  const total = found.reduce((bytes, stream) => bytes + stream.size, 0);
  let at = cursor.take(total);
  for (const { size, inflatedSize } of found) {
    streams.push({ at, size, to, inflatedSize });
    at += size;
    to += inflatedSize;
  }
  return to;
}

function sizes(cursor: Cursor): { size: number; inflatedSize: number } {
  const size = cursor.count64(0, 'compressed bytes');
  const at = cursor.at;
  const inflatedSize = cursor.count64(0, 'inflated bytes');
  if (size > cursor.end || inflatedSize > MOST_STREAM_BYTES || inflatedSize > size * MOST_RATIO) {
    throw cursor.error('LIMIT', `at most ${size} x ${MOST_RATIO} inflated bytes`, String(inflatedSize), at);
  }
  return { size, inflatedSize };
}

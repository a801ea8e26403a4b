// Compressed streams that stand inside a save game, in arrays of bytes. They are found by their tag and read with the
// file: the image of a save has to know the size of everything beforehand. Source: docs/formats/gvas.md#byte-arrays.

import { FormatError } from '../../../bytes/format-error.ts';
import { beginsChunk, listChunks } from './chunk-stream.ts';
import { chunked, type Inflaters, type Packed } from './packed.ts';

/** A file made to hold thousands of them is not read for ever. */
const MOST_STREAMS = 4096;
/** The last byte of the tag is the rarest: floats hold its first one. */
const TAG_LAST = 0x9e;
const TAG_LAST_AT = 3;

export interface InnerStream {
  /** In the file. */
  readonly at: number;
  /** Its content, which is in the bytes until it is written; or why there is none. */
  readonly content: Packed | FormatError;
}

/** Streams inside the bytes of a save game. `most`: bytes that all of them together may inflate to. */
export function innerStreams(bytes: Uint8Array, file: string, most: number, tools: Inflaters): InnerStream[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: InnerStream[] = [];
  let left = most;
  for (let from = 0; found.length < MOST_STREAMS; ) {
    const at = bytes.indexOf(TAG_LAST, from + TAG_LAST_AT) - TAG_LAST_AT;
    if (at < 0) break;
    const stream = beginsChunk(view, at) ? openAt(bytes, at, file, left, tools) : null;
    if (stream) {
      found.push({ at, content: stream.content });
      if (!(stream.content instanceof FormatError)) left -= stream.content.size;
    }
    from = stream ? stream.end : at + 1;
  }
  return found;
}

/** The stream at `at`; null when these are other bytes. */
function openAt(
  bytes: Uint8Array,
  at: number,
  file: string,
  most: number,
  tools: Inflaters,
): { readonly content: Packed | FormatError; readonly end: number } | null {
  try {
    const stream = listChunks(bytes, at, file);
    try {
      if (stream.inflatedSize > most) {
        const [expected, found] = [`at most ${most} bytes inflated`, String(stream.inflatedSize)];
        throw new FormatError({ code: 'LIMIT', file, offset: at, expected, found });
      }
      return { content: chunked(bytes, stream, file, tools), end: stream.end };
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return { content: error, end: stream.end };
    }
  } catch (error) {
    if (error instanceof FormatError) return null;
    throw error;
  }
}

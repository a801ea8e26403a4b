// Compressed streams inside a save game, in arrays of bytes. They are found by their tag and read with the file,
// because the size of everything has to be known for the image. Source: docs/formats/gvas.md#byte-arrays.

import { Cursor } from '../../../bytes/cursor.ts';
import { FormatError, readOrFault, tryRead } from '../../../bytes/format-error.ts';
import type { GraphMemory } from '../../../graph/memory/graph-memory.ts';
import { beginsChunk } from '../../unreal/chunks/chunk-header.ts';
import { listIntact } from '../../unreal/chunks/chunk-list.ts';
import { findStream } from '../../unreal/oodle/open-kernel.ts';
import { CHUNK_COMPRESSORS, chunked, type Inflaters, type Packed } from './packed.ts';

/** Limits the time for a hostile file with thousands of them. */
const MOST_STREAMS = 4096;
interface InnerStream {
  /** Offset in the file. */
  readonly at: number;
  /** Its content, which stays compressed until it is written; or why there is none. */
  readonly content: Packed | FormatError;
}

/** Streams inside a save game, `bytes` of the image. `most` limits their total inflated size. */
export function innerStreams(
  bytes: Uint8Array,
  file: string,
  most: number,
  tools: Inflaters & { readonly memory: GraphMemory },
): InnerStream[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: InnerStream[] = [];
  let left = most;
  for (let from = 0; found.length < MOST_STREAMS; ) {
    const at = findStream(tools.memory, bytes, from);
    if (at === bytes.length) break;
    const stream = beginsChunk(view, at) ? openAt(bytes, at, file, left, tools) : null;
    if (stream) {
      found.push({ at, content: stream.content });
      if (!(stream.content instanceof FormatError)) left -= stream.content.size;
    }
    from = stream ? stream.end : at + 1;
  }
  return found;
}

/** The stream at `at`; null when the bytes are something else. */
function openAt(
  bytes: Uint8Array,
  at: number,
  file: string,
  most: number,
  tools: Inflaters,
): { readonly content: Packed | FormatError; readonly end: number } | null {
  const cursor = new Cursor(bytes, { file, start: at });
  const stream = tryRead(() => listIntact(cursor, CHUNK_COMPRESSORS), null);
  if (stream === null) return null;
  const { at: end } = cursor;
  if (stream.size > most) {
    const [expected, found] = [`at most ${most} bytes inflated`, String(stream.size)];
    return { content: new FormatError({ code: 'LIMIT', file, offset: at, expected, found }), end };
  }
  return { content: readOrFault(() => chunked(bytes, stream, file, tools)), end };
}

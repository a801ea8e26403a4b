// Compressed content of known size, which is inflated directly to its destination: otherwise the largest
// worlds would be in memory twice. Source: docs/formats/gvas.md#wrappers.

import { FormatError } from '../../../bytes/format-error.ts';
import { inflatePrefix, MOST_DEFLATE_RATIO } from '../../../bytes/inflate.ts';
import type { GraphMemory } from '../../../graph/memory/graph-memory.ts';
import type { ReadTools } from '../../format.ts';
import { BLOCK_BYTES, decodeOodle, LEAST_BLOCK_BYTES } from '../../unreal/oodle/decode.ts';
import { CHUNK_BYTES } from '../../unreal/oodle/failures.ts';
import { OodleError } from '../../unreal/oodle/oodle-error.ts';
import type { Chunk, ChunkStream } from './chunk-stream.ts';
import { MAGIC } from './layout.ts';

export type Inflaters = Pick<ReadTools, 'inflate' | 'take'>;

/** Compressed bytes, and how to inflate them. */
export interface Packed {
  readonly size: number;
  /**
   * Fills `into`, which has that size; returns how many bytes from its start are good. If not all of them are,
   * it adds the reason to `faults`. `memory` is that of the graph if `into` is in its image.
   * @throws FormatError INFLATE, UNSUPPORTED when none are
   */
  write(into: Uint8Array, faults?: FormatError[], memory?: GraphMemory): number;
}

const MOST_INFLATED = 2 ** 31 - 1;
const MOST_OODLE_RATIO = Math.ceil(BLOCK_BYTES / LEAST_BLOCK_BYTES);
/** The content of a chunk stream is preceded by its length, if it is not a save game at once. */
const LENGTH_BYTES = 4;

/** A compressed stream, and its place in the file. */
interface Stream {
  readonly input: Uint8Array;
  readonly size: number;
  readonly at: number;
  readonly file: string;
}

/** Bytes that are not compressed. */
export function stored(bytes: Uint8Array): Packed {
  return {
    size: bytes.length,
    write: (into) => {
      into.set(bytes);
      return bytes.length;
    },
  };
}

/** A zlib stream. @throws FormatError LIMIT */
export function zlib(stream: Stream, { inflate }: Inflaters): Packed {
  const { input, size } = stream;
  if (size > MOST_INFLATED || size > input.length * MOST_DEFLATE_RATIO) throw tooMuch(stream);
  return {
    size,
    write: (into, faults) => {
      try {
        inflate(input, into);
        return size;
      } catch (cause) {
        const { bytes } = inflatePrefix(input, size);
        into.set(bytes);
        return keepGood(into, bytes.length, notInflated(stream, bytes.length, cause), faults);
      }
    },
  };
}

/** An Oodle stream. @throws FormatError LIMIT */
export function oodle(stream: Stream): Packed {
  const { input, size } = stream;
  if (size > MOST_INFLATED || size > input.length * MOST_OODLE_RATIO) throw tooMuch(stream);
  return {
    size,
    write: (into, faults, memory) => {
      try {
        decodeOodle(input, size, into, memory);
        const hole = zerosIn(stream);
        if (hole) faults?.push(hole);
        return size;
      } catch (cause) {
        if (!(cause instanceof OodleError)) throw cause;
        return keepGood(into, cause.good, notDecoded(stream, cause), faults);
      }
    },
  };
}

/** Keeps the first `good` bytes, and returns their number. @throws the error when there are none */
function keepGood(into: Uint8Array, good: number, error: FormatError, faults?: FormatError[]): number {
  into.fill(0, good);
  if (good === 0) throw error;
  faults?.push(error);
  return good;
}

/** More zeros than compressed bytes have in a row: 22 in all files seen. */
const HOLE_BYTES = 128;

/** A part that was never written, which may decode to wrong content: a stream has no sum that would tell. */
function zerosIn({ input, at, file }: Stream): FormatError | null {
  for (let place = HOLE_BYTES - 1; place < input.length; place += HOLE_BYTES) {
    let [start, end] = [place, place];
    while (start > 0 && input[start - 1] === 0 && input[place] === 0) start--;
    while (end < input.length && input[end] === 0) end++;
    if (end - start < HOLE_BYTES) continue;
    const found = `${end - start} zeros`;
    return new FormatError({ code: 'VALUE', file, offset: at + start, expected: 'compressed bytes', found });
  }
  return null;
}

/** Start of the content of a chunk stream, by its first bytes. */
export function contentStart(beginning: Uint8Array): number {
  return beginsSave(beginning) ? 0 : LENGTH_BYTES;
}

export function beginsSave(bytes: Uint8Array): boolean {
  return (
    bytes.length >= 4 &&
    new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getInt32(0, true) === MAGIC
  );
}

/**
 * The content of a chunk stream, after its length.
 * @param faults where a save may lack its end
 * @throws FormatError LIMIT, UNSUPPORTED, INFLATE, VALUE
 */
export function chunked(
  bytes: Uint8Array,
  { chunks, inflatedSize }: ChunkStream,
  file: string,
  tools: Inflaters,
  faults?: FormatError[],
): Packed {
  const parts = chunks.map(({ at, size, inflatedSize: part, isOodle }: Chunk) => {
    const stream = { input: bytes.subarray(at, at + size), size: part, at, file };
    return isOodle ? oodle(stream) : zlib(stream, tools);
  });
  if (inflatedSize > MOST_INFLATED) throw tooMuch({ input: bytes, size: inflatedSize, at: 0, file });
  const [first, ...others] = parts;
  const beginning = first ? unpack(first, tools) : new Uint8Array(0);
  const start = contentStart(beginning);
  const view = new DataView(beginning.buffer, beginning.byteOffset, beginning.byteLength);
  const stated = beginning.length >= LENGTH_BYTES ? view.getInt32(0, true) : -1;
  const most = inflatedSize - start;
  if (start > 0 && !(stated >= 0 && stated <= most)) {
    const [expected, found] = [`a length of up to ${most}`, String(stated)];
    const error = new FormatError({ code: 'VALUE', file, offset: chunks[0]?.at ?? 0, expected, found });
    if (!faults || !beginsSave(beginning.subarray(start))) throw error;
    if (faults.length === 0) faults.push(error);
  }
  const size = start === 0 || stated > most || stated < 0 ? most : stated;
  return {
    size,
    write: (into, faults, memory) => {
      into.set(beginning.subarray(start, start + size));
      let to = beginning.length - start;
      for (const part of others) {
        if (to >= size) break;
        const room = into.subarray(to, to + part.size);
        const good = writePart(part, room, tools, faults, memory);
        to += good;
        if (good < part.size) break;
      }
      return Math.min(to, size);
    },
  };
}

/** Writes a part behind others, which stay good if it is not; drops bytes beyond the content's length. */
function writePart(
  part: Packed,
  room: Uint8Array,
  tools: Inflaters,
  faults?: FormatError[],
  memory?: GraphMemory,
): number {
  try {
    if (room.length === part.size) return part.write(room, faults, memory);
    const bytes = unpack(part, tools, faults);
    room.set(bytes.subarray(0, room.length));
    return bytes.length;
  } catch (error) {
    if (!(error instanceof FormatError) || error.code === 'LIMIT') throw error;
    faults?.push(error);
    return 0;
  }
}

/** The good part of the content, in memory of its own. @throws FormatError LIMIT when there is none */
export function unpack(packed: Packed, { take }: Inflaters, faults?: FormatError[]): Uint8Array {
  take?.(packed.size);
  const bytes = new Uint8Array(packed.size);
  return bytes.subarray(0, packed.write(bytes, faults));
}

/**
 * The beginning of an Oodle stream, given its first bytes.
 * @throws FormatError SHORT when they are too few, INFLATE, UNSUPPORTED
 */
export function oodleHead(stream: Stream): Uint8Array {
  const bytes = new Uint8Array(Math.min(CHUNK_BYTES, stream.size));
  try {
    decodeOodle(stream.input, stream.size, bytes);
    return bytes;
  } catch (cause) {
    throw cause instanceof OodleError ? notDecoded(stream, cause) : cause;
  }
}

/** A zlib or gzip stream of unknown inflated size. @throws FormatError INFLATE, LIMIT */
export function unpackUnknown(input: Uint8Array, file: string, { take }: Inflaters): Uint8Array {
  const most = Math.min(MOST_INFLATED, input.length * MOST_DEFLATE_RATIO);
  const { bytes, error } = inflatePrefix(input, most, take);
  if (bytes.length > 0) return bytes;
  const [expected, found] = ['a zlib stream', error ?? 'nothing'];
  throw new FormatError({ code: 'INFLATE', file, offset: 0, expected, found });
}

function tooMuch({ size, at, file }: Stream): FormatError {
  const expected = 'a size that its compressed bytes can hold';
  return new FormatError({ code: 'LIMIT', file, offset: at, expected, found: `${size} bytes` });
}

function notInflated({ size, at, file }: Stream, good: number, cause: unknown): FormatError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const [expected, found] = [`${size} bytes inflated`, `${good}, then ${reason}`];
  return new FormatError({ code: 'INFLATE', file, offset: at, expected, found, cause });
}

function notDecoded({ at, file }: Stream, cause: OodleError): FormatError {
  const { code, expected, found } = cause;
  return new FormatError({ code, file, offset: at + cause.at, expected, found, cause });
}

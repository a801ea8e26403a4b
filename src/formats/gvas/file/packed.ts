// Compressed content of known size, which is inflated directly to its destination: otherwise the largest
// worlds would be in memory twice. Source: docs/formats/gvas.md#wrappers.

import { FormatError } from '../../../bytes/format-error.ts';
import { inflatePrefix, MOST_DEFLATE_RATIO } from '../../../bytes/inflate.ts';
import type { ReadTools } from '../../format.ts';
import type { Chunk, ChunkStream } from './chunk-stream.ts';

export type Inflaters = Pick<ReadTools, 'inflate' | 'oodle' | 'take'>;

/** Compressed bytes, and how to inflate them. */
export interface Packed {
  readonly size: number;
  /**
   * Fills `into`, which has that size; returns how many bytes from its start are good.
   * @throws FormatError INFLATE when none are
   */
  write(into: Uint8Array): number;
}

const MOST_INFLATED = 2 ** 31 - 1;
/** More than Oodle was ever seen to reach. */
const MOST_OODLE_RATIO = 65_536;
/** The content of a chunk stream is preceded by its length. */
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
    write: (into) => {
      try {
        inflate(input, into);
        return size;
      } catch (cause) {
        const { bytes } = inflatePrefix(input, size);
        into.fill(0);
        into.set(bytes);
        if (bytes.length > 0) return bytes.length;
        throw notInflated(stream, cause);
      }
    },
  };
}

/** A stream that only the user's decoder can read. @throws FormatError LIMIT, UNSUPPORTED */
export function oodle(stream: Stream, { oodle: decode }: Inflaters): Packed {
  const { input, size, at, file } = stream;
  if (!decode) {
    const expected = 'a decoder for Oodle: install one, such as ooz-wasm, and name it (--oodle MODULE)';
    const found = `${input.length} bytes compressed with Oodle, ${size} inflated`;
    throw new FormatError({ code: 'UNSUPPORTED', file, offset: at, expected, found });
  }
  if (size > MOST_INFLATED || size > input.length * MOST_OODLE_RATIO) throw tooMuch(stream);
  return {
    size,
    write: (into) => {
      try {
        const bytes = decode(input, size);
        if (bytes.length !== size) throw new Error(`${bytes.length} bytes instead of ${size}`);
        into.set(bytes);
        return size;
      } catch (cause) {
        // There was no memory for it.
        if (cause instanceof FormatError) throw cause;
        throw notInflated(stream, cause);
      }
    },
  };
}

/** The content of a chunk stream, after its length. @throws FormatError LIMIT, UNSUPPORTED, INFLATE, VALUE */
export function chunked(
  bytes: Uint8Array,
  { chunks, inflatedSize }: ChunkStream,
  file: string,
  tools: Inflaters,
): Packed {
  const parts = chunks.map(({ at, size, inflatedSize: part, isOodle }: Chunk) => {
    const stream = { input: bytes.subarray(at, at + size), size: part, at, file };
    return isOodle ? oodle(stream, tools) : zlib(stream, tools);
  });
  if (inflatedSize > MOST_INFLATED) throw tooMuch({ input: bytes, size: inflatedSize, at: 0, file });
  const [first, ...others] = parts;
  const beginning = first ? unpack(first, tools) : new Uint8Array(0);
  const view = new DataView(beginning.buffer, beginning.byteOffset, beginning.byteLength);
  const size = beginning.length >= LENGTH_BYTES ? view.getInt32(0, true) : -1;
  if (!(size >= 0 && size <= inflatedSize - LENGTH_BYTES)) {
    const expected = `a length of up to ${inflatedSize - LENGTH_BYTES}`;
    throw new FormatError({ code: 'VALUE', file, offset: chunks[0]?.at ?? 0, expected, found: String(size) });
  }
  return {
    size,
    write: (into) => {
      into.set(beginning.subarray(LENGTH_BYTES, LENGTH_BYTES + size));
      let to = beginning.length - LENGTH_BYTES;
      for (const part of others) {
        if (to >= size) break;
        const room = into.subarray(to, to + part.size);
        const good = room.length === part.size ? part.write(room) : writeCut(part, room, tools);
        to += good;
        if (good < part.size) break;
      }
      return Math.min(to, size);
    },
  };
}

/** Drops bytes beyond the length that the content states. */
function writeCut(part: Packed, room: Uint8Array, tools: Inflaters): number {
  const bytes = unpack(part, tools);
  room.set(bytes.subarray(0, room.length));
  return bytes.length;
}

/** The good part of the content, in memory of its own. @throws FormatError LIMIT when there is none */
export function unpack(packed: Packed, { take }: Inflaters): Uint8Array {
  take?.(packed.size);
  const bytes = new Uint8Array(packed.size);
  return bytes.subarray(0, packed.write(bytes));
}

/** A zlib or gzip stream of unknown inflated size. @throws FormatError INFLATE, LIMIT */
export function unpackUnknown(input: Uint8Array, file: string, { take }: Inflaters): Uint8Array {
  const most = Math.min(MOST_INFLATED, input.length * MOST_DEFLATE_RATIO);
  const { bytes, error } = inflatePrefix(input, most, take);
  if (bytes.length > 0) return bytes;
  throw new FormatError({
    code: 'INFLATE',
    file,
    offset: 0,
    expected: 'a zlib stream',
    found: error ?? 'nothing',
  });
}

function tooMuch({ size, at, file }: Stream): FormatError {
  const expected = 'a size that its compressed bytes can hold';
  return new FormatError({ code: 'LIMIT', file, offset: at, expected, found: `${size} bytes` });
}

function notInflated({ size, at, file }: Stream, cause: unknown): FormatError {
  const found = cause instanceof Error ? cause.message : String(cause);
  return new FormatError({ code: 'INFLATE', file, offset: at, expected: `${size} bytes`, found, cause });
}

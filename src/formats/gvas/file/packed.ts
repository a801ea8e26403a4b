// Compressed content of known size, which is inflated directly to its destination: otherwise the largest
// worlds would be in memory twice. Source: docs/formats/gvas.md#wrappers.

import { Damage } from '../../../bytes/damage.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { inflatePrefix, MOST_DEFLATE_RATIO } from '../../../bytes/inflate.ts';
import { inflateJob, type Stream } from '../../../bytes/inflate-job.ts';
import { type DamagedPart, StreamInflater } from '../../../bytes/stream-inflater.ts';
import type { GraphMemory } from '../../../graph/memory/graph-memory.ts';
import type { ReadTools } from '../../format.ts';
import { COMPRESSOR } from '../../unreal/chunks/chunk-header.ts';
import type { StreamList } from '../../unreal/chunks/chunk-list.ts';
import { inflaterOf, salvagerOf, zerosIn } from '../../unreal/chunks/inflate-chunks.ts';
import { BLOCK_BYTES, decodeOodle, LEAST_BLOCK_BYTES } from '../../unreal/oodle/decode.ts';
import { CHUNK_BYTES } from '../../unreal/oodle/failures.ts';
import { OodleError } from '../../unreal/oodle/oodle-error.ts';
import { MAGIC } from './layout.ts';

export const CHUNK_COMPRESSORS: readonly number[] = [COMPRESSOR.zlib, COMPRESSOR.oodle];
/** The content of a chunk stream is preceded by its length, if it is not a save game at once. */
export const LENGTH_BYTES = 4;

export type Inflaters = Pick<ReadTools, 'inflate' | 'take'>;

/** Compressed bytes, and how to inflate them. */
export interface Packed {
  readonly size: number;
  /**
   * Fills `into`, which has that size. The reasons why not all of it is intact are added to
   * `faults`. `memory` is that of the graph if `into` is in its image.
   * @throws FormatError INFLATE, UNSUPPORTED when all is lost
   */
  write(into: Uint8Array, faults?: FormatError[], memory?: GraphMemory): Written;
}

interface Written {
  /** The parts that may not be intact, in order. */
  readonly damage: readonly DamagedPart[];
  /** The number of bytes that do not count as understood, because they are lost or only likely. */
  readonly opaque: number;
}

const WHOLE: Written = { damage: [], opaque: 0 };

const MOST_INFLATED = 2 ** 31 - 1;
const MOST_OODLE_RATIO = Math.ceil(BLOCK_BYTES / LEAST_BLOCK_BYTES);
/** A stream that is all of a file, or of a wrapper. */
interface LoneStream {
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
      return WHOLE;
    },
  };
}

/** A zlib stream. @throws FormatError LIMIT */
export function zlib(stream: LoneStream, { inflate }: Inflaters): Packed {
  const { input, size } = stream;
  if (size > MOST_INFLATED || size > input.length * MOST_DEFLATE_RATIO) throw tooMuch(stream);
  return {
    size,
    write: (into, faults) => {
      try {
        inflate(input, into);
        return WHOLE;
      } catch (cause) {
        const { bytes, rest } = inflatePrefix(input, size);
        into.set(bytes);
        const isAll = bytes.length === size && rest > 0;
        const error = isAll ? trailing(stream, rest) : notInflated(stream, bytes.length, cause);
        return keepGood(into, bytes.length, error, faults);
      }
    },
  };
}

/** An Oodle stream. @throws FormatError LIMIT */
export function oodle(stream: LoneStream): Packed {
  const { input, size } = stream;
  if (size > MOST_INFLATED || size > input.length * MOST_OODLE_RATIO) throw tooMuch(stream);
  return {
    size,
    write: (into, faults, memory) => {
      try {
        decodeOodle(input, size, into, memory);
        const hole = zerosIn(input);
        if (hole) faults?.push(neverWritten(stream, hole));
        return WHOLE;
      } catch (cause) {
        if (!(cause instanceof OodleError)) throw cause;
        return keepGood(into, cause.good, notDecoded(stream, cause), faults);
      }
    },
  };
}

/** Keeps the first `good` bytes: all, if others only follow the stream. @throws the error when there are none */
function keepGood(into: Uint8Array, good: number, error: FormatError, faults?: FormatError[]): Written {
  into.fill(0, good);
  if (good === 0) throw error;
  faults?.push(error);
  if (error.code === 'TRAILING') return WHOLE;
  return { damage: [{ from: good, to: into.length, lost: true, error }], opaque: into.length - good };
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
 * @param faults where a save may lack parts
 * @throws FormatError LIMIT, INFLATE, VALUE
 */
export function chunked(
  bytes: Uint8Array,
  { streams, compressor, size: inflatedSize, assumed, faults: listFaults }: StreamList,
  file: string,
  { inflate, take }: Inflaters,
  faults?: FormatError[],
): Packed {
  const [first, ...others] = streams;
  if (first === undefined || inflatedSize > MOST_INFLATED)
    throw tooMuch({ input: bytes, size: inflatedSize, at: first?.at ?? 0, file });
  const fill = (parts: readonly Stream[], into: Uint8Array, memory?: GraphMemory): StreamInflater => {
    const inflater = inflaterOf(compressor, inflate, memory);
    return new StreamInflater(inflateJob(bytes, parts, into), inflater, file, salvagerOf(compressor));
  };
  take?.(first.inflatedSize);
  const beginning = new Uint8Array(first.inflatedSize);
  const begun = fill([first], beginning);
  const good = soundSize(begun.salvage(), beginning.length);
  if (good === 0) throw begun.salvage()[0]!.error;
  const start = contentStart(beginning);
  const size = inflatedSize - start;
  const streamIn = (stream: Stream): Stream => ({ ...stream, to: stream.to - start });
  const partIn = (part: DamagedPart): DamagedPart => ({
    ...part,
    from: Math.max(part.from - start, 0),
    to: part.to - start,
  });
  const stated = good < LENGTH_BYTES ? -1 : new DataView(beginning.buffer).getInt32(0, true);
  if (start > 0 && stated !== size) {
    const [expected, found] = [`a length of ${size}`, String(stated)];
    const error = new FormatError({ code: 'VALUE', file, offset: first.at, expected, found });
    if (!faults || !beginsSave(beginning.subarray(start))) throw error;
    if (listFaults.length === 0) faults.push(error);
  }
  return {
    size,
    write: (into, faults, memory) => {
      into.set(beginning.subarray(start));
      const rest = fill(others.map(streamIn), into, memory);
      const broken = [...begun.salvage().map(partIn), ...rest.salvage()];
      const repaired = [...begun.repaired, ...rest.repaired];
      // The two parts of one stream share an error.
      faults?.push(...new Set([...repaired, ...broken.map(({ error }) => error)]));
      const doubted = [...begun.doubted.map(partIn), ...rest.doubted];
      // What inflates although its chunk has no header is right, but it is only assumed to be there.
      const likely = assumed.map(streamIn).filter(({ to }) => !broken.some(({ from }) => from === to));
      const opaque = [
        ...broken.map(({ from, to }) => to - from),
        ...likely.map((stream) => stream.inflatedSize),
      ];
      return {
        damage: [...broken, ...doubted].sort((a, b) => a.from - b.from),
        opaque: opaque.reduce((sum, size) => sum + size, 0),
      };
    },
  };
}

/** The number of bytes in front of the first that is lost. */
function soundSize(damage: readonly DamagedPart[], size: number): number {
  return new Damage(damage).lostAt(0, size)?.from ?? size;
}

/** The content up to the first byte that is lost, in memory of its own. @throws FormatError LIMIT when there is none */
export function unpack(packed: Packed, { take }: Inflaters, faults?: FormatError[]): Uint8Array {
  take?.(packed.size);
  const bytes = new Uint8Array(packed.size);
  return bytes.subarray(0, soundSize(packed.write(bytes, faults).damage, bytes.length));
}

/**
 * The beginning of an Oodle stream, given its first bytes.
 * @throws FormatError SHORT when they are too few, INFLATE, UNSUPPORTED
 */
export function oodleHead(stream: LoneStream): Uint8Array {
  const bytes = new Uint8Array(Math.min(CHUNK_BYTES, stream.size));
  try {
    decodeOodle(stream.input, stream.size, bytes);
    return bytes;
  } catch (cause) {
    if (!(cause instanceof OodleError)) throw cause;
    if (cause.code === 'TRAILING') return bytes;
    throw notDecoded(stream, cause);
  }
}

/** A zlib or gzip stream of unknown inflated size. @throws FormatError INFLATE, LIMIT */
export function unpackUnknown(
  input: Uint8Array,
  file: string,
  { take }: Inflaters,
  faults?: FormatError[],
): Uint8Array {
  const most = Math.min(MOST_INFLATED, input.length * MOST_DEFLATE_RATIO);
  const { bytes, error, isWhole, rest } = inflatePrefix(input, most, take);
  if (rest > 0 && bytes.length > 0) faults?.push(trailing({ input, size: bytes.length, at: 0, file }, rest));
  if (isWhole && bytes.length > 0) return bytes;
  const [expected, found] = ['a zlib stream', error ?? 'nothing'];
  const broken = new FormatError({ code: 'INFLATE', file, offset: 0, expected, found });
  if (bytes.length === 0) throw broken;
  faults?.push(broken);
  return bytes;
}

function tooMuch({ size, at, file }: LoneStream): FormatError {
  const expected = 'a size that its compressed bytes can hold';
  return new FormatError({ code: 'LIMIT', file, offset: at, expected, found: `${size} bytes` });
}

function notInflated({ size, at, file }: LoneStream, good: number, cause: unknown): FormatError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const [expected, found] = [`${size} bytes inflated`, `${good}, then ${reason}`];
  return new FormatError({ code: 'INFLATE', file, offset: at, expected, found, cause });
}

function trailing({ input, at, file }: LoneStream, rest: number): FormatError {
  const [offset, found] = [at + input.length - rest, `${rest} more bytes`];
  return new FormatError({ code: 'TRAILING', file, offset, expected: 'the end of the stream', found });
}

function notDecoded({ at, file }: LoneStream, cause: OodleError): FormatError {
  const { code, expected, found } = cause;
  return new FormatError({ code, file, offset: at + cause.at, expected, found, cause });
}

function neverWritten(
  { at, file }: LoneStream,
  hole: { readonly at: number; readonly found: string },
): FormatError {
  const [offset, expected] = [at + hole.at, 'compressed bytes'];
  return new FormatError({ code: 'VALUE', file, offset, expected, found: hole.found });
}

// The compressed body: a run of chunks, each one or several zlib streams. The list of chunks is read first,
// so that the body's size is known and everything inflates into one buffer. Source:
// docs/formats/satisfactory.md#chunks.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError, showInt } from '../../../bytes/format-error.ts';
import { inflatePrefix, MOST_DEFLATE_RATIO } from '../../../bytes/inflate.ts';
import type { Stream } from '../../../bytes/stream-inflater.ts';
import { CHUNK_TAG, CHUNK_VERSION, COMPRESSOR } from '../../unreal/chunk-header.ts';

/** Unreal cuts at 128 KiB; a stream that claims much more is hostile. */
const MOST_STREAM_BYTES = 1 << 26;
/**
 * The game cuts chunks after this many inflated bytes and stores the number; a chunk whose header cannot be
 * read is assumed to have it too.
 */
const CHUNK_BYTES = 1 << 17;
/** A file with more unreadable chunk headers than this is given up. */
const MOST_FAULTS = 1000;
/** Most notes per file, because all of its chunks may be cut differently. */
const MOST_NOTES = 100;
/** Tag, version, most bytes, [compressor], two pairs of sizes. */
const LEAST_HEADER = 48;

export interface StreamList {
  readonly streams: readonly Stream[];
  /** Size of the inflated body, as far as the chunks say. */
  readonly size: number;
  /** Those of chunks whose headers cannot be read. */
  readonly assumed: readonly Stream[];
  /** Faults of the list: chunks whose headers cannot be read, a file that ends too early. */
  readonly faults: readonly FormatError[];
  /** Numbers in headers that reading does not need, and that are not what the game writes. */
  readonly notes: readonly FormatError[];
}

/**
 * Lists the streams from the cursor to the end of the file. A chunk whose header cannot be read is assumed to
 * have the usual size and to extend to the next chunk; one that is cut by the end of the file keeps what
 * there is of it.
 *
 * Layout of a chunk: u32 tag, u32 0 or 0x22222222, i64 most bytes of a chunk, [u8 compressor], then pairs of
 * i64 (compressed size, inflated size): the sum, and one per stream until the sum is reached; then the
 * streams.
 * @param sizeBytes how many bytes the size has with which the body begins
 * @throws FormatError when there is no chunk that can be read
 */
export function listStreams(cursor: Cursor, sizeBytes = 0): StreamList {
  const streams: Stream[] = [];
  const gaps: number[] = [];
  const faults: FormatError[] = [];
  const notes: FormatError[] = [];
  let size = 0;
  let readable = 0;
  let searched = 0;
  while (cursor.left > 0) {
    const { at } = cursor;
    try {
      size = listChunk(cursor, streams, size, notes);
      readable++;
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      faults.push(error);
      // The size of the last stream may be wrong: the next chunk may start inside it.
      searched = nextChunk(cursor, Math.max(streams.at(-1)?.at ?? at, searched + 1));
      if (searched < 0 ? readable === 0 : faults.length > MOST_FAULTS) throw error;
      cursor.at = searched < 0 ? cursor.end : searched;
      const before = size;
      size = bridge(streams, size, at, cursor.at);
      if (size > before && searched >= 0) gaps.push(streams.length - 1);
    }
  }
  const missing = gaps.length === 0 ? 0 : missingChunks(cursor.bytes, streams[0]!, size, sizeBytes);
  const all = missing === 0 ? streams : widen(streams, gaps, missing);
  const assumed = gaps.map((at) => all[at]!);
  const last = all.at(-1);
  return { streams: all, size: last ? last.to + last.inflatedSize : 0, assumed, faults, notes };
}

/**
 * Adds what lies between the last good chunk and `next`: the rest of a cut stream, surplus bytes, or a chunk
 * of its own. Returns the size with it.
 */
function bridge(streams: Stream[], size: number, fault: number, next: number): number {
  const last = streams.at(-1);
  if (last && next < last.at + last.size) {
    streams[streams.length - 1] = { ...last, size: next - last.at };
    return size;
  }
  const left = next - fault;
  if (left <= LEAST_HEADER) {
    // Too little for a chunk: the last stream is longer than its size says, or the file is cut inside a
    // header.
    if (last) streams[streams.length - 1] = { ...last, size: next - last.at };
    return size;
  }
  const inflatedSize = Math.min(CHUNK_BYTES, (left - LEAST_HEADER) * MOST_DEFLATE_RATIO);
  const header = streams.length > 0 ? headerBytes(streams) : LEAST_HEADER;
  streams.push({ at: fault + header, size: left - header, to: size, inflatedSize });
  return size + inflatedSize;
}

/**
 * The number of chunks that are missing for the size with which the body begins. A fraction says that the end is
 * lost, too, so that fewer of them may be missing before it; null when the size is lost.
 */
function missingChunks(bytes: Uint8Array, first: Stream, size: number, sizeBytes: number): number | null {
  const { bytes: head } = inflatePrefix(bytes.subarray(first.at, first.at + first.size), first.inflatedSize);
  if (sizeBytes === 0 || head.length < sizeBytes) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const whole = sizeBytes + (sizeBytes === 8 ? Number(view.getBigInt64(0, true)) : view.getInt32(0, true));
  const missing = (whole - size) / CHUNK_BYTES;
  const most = (bytes.length * MOST_DEFLATE_RATIO) / CHUNK_BYTES;
  return missing >= 0 && missing < most ? missing : null;
}

/**
 * Several chunks may be lost in one gap: gives each of them as many more as its size suggests. Only one gap takes a
 * whole number of them for certain.
 */
function widen(streams: readonly Stream[], gaps: readonly number[], missing: number | null): Stream[] {
  const isWhole = Number.isInteger(missing);
  const sound = streams.filter((_, at) => !gaps.includes(at));
  const each = sound.reduce((bytes, { size }) => bytes + size, 0) / Math.max(sound.length, 1);
  const more = new Map(gaps.map((at) => [at, 0]));
  const need = (at: number): number => streams[at]!.size / each - 1 - more.get(at)!;
  for (let left = Math.ceil(missing ?? 0); left > 0; left--) {
    const [neediest] = [...gaps].sort((a, b) => need(b) - need(a));
    if (!isWhole && need(neediest!) < 0.5) break;
    more.set(neediest!, more.get(neediest!)! + 1);
  }
  let moved = 0;
  return streams.map((stream, at) => {
    const added = (more.get(at) ?? 0) * CHUNK_BYTES;
    const to = stream.to + moved;
    moved += added;
    const isGuessed = (gaps.length > 1 || !isWhole) && more.has(at);
    return { ...stream, to, inflatedSize: stream.inflatedSize + added, isGuessed };
  });
}

/** Size of a header: the bytes between the last two streams, if those are adjacent. */
function headerBytes(streams: readonly Stream[]): number {
  const [before, last] = [streams.at(-2), streams.at(-1)!];
  const gap = before ? last.at - before.at - before.size : LEAST_HEADER;
  return gap >= LEAST_HEADER && gap <= LEAST_HEADER + 1 ? gap : LEAST_HEADER;
}

/** Offset of the next plausible chunk header; -1 for none. */
function nextChunk(cursor: Cursor, from: number): number {
  const { bytes, view, end } = cursor;
  const first = CHUNK_TAG & 0xff;
  for (
    let at = bytes.indexOf(first, from);
    at >= 0 && at + LEAST_HEADER <= end;
    at = bytes.indexOf(first, at + 1)
  ) {
    if (view.getUint32(at, true) !== CHUNK_TAG) continue;
    if (isVersion(view.getUint32(at + 4, true))) return at;
  }
  return -1;
}

function listChunk(cursor: Cursor, streams: Stream[], to: number, notes: FormatError[]): number {
  const start = cursor.at;
  const tag = cursor.u32();
  if (tag !== CHUNK_TAG) {
    throw cursor.error('VALUE', `chunk tag 0x${CHUNK_TAG.toString(16)}`, showInt(tag), start);
  }
  const version = cursor.u32();
  if (!isVersion(version)) {
    throw cursor.error('VALUE', 'chunk header 0 or 0x22222222', showInt(version), start + 4);
  }
  const most = cursor.i64();
  if (version === CHUNK_VERSION.v2) {
    const compressor = cursor.u8();
    if (compressor !== COMPRESSOR.zlib) {
      throw cursor.error('UNSUPPORTED', 'compressor 3 (zlib)', String(compressor), cursor.at - 1);
    }
  }
  const sumAt = cursor.at;
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
  let { at } = cursor;
  const total = found.reduce((bytes, stream) => bytes + stream.size, 0);
  const isCut = total > cursor.left;
  // Either the sizes are wrong, or the file ends in this chunk.
  if (isCut && nextChunk(cursor, at) >= 0) cursor.take(total);
  if (notes.length < MOST_NOTES) {
    const note = (expected: string, found: number | bigint, place: number): number =>
      notes.push(cursor.error('VALUE', expected, String(found), place));
    if (most !== BigInt(CHUNK_BYTES)) note(`a chunk of at most ${CHUNK_BYTES} bytes`, most, start + 8);
    if (sum.size !== total) note(`${total} compressed bytes, as the streams have`, sum.size, sumAt);
  }
  for (const { size, inflatedSize } of found) {
    streams.push({ at, size: Math.min(size, cursor.end - at), to, inflatedSize });
    at = Math.min(at + size, cursor.end);
    to += inflatedSize;
  }
  cursor.at = at;
  return to;
}

function isVersion(word: number): boolean {
  return word === CHUNK_VERSION.v1 || word === CHUNK_VERSION.v2;
}

function sizes(cursor: Cursor): { size: number; inflatedSize: number } {
  const size = cursor.count64(0, 'compressed bytes');
  const at = cursor.at;
  const inflatedSize = cursor.count64(0, 'inflated bytes');
  if (inflatedSize > MOST_STREAM_BYTES || inflatedSize > size * MOST_DEFLATE_RATIO) {
    throw cursor.error(
      'LIMIT',
      `at most ${size} x ${MOST_DEFLATE_RATIO} inflated bytes`,
      String(inflatedSize),
      at,
    );
  }
  return { size, inflatedSize };
}

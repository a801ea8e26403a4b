// Lists a run of chunks, each one or several compressed streams, before any of them is inflated, so that the size of
// their content is known and everything inflates into one buffer. Source: docs/formats/satisfactory.md#chunks.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { MOST_DEFLATE_RATIO } from '../../../bytes/inflate.ts';
import type { Stream } from '../../../bytes/inflate-job.ts';
import { BLOCK_BYTES, LEAST_BLOCK_BYTES } from '../oodle/decode.ts';
import { beginsChunk, CHUNK_TAG, CHUNK_VERSION, COMPRESSOR, readChunkHeader } from './chunk-header.ts';
import { salvagerOf } from './inflate-chunks.ts';

/** Unreal cuts at 128 KiB; a stream that claims much more is hostile. */
const MOST_STREAM_BYTES = 1 << 26;
const MOST_OODLE_RATIO = Math.ceil(BLOCK_BYTES / LEAST_BLOCK_BYTES);
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
const SIZES_BYTES = 16;

export interface StreamList {
  readonly streams: readonly Stream[];
  /** That of all of them. */
  readonly compressor: number;
  /** Size of the inflated content, as far as the chunks say. */
  readonly size: number;
  /** Those of chunks whose headers cannot be read. */
  readonly assumed: readonly Stream[];
  /** Faults of the list: chunks whose headers cannot be read, a file that ends too early. */
  readonly faults: readonly FormatError[];
  /** Numbers in headers that reading does not need, and that are not what the game writes. */
  readonly notes: readonly FormatError[];
}

/** A list that grows. */
interface Listing {
  readonly streams: Stream[];
  readonly notes: FormatError[];
  /** Those that can be read, and the one that the first chunk has. */
  readonly compressors: readonly number[];
  compressor: number | null;
  size: number;
  /** Bytes of the last header of a chunk with one stream. */
  headerBytes: number;
}

function beginListing({ view, at }: Cursor, compressors: readonly number[]): Listing {
  // The sizes in the first header may be what is wrong.
  const isLonger = beginsChunk(view, at) && view.getUint32(at + 4, true) === CHUNK_VERSION.v2;
  const headerBytes = LEAST_HEADER + (isLonger ? 1 : 0);
  return { streams: [], notes: [], compressors, compressor: null, size: 0, headerBytes };
}

/**
 * Lists the streams from the cursor to the end of the file. A chunk whose header cannot be read is assumed to
 * have the usual size and to extend to the next chunk; one that is cut by the end of the file keeps what
 * there is of it.
 * @param sizeBytes how many bytes the size has with which the content begins
 * @param compressors those that can be read
 * @throws FormatError when there is no chunk that can be read
 */
export function listStreams(
  cursor: Cursor,
  sizeBytes = 0,
  compressors: readonly number[] = [COMPRESSOR.zlib],
): StreamList {
  const listing = beginListing(cursor, compressors);
  const { streams, notes } = listing;
  const gaps: number[] = [];
  const faults: FormatError[] = [];
  let readable = 0;
  let searched = 0;
  while (cursor.left > 0) {
    const { at } = cursor;
    try {
      listChunk(cursor, listing, true);
      readable++;
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      faults.push(error);
      // The size of the last stream may be wrong: the next chunk may start inside it.
      searched = nextChunk(cursor, Math.max(streams.at(-1)?.at ?? at, searched + 1));
      if (searched === at) searched = nextChunk(cursor, at + 1);
      if (searched < 0 ? readable === 0 : faults.length > MOST_FAULTS) throw error;
      cursor.at = searched < 0 ? cursor.end : searched;
      const before = listing.size;
      listing.size = bridge(listing, at, cursor.at);
      if (listing.size > before && searched >= 0) gaps.push(streams.length - 1);
    }
  }
  const compressor = listing.compressor ?? COMPRESSOR.zlib;
  const salvage = salvagerOf(compressor);
  const head = ({ at, size, inflatedSize }: Stream): Uint8Array =>
    salvage(cursor.bytes.subarray(at, at + size), inflatedSize).bytes;
  const missing =
    gaps.length === 0 ? 0 : missingChunks(cursor.end, head(streams[0]!), listing.size, sizeBytes);
  const all = missing === 0 ? streams : widen(streams, gaps, missing);
  const assumed = gaps.map((at) => all[at]!);
  const last = all.at(-1);
  const size = last ? last.to + last.inflatedSize : 0;
  return { streams: all, compressor, size, assumed, faults, notes };
}

/** Lists the streams of the intact chunks that follow each other from the cursor on. @throws FormatError */
export function listIntact(cursor: Cursor, compressors: readonly number[]): StreamList {
  const listing = beginListing(cursor, compressors);
  do listChunk(cursor, listing, false);
  while (beginsChunk(cursor.view, cursor.at));
  return { ...listing, compressor: listing.compressor!, assumed: [], faults: [] };
}

/**
 * Adds what lies between the last good chunk and `next`: the rest of a cut stream, surplus bytes, or a chunk
 * of its own. Returns the size with it.
 */
function bridge({ streams, size, headerBytes }: Listing, fault: number, next: number): number {
  const last = streams.at(-1);
  if (last && next < last.at + last.size) {
    streams[streams.length - 1] = { ...last, size: next - last.at };
    return size;
  }
  const left = next - fault;
  if (left <= headerBytes) {
    // Too little for a chunk: the last stream is longer than its size says, or the file is cut inside a header.
    if (last) streams[streams.length - 1] = { ...last, size: next - last.at };
    return size;
  }
  const inflatedSize = Math.min(CHUNK_BYTES, (left - headerBytes) * MOST_DEFLATE_RATIO);
  streams.push({ at: fault + headerBytes, size: left - headerBytes, to: size, inflatedSize });
  return size + inflatedSize;
}

/**
 * The number of chunks that are missing for the size with which the body begins. A fraction says that the end is
 * lost, too, so that fewer of them may be missing before it; null when the size is lost.
 */
function missingChunks(stored: number, head: Uint8Array, size: number, sizeBytes: number): number | null {
  if (sizeBytes === 0 || head.length < sizeBytes) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const whole = sizeBytes + (sizeBytes === 8 ? Number(view.getBigInt64(0, true)) : view.getInt32(0, true));
  const missing = (whole - size) / CHUNK_BYTES;
  const most = (stored * MOST_DEFLATE_RATIO) / CHUNK_BYTES;
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

/** Offset of the next plausible chunk header; -1 for none. */
function nextChunk(cursor: Cursor, from: number): number {
  const { bytes, view, end } = cursor;
  const first = CHUNK_TAG & 0xff;
  for (
    let at = bytes.indexOf(first, from);
    at >= 0 && at + LEAST_HEADER <= end;
    at = bytes.indexOf(first, at + 1)
  )
    if (beginsChunk(view, at)) return at;
  return -1;
}

/** @param mayEnd true if the file may end inside a stream */
function listChunk(cursor: Cursor, listing: Listing, mayEnd: boolean): void {
  const start = cursor.at;
  const { most, compressor: stored, sumAt, streams: found, ...sum } = readChunkHeader(cursor);
  let { at } = cursor;
  const compressor = compressorOf(listing, stored, cursor.bytes[at]);
  if (!listing.compressors.includes(compressor) || compressor !== (listing.compressor ?? compressor)) {
    const expected = `compressor ${listing.compressor ?? listing.compressors.join(' or ')}`;
    throw cursor.error('UNSUPPORTED', expected, String(compressor), sumAt - 1);
  }
  const ratio = compressor === COMPRESSOR.oodle ? MOST_OODLE_RATIO : MOST_DEFLATE_RATIO;
  const total = found.reduce((bytes, stream) => bytes + stream.size, 0);
  for (const [index, { size, inflatedSize }] of [{ ...sum, size: total }, ...found].entries())
    if (inflatedSize > MOST_STREAM_BYTES || inflatedSize > size * ratio) {
      const expected = `at most ${size} x ${ratio} inflated bytes`;
      throw cursor.error('LIMIT', expected, String(inflatedSize), sumAt + index * SIZES_BYTES + 8);
    }
  // Either the sizes are wrong, or the file ends in this chunk.
  if (total > cursor.left && (!mayEnd || nextChunk(cursor, at) >= 0)) cursor.take(total);
  if (listing.notes.length < MOST_NOTES) {
    const note = (expected: string, found: number | bigint, place: number): number =>
      listing.notes.push(cursor.error('VALUE', expected, String(found), place));
    if (most !== BigInt(CHUNK_BYTES)) note(`a chunk of at most ${CHUNK_BYTES} bytes`, most, start + 8);
    if (sum.size !== BigInt(total)) note(`${total} compressed bytes, as the streams have`, sum.size, sumAt);
  }
  listing.compressor = compressor;
  if (found.length === 1) listing.headerBytes = at - start;
  for (const { size, inflatedSize } of found) {
    listing.streams.push({ at, size: Math.min(size, cursor.end - at), to: listing.size, inflatedSize });
    at = Math.min(at + size, cursor.end);
    listing.size += inflatedSize;
  }
  cursor.at = at;
}

/** Version 1 does not store it: a zlib stream begins with 78. */
function compressorOf({ compressors, compressor }: Listing, stored: number | null, first?: number): number {
  if (stored !== null) return stored;
  const [only, ...others] = compressors;
  if (others.length === 0) return only!;
  return compressor ?? (first === 0x78 ? COMPRESSOR.zlib : COMPRESSOR.oodle);
}

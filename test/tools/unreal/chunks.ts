// Chunks: content cut into pieces, each compressed after a header of its own. They are written here, and taken apart by
// another way than the reader's, so that a test can change what they would hide.
// Source: docs/formats/satisfactory.md section 3.2.

import { inflateSync } from 'node:zlib';
import { ByteWriter } from '../byte-writer.ts';
import { zlibCompress } from '../deflate.ts';

export interface ChunkSpec {
  /** 1 has 48 bytes, 2 has one more for the compressor. */
  readonly version: 1 | 2;
  /** Inflated bytes of a chunk; a small one makes many chunks of a small save. */
  readonly size?: number;
  /** The most that a chunk is said to have, where that is not its size. */
  readonly most?: number;
  readonly pack?: (piece: Uint8Array) => Uint8Array;
  readonly compressor?: 'zlib' | 'oodle';
}

const TAG = 0x9e2a_83c1;
const VERSION_2 = 0x2222_2222;
export const usualChunkSize = 131_072;
const COMPRESSORS = { oodle: 2, zlib: 3 };

export function writeChunks(out: ByteWriter, body: Uint8Array, spec: ChunkSpec): void {
  const { version, size = usualChunkSize, most = size, pack = zlibCompress, compressor } = spec;
  for (let at = 0; at < body.length; at += size) {
    const piece = body.subarray(at, at + size);
    writeChunkHeader(out, version, most, compressor);
    writeStream(out, pack(piece), piece.length);
  }
}

/** Tag, header version, largest size and compressor, as far as the two pairs of sizes. */
export function writeChunkHeader(
  out: ByteWriter,
  version: 1 | 2,
  most = usualChunkSize,
  compressor: keyof typeof COMPRESSORS = 'zlib',
): void {
  out
    .u32(TAG)
    .u32(version === 2 ? VERSION_2 : 0)
    .i64(most);
  if (version === 2) out.u8(COMPRESSORS[compressor]);
}

/** The only stream of a chunk after the sizes: of the sum of all streams, then of each. */
export function writeStream(out: ByteWriter, stream: Uint8Array, inflatedSize: number): void {
  for (let pair = 0; pair < 2; pair++) out.i64(stream.length).i64(inflatedSize);
  out.bytes(stream);
}

/** Where chunks begin. */
export function chunkOffsets(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const offsets: number[] = [];
  for (let at = 0; at + 4 <= bytes.length; at++) if (view.getUint32(at, true) === TAG) offsets.push(at);
  return offsets;
}

/** A stream: where it lies in the file, and which bytes of the body it holds. */
export interface StoredStream {
  readonly at: number;
  readonly size: number;
  readonly to: number;
  readonly inflatedSize: number;
}

export const CHUNK_HEADER_BYTES = 49;

export function streamsIn(bytes: Uint8Array): StoredStream[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const number = (place: number): number => Number(view.getBigInt64(place, true));
  const streams: StoredStream[] = [];
  let at = chunkOffsets(bytes)[0] ?? bytes.length;
  let to = 0;
  while (at + CHUNK_HEADER_BYTES <= bytes.length) {
    let pair = at + (view.getUint32(at + 4, true) === VERSION_2 ? 17 : 16);
    const own: Omit<StoredStream, 'at'>[] = [];
    for (const end = to + number(pair + 8); to < end; to += own.at(-1)!.inflatedSize) {
      pair += 16;
      own.push({ size: number(pair), to, inflatedSize: number(pair + 8) });
    }
    at = pair + 16;
    for (const stream of own) {
      streams.push({ ...stream, at });
      at += stream.size;
    }
  }
  return streams;
}

export interface Unchunked {
  /** What stands in front of the first chunk. */
  readonly head: Uint8Array;
  readonly body: Uint8Array;
  readonly chunks: ChunkSpec;
}

export function unchunk(bytes: Uint8Array): Unchunked {
  const [start] = chunkOffsets(bytes);
  if (start === undefined) throw new RangeError('a file without chunks');
  const view = new DataView(bytes.buffer, bytes.byteOffset + start);
  const parts = streamsIn(bytes).map(({ at, size }) => inflateSync(bytes.subarray(at, at + size)));
  const version = view.getUint32(4, true) === VERSION_2 ? 2 : 1;
  const chunks: ChunkSpec = { version, size: Number(view.getBigInt64(8, true)) };
  return { head: bytes.slice(0, start), body: new Uint8Array(Buffer.concat(parts)), chunks };
}

export function rechunk({ head, body, chunks }: Unchunked): Uint8Array {
  const out = new ByteWriter().bytes(head);
  writeChunks(out, body, chunks);
  return out.finish();
}

/** What of a save can be mutated so that it still inflates, and the save around what became of it. */
export function bodyOf(
  file: Uint8Array,
  more: Partial<ChunkSpec> = {},
): { readonly body: Uint8Array; readonly around: (body: Uint8Array) => Uint8Array } {
  // The oldest saves have no chunks.
  if (chunkOffsets(file).length === 0) return { body: file, around: (body) => body };
  const save = unchunk(file);
  return {
    body: save.body,
    around: (body) => rechunk({ ...save, body, chunks: { ...save.chunks, ...more } }),
  };
}

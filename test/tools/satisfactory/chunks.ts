/**
 * Chunks: the inflated body cut into pieces, each compressed after a header of its own.
 * Source: `docs/formats/satisfactory.md` section 3.2; several sub-chunks in a chunk as the cloud save layout allows.
 */
import { ByteWriter } from '../byte-writer.ts';
import { zlibCompress, zlibStore } from '../deflate.ts';

export interface ChunkSpec {
  /** 1 has 48 bytes, 2 has one more for the compressor. */
  version: 1 | 2;
  /** Inflated bytes of a chunk. The game uses 131072; a small one makes many chunks of a small save. */
  size?: number;
  /** Sub-chunks that each chunk is cut into. */
  parts?: number;
  /** Compressed unless set. */
  stored?: boolean;
}

export const packageTag = 0x9e2a_83c1;
export const chunkHeaderV2 = 0x2222_2222;
export const usualChunkSize = 131_072;
const zlibCompressor = 3;

export function writeChunks(out: ByteWriter, body: Uint8Array, spec: ChunkSpec): void {
  const size = spec.size ?? usualChunkSize;
  for (let at = 0; at < body.length; at += size) writeChunk(out, body.subarray(at, at + size), spec);
}

function writeChunk(out: ByteWriter, piece: Uint8Array, spec: ChunkSpec): void {
  const compress = spec.stored ? zlibStore : zlibCompress;
  const parts = cut(piece, spec.parts ?? 1).map((part) => ({ inflated: part.length, bytes: compress(part) }));
  writeChunkHeader(out, spec.version, spec.size ?? usualChunkSize);
  out.i64(parts.reduce((sum, part) => sum + part.bytes.length, 0)).i64(piece.length);
  for (const part of parts) out.i64(part.bytes.length).i64(part.inflated);
  for (const part of parts) out.bytes(part.bytes);
}

/** Tag, header version, largest size and compressor, as far as the two pairs of sizes. */
export function writeChunkHeader(out: ByteWriter, version: 1 | 2, size = usualChunkSize): void {
  out
    .u32(packageTag)
    .u32(version === 2 ? chunkHeaderV2 : 0)
    .i64(size);
  if (version === 2) out.u8(zlibCompressor);
}

/** The body of a save as it stands in the file. */
export function chunked(body: Uint8Array, spec: ChunkSpec): Uint8Array {
  const out = new ByteWriter();
  writeChunks(out, body, spec);
  return out.finish();
}

function cut(bytes: Uint8Array, parts: number): Uint8Array[] {
  const size = Math.ceil(bytes.length / parts);
  return Array.from({ length: parts }, (_, i) => bytes.subarray(i * size, (i + 1) * size)).filter(
    (part) => part.length > 0,
  );
}

/**
 * Chunks: the inflated body cut into pieces, each compressed after a header of its own.
 * Source: `docs/formats/satisfactory.md` section 3.2.
 */
import { ByteWriter } from '../byte-writer.ts';
import { zlibCompress, zlibStore } from '../deflate.ts';

export interface ChunkSpec {
  /** 1 has 48 bytes, 2 has one more for the compressor. */
  version: 1 | 2;
  /** Inflated bytes of a chunk. The game uses 131072; a small one makes many chunks of a small save. */
  size?: number;
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
  const bytes = spec.stored ? zlibStore(piece) : zlibCompress(piece);
  writeChunkHeader(out, spec.version, spec.size ?? usualChunkSize);
  // The sum of all sub-chunks, then each: there is one.
  for (let pair = 0; pair < 2; pair++) out.i64(bytes.length).i64(piece.length);
  out.bytes(bytes);
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

// The chunks of a file taken apart, by another way than the reader's, so that a test can change what they would hide; and
// the file with a changed body. Source: docs/formats/satisfactory.md section 3.2.

import { inflateSync } from 'node:zlib';
import { ByteWriter } from '../byte-writer.ts';
import { type ChunkSpec, chunkHeaderV2, packageTag, writeChunks } from './chunks.ts';

export interface Unchunked {
  /** What stands in front of the first chunk. */
  readonly head: Uint8Array;
  readonly body: Uint8Array;
  readonly chunks: ChunkSpec;
}

/** Where chunks begin. */
export function chunkOffsets(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const offsets: number[] = [];
  for (let at = 0; at + 4 <= bytes.length; at++)
    if (view.getUint32(at, true) === packageTag) offsets.push(at);
  return offsets;
}

export function unchunk(bytes: Uint8Array): Unchunked {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const number = (place: number): number => Number(view.getBigInt64(place, true));
  const [start] = chunkOffsets(bytes);
  if (start === undefined) throw new RangeError('a file without chunks');
  const version = view.getUint32(start + 4, true) === chunkHeaderV2 ? 2 : 1;
  const parts: Uint8Array[] = [];
  for (let at = start; at < bytes.length; ) {
    // Tag, header version, most bytes, [compressor]; the sum of all streams, then each.
    let pair = at + (version === 2 ? 17 : 16);
    const total = number(pair + 8);
    const sizes: number[] = [];
    for (let inflated = 0; inflated < total; inflated += number(pair + 8)) {
      pair += 16;
      sizes.push(number(pair));
    }
    at = pair + 16;
    for (const size of sizes) {
      parts.push(inflateSync(bytes.subarray(at, at + size)));
      at += size;
    }
  }
  const body = new Uint8Array(Buffer.concat(parts));
  return { head: bytes.slice(0, start), body, chunks: { version, size: number(start + 8) } };
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
): {
  readonly body: Uint8Array;
  readonly around: (body: Uint8Array) => Uint8Array;
} {
  // The oldest saves have no chunks.
  if (chunkOffsets(file).length === 0) return { body: file, around: (body) => body };
  const save = unchunk(file);
  const chunks = { ...save.chunks, ...more };
  return { body: save.body, around: (body) => rechunk({ ...save, body, chunks }) };
}

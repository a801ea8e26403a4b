// The body of a save, so that a test can change what chunks would hide, and the file with a changed one.
// Source: `docs/formats/satisfactory.md` section 3.2.

import { inflateSync } from 'node:zlib';
import { ByteWriter } from '../byte-writer.ts';
import { type ChunkSpec, chunkHeaderV2, packageTag, writeChunks } from './chunks.ts';

export interface InflatedSave {
  /** All before the first chunk. */
  readonly header: Uint8Array;
  readonly body: Uint8Array;
  readonly version: ChunkSpec['version'];
}

/** Of files whose chunks have one part each, as the game writes them. */
export function inflatedSave(file: Uint8Array): InflatedSave {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  let start = 0;
  while (view.getUint32(start, true) !== packageTag) start++;
  const version = view.getUint32(start + 4, true) === chunkHeaderV2 ? 2 : 1;
  const headerSize = version === 2 ? 49 : 48;
  const pieces: Uint8Array[] = [];
  for (let at = start; at < file.length; ) {
    const from = at + headerSize;
    const size = Number(view.getBigInt64(from - 16, true));
    pieces.push(inflateSync(file.subarray(from, from + size)));
    at = from + size;
  }
  return { header: file.subarray(0, start), body: Buffer.concat(pieces), version };
}

export function packedSave({ header, body, version }: InflatedSave): Uint8Array {
  const out = new ByteWriter().bytes(header);
  writeChunks(out, body, { version });
  return out.finish();
}

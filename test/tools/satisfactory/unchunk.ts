// The chunks of a file taken apart, by another way than the reader's: what stands in front of the first, and the body.
// Source: docs/formats/satisfactory.md section 3.2.

import { inflateSync } from 'node:zlib';
import { chunkHeaderV2, packageTag } from './chunks.ts';

export interface Unchunked {
  readonly head: Uint8Array;
  readonly body: Uint8Array;
  readonly version: 1 | 2;
}

export function unchunk(bytes: Uint8Array): Unchunked {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let start = 0;
  while (view.getUint32(start, true) !== packageTag) start++;
  const version = view.getUint32(start + 4, true) === chunkHeaderV2 ? 2 : 1;
  const parts: Uint8Array[] = [];
  for (let at = start; at < bytes.length; ) {
    // Tag, header version, most bytes, [compressor]; the sum of all streams, then each.
    let pair = at + (version === 2 ? 17 : 16);
    const number = (place: number): number => Number(view.getBigInt64(place, true));
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
  return { head: bytes.slice(0, start), body: new Uint8Array(Buffer.concat(parts)), version };
}

// Bytes that compress well and badly by turns; the streams in test/fixtures/ were made of them.

import { ByteWriter } from './byte-writer.ts';
import { xorshift } from './random.ts';

export function mixedBytes(size: number, seed: number): Uint8Array {
  const out = new ByteWriter();
  const next = xorshift(seed);
  while (out.length < size) {
    const run = Math.min(size - out.length, 1 + (next() % 700));
    const kind = next() % 3;
    const byte = next() & 0xff;
    for (let i = 0; i < run; i++)
      out.u8(kind === 0 ? byte : kind === 1 ? next() & 0xff : (byte + (i % 7)) & 0xff);
  }
  return out.finish();
}

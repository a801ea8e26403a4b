import { ByteWriter } from './byte-writer.ts';

/** Bytes that compress well and badly by turns, of a generator (xorshift) that the streams in test/fixtures/ bind. */
export function mixedBytes(size: number, seed: number): Uint8Array {
  const out = new ByteWriter();
  let state = seed >>> 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
  while (out.length < size) {
    const run = Math.min(size - out.length, 1 + (next() % 700));
    const kind = next() % 3;
    const byte = next() & 0xff;
    for (let i = 0; i < run; i++)
      out.u8(kind === 0 ? byte : kind === 1 ? next() & 0xff : (byte + (i % 7)) & 0xff);
  }
  return out.finish();
}

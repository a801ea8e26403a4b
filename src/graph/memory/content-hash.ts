// A hash that tells contents apart: for cursors, not for secrets.

/**
 * 52 bits from two hashes over the bytes as words. `seed` is the hash of preceding bytes, to continue from.
 * GraphMemory has the same hash.
 */
export function contentHash(bytes: Uint8Array, seed = 0): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let a = (bytes.length ^ seed) | 0;
  let b = (seed / 2 ** 20) | 0;
  const words = bytes.length & ~3;
  for (let at = 0; at < words; at += 4) {
    const word = view.getInt32(at, true);
    a = Math.imul(a ^ word, 0x9e3779b1) + 1;
    b = (((b << 5) | (b >>> 27)) + word) | 0;
  }
  for (let at = words; at < bytes.length; at++) a = Math.imul(a ^ bytes[at]!, 0x01000193);
  return combineHashes(a, b);
}

/** Combines both parts into one number. */
export function combineHashes(first: number, second: number): number {
  return ((first ^ (first >>> 15)) >>> 0) * 2 ** 20 + (second & 0xfffff);
}

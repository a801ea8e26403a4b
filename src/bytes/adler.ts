// Adler-32, the checksum of zlib streams. Source: RFC 1950.

const MODULUS = 65521;
/** This many additions of bytes stay below 2^32. */
const RUN = 5552;

export function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let from = 0; from < bytes.length; from += RUN) {
    const to = Math.min(from + RUN, bytes.length);
    for (let at = from; at < to; at++) {
      a += bytes[at]!;
      b += a;
    }
    a %= MODULUS;
    b %= MODULUS;
  }
  return ((b << 16) | a) >>> 0;
}

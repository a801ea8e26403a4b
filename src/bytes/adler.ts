// Adler-32, the checksum of zlib streams; also of a stream that differs from another in a few symbols, without
// inflating it. Source: RFC 1950.

import { distanceOf, lengthOf } from './deflate-symbols.ts';

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

/**
 * The sum of streams that begin alike and end alike. Going back symbol by symbol from the end, it knows how
 * often each earlier byte counts: once for itself, and once for each later copy of it.
 */
export class TailSum {
  /** The bytes with which all of the streams begin. */
  readonly #front: Uint8Array;
  /** How much each byte contributes to the halves of the sum. */
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  /** Where the tail begins in the inflated bytes. */
  from: number;
  /** The halves of the sum if all bytes before the tail are those of the front. */
  #a = 1;
  #b: number;

  /** Without a tail. `front` is padded with zeros to the size of the whole. */
  constructor(front: Uint8Array) {
    const size = front.length;
    this.#front = front;
    this.from = size;
    this.#low = new Int32Array(size).fill(1);
    this.#high = Int32Array.from(front, (_, at) => (size - at) % MODULUS);
    this.#b = size % MODULUS;
    for (let at = 0; at < size; at++) this.#add(at, front[at]!);
  }

  /** Puts a symbol before the tail; false if it does not fit there. */
  prepend(symbol: number): boolean {
    const distance = distanceOf(symbol);
    const length = distance === 0 ? 1 : lengthOf(symbol);
    if (this.from - length - distance < 0) return false;
    for (let i = 0; i < length; i++) {
      const at = --this.from;
      this.#add(at, -this.#front[at]!);
      if (distance === 0) this.#add(at, symbol);
      else this.#copy(at - distance, at);
    }
    return true;
  }

  /** The sum if the last bytes before the tail are these. */
  after(middle: Uint8Array): number {
    const first = this.from - middle.length;
    let a = this.#a;
    let b = this.#b;
    for (let i = 0; i < middle.length; i++) {
      const more = middle[i]! - this.#front[first + i]!;
      a += this.#low[first + i]! * more;
      b += this.#high[first + i]! * more;
    }
    return ((remainder(b) << 16) | remainder(a)) >>> 0;
  }

  #copy(source: number, at: number): void {
    this.#low[source] = (this.#low[source]! + this.#low[at]!) % MODULUS;
    this.#high[source] = (this.#high[source]! + this.#high[at]!) % MODULUS;
    const byte = this.#front[source]!;
    this.#a = (this.#a + this.#low[at]! * byte) % MODULUS;
    this.#b = (this.#b + this.#high[at]! * byte) % MODULUS;
  }

  #add(at: number, byte: number): void {
    this.#a = (this.#a + this.#low[at]! * byte) % MODULUS;
    this.#b = (this.#b + this.#high[at]! * byte) % MODULUS;
  }
}

function remainder(value: number): number {
  const rest = value % MODULUS;
  return rest < 0 ? rest + MODULUS : rest;
}

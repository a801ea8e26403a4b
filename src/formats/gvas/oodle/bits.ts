// Numbers of a few bits, highest bit first, from either end of a region.

import { OodleError } from './oodle-error.ts';

/** Bits that a 32-bit word holds from any bit of its first byte on. */
const WORD_BITS = 25;

export class BitReader {
  readonly #view: DataView;
  readonly #start: number;
  readonly #end: number;
  readonly #isBackward: boolean;
  /** Bits taken so far. */
  #bits = 0;

  /** @param isBackward from the last byte down to the first */
  constructor(view: DataView, start: number, end: number, isBackward = false) {
    this.#view = view;
    this.#start = start;
    this.#end = end;
    this.#isBackward = isBackward;
  }

  /** Bytes that were touched; more than the region has when the reader went beyond it. */
  get bytes(): number {
    return (this.#bits + 7) >> 3;
  }

  /** A number of at most 26 bits. */
  take(count: number): number {
    if (count > WORD_BITS - 1) return this.take(count - 13) * 2 ** 13 + this.take(13);
    // Shifting by 32 would shift by nothing.
    const value = (this.#word() >>> 1) >>> (31 - count);
    this.#bits += count;
    return value;
  }

  /** The number of 0 bits before the next 1 bit, which is not taken. @throws OodleError when there are more */
  zeros(most: number): number {
    for (let count = 0; ; ) {
      const zeros = Math.min(Math.clz32(this.#word()), WORD_BITS);
      count += zeros;
      this.#bits += zeros;
      if (count > most || this.bytes > this.#end - this.#start) {
        throw this.error(`at most ${most} zero bits`, `${count}`);
      }
      if (zeros < WORD_BITS) return count;
    }
  }

  /** The number of 0 bits before the next 1 bit, which is skipped. */
  unary(most: number): number {
    const count = this.zeros(most);
    this.#bits++;
    return count;
  }

  /** As many bits as there were zeros in front, and `more` in addition. */
  gamma(most: number, more = 1): number {
    return this.take(this.zeros(most) + more);
  }

  error(expected: string, found: string): OodleError {
    const bytes = Math.min(this.#bits >> 3, this.#end - this.#start);
    return new OodleError(this.#isBackward ? this.#end - bytes : this.#start + bytes, expected, found);
  }

  /** The next 25 bits or more, the first one highest; zeros beyond the region. */
  #word(): number {
    const skipped = this.#bits >> 3;
    const left = this.#end - this.#start - skipped;
    let word = 0;
    if (left >= 4) {
      word = this.#isBackward
        ? this.#view.getUint32(this.#end - skipped - 4, true)
        : this.#view.getUint32(this.#start + skipped, false);
    } else {
      for (let i = 0; i < left; i++) {
        const at = this.#isBackward ? this.#end - skipped - 1 - i : this.#start + skipped + i;
        word |= this.#view.getUint8(at) << (24 - i * 8);
      }
    }
    return word << (this.#bits & 7);
  }
}

/** 0, -1, 1, -2, ... */
export function zigzag(value: number): number {
  return (value >>> 1) ^ -(value & 1);
}

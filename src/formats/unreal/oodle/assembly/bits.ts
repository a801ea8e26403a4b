// Numbers of a few bits, highest bit first, from either end of a region.

import { BAD_CODES } from '../failures.ts';
import { fail } from './failure.ts';

/** Bits that a 64-bit word holds from any bit of its first byte on. */
const WORD_BITS: u32 = 57;

@unmanaged
export class BitReader {
  start: u32;
  end: u32;
  isBackward: bool;
  /** Bits taken so far. */
  bits: u32;

  /** `isBackward`: from the last byte down to the first. */
  begin(start: u32, end: u32, isBackward: bool = false): void {
    this.start = start;
    this.end = end;
    this.isBackward = isBackward;
    this.bits = 0;
  }

  /** Bytes that were touched; more than the region has when the reader went beyond it. */
  get bytes(): u32 {
    return (this.bits + 7) >> 3;
  }

  /** A number of at most 32 bits. */
  take(count: u32): u32 {
    const value = <u32>((this.word() >> 1) >> (63 - count));
    this.bits += count;
    return value;
  }

  /** The number of 0 bits before the next 1 bit, which is not taken. */
  zeros(most: u32): u32 {
    let count: u32 = 0;
    let zeros = WORD_BITS;
    while (zeros === WORD_BITS) {
      zeros = min<u32>(<u32>clz<u64>(this.word()), WORD_BITS);
      count += zeros;
      this.bits += zeros;
      if (count > most || this.bytes > this.end - this.start) this.fail(most, count);
    }
    return count;
  }

  /** The number of 0 bits before the next 1 bit, which is skipped. */
  unary(most: u32): u32 {
    const count = this.zeros(most);
    this.bits++;
    return count;
  }

  /** As many bits as there were zeros in front, and `more` in addition. */
  gamma(most: u32, more: u32 = 1): u32 {
    return this.take(this.zeros(most) + more);
  }

  fail(expected: u32, found: u32): void {
    const bytes = min<u32>(this.bits >> 3, this.end - this.start);
    fail(BAD_CODES, this.isBackward ? this.end - bytes : this.start + bytes, expected, found);
  }

  /** The next 57 bits or more, the first one highest; zeros beyond the region. */
  private word(): u64 {
    const skipped = this.bits >> 3;
    const left = <i32>(this.end - this.start) - <i32>skipped;
    let word: u64 = 0;
    if (left >= 8) {
      word = this.isBackward
        ? load<u64>(this.end - skipped - 8)
        : bswap<u64>(load<u64>(this.start + skipped));
    } else {
      for (let i = 0; i < left; i++) {
        const at = this.isBackward ? this.end - skipped - 1 - i : this.start + skipped + i;
        word |= (<u64>load<u8>(at)) << (56 - i * 8);
      }
    }
    return word << (this.bits & 7);
  }
}

/** 0, -1, 1, -2, ... */
export function zigzag(value: u32): i32 {
  return <i32>(value >> 1) ^ -(<i32>(value & 1));
}

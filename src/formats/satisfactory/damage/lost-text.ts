// Bytes that were lost in a hole, and all copies of them after it: knowing one means knowing all.

import type { Copies } from '../../../bytes/stream-inflater.ts';

const UNKNOWN = -1;

export class LostText {
  readonly #bytes: Uint8Array;
  /** Start of the hole. */
  readonly #from: number;
  readonly #to: number;
  readonly #copies: Copies;
  /** The bytes of the hole, as far as they are known. */
  readonly #values: Int16Array;
  /** Places in the hole that were tried, in order. */
  readonly #tried: number[] = [];
  /** Number of comparisons so far. */
  steps = 0;

  constructor(bytes: Uint8Array, hole: { readonly from: number; readonly to: number }, copies: Copies) {
    this.#bytes = bytes;
    this.#from = hole.from;
    this.#to = hole.to;
    this.#copies = copies;
    this.#values = new Int16Array(hole.to - hole.from).fill(UNKNOWN);
  }

  /** Index of the lost byte at `at`; -1 for none. */
  origin(at: number): number {
    if (at >= this.#from && at < this.#to) return at - this.#from;
    const { from, to, origins } = this.#copies;
    return at >= from && at < to ? origins[at - from]! : -1;
  }

  /** The byte at `at`; -1 when it is not known. */
  byte(at: number): number {
    const origin = this.origin(at);
    return origin < 0 ? this.#bytes[at]! : this.#values[origin]!;
  }

  /** Pass it to `undo` to return to this state. */
  get mark(): number {
    return this.#tried.length;
  }

  /**
   * Assumes that these bytes are at `at`; returns how many of them were known already, or -1 and assumes
   * nothing if a known byte differs.
   */
  take(at: number, bytes: ArrayLike<number>): number {
    // Compares from the end: texts often start like others.
    for (let i = bytes.length - 1; i >= 0; i--) {
      this.steps++;
      const byte = this.byte(at + i);
      if (byte !== bytes[i] && byte !== UNKNOWN) return -1;
    }
    const { mark } = this;
    let known = 0;
    for (let i = 0; i < bytes.length; i++) {
      const byte = this.byte(at + i);
      if (byte === bytes[i]) known++;
      else if (byte !== UNKNOWN) {
        // The byte was copied from two bytes of the text that differ.
        this.undo(mark);
        return -1;
      } else {
        const origin = this.origin(at + i);
        this.#values[origin] = bytes[i]!;
        this.#tried.push(origin);
      }
    }
    return known;
  }

  undo(mark: number): void {
    for (const origin of this.#tried.splice(mark)) this.#values[origin] = UNKNOWN;
  }
}

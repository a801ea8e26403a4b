// Numbers ids of 128 bits in the order in which they are found. A world has more of them than of all other words together,
// and four numbers take less time and room than a text.

import { Growing } from '../columns/growing.ts';

const DIGITS = 32;
/** Twice the ids of the largest worlds. Further ones may get several numbers each, and are found all the same. */
const SLOTS = 2 ** 20;
/** Ids that were made to collide must not slow down all others. */
const MOST_PROBES = 32;

const SHOWN = '0123456789abcdef';
/** By character code: the value of a digit; above 15 for other characters. */
const VALUES = Uint8Array.from({ length: 128 }, (_, code) =>
  SHOWN.indexOf(String.fromCharCode(code).toLowerCase()),
);
const bytes = new Uint8Array(DIGITS / 2);
const view = new DataView(bytes.buffer);
const codes = new Array<number>(DIGITS).fill(0);

export class IdNumbers {
  count = 0;
  readonly #values = new Growing(Uint32Array);
  /** Number + 1, 0 for a free slot. */
  readonly #slots = new Uint32Array(SLOTS);

  of(a: number, b: number, c: number, d: number): number {
    const [slots, { values }] = [this.#slots, this.#values];
    const mixed = Math.imul(a ^ Math.imul(b, 0x85ebca6b), 0x9e3779b1) ^ Math.imul(c, 0x27d4eb2f) ^ d;
    let slot = (mixed ^ (mixed >>> 15)) & (SLOTS - 1);
    for (let left = MOST_PROBES; left > 0 && slots[slot] !== 0; left--) {
      const at = (slots[slot]! - 1) * 4;
      if (values[at] === a && values[at + 1] === b && values[at + 2] === c && values[at + 3] === d)
        return at / 4;
      slot = (slot + 1) & (SLOTS - 1);
    }
    for (const [at, value] of [a, b, c, d].entries()) this.#values.set(this.count * 4 + at, value);
    if (slots[slot] === 0) slots[slot] = this.count + 1;
    return this.count++;
  }

  /** The number of an id by its digits; -1 for any other text. */
  ofText(text: string): number {
    if (text.length !== DIGITS) return -1;
    for (let at = 0; at < DIGITS; at += 2) {
      const [high, low] = [VALUES[text.charCodeAt(at)] ?? 16, VALUES[text.charCodeAt(at + 1)] ?? 16];
      if (high > 15 || low > 15) return -1;
      bytes[at / 2] = high * 16 + low;
    }
    return this.of(view.getUint32(0), view.getUint32(4), view.getUint32(8), view.getUint32(12));
  }

  /** The digits of an id, in small letters. */
  text(id: number): string {
    for (let at = 0; at < 4; at++) view.setUint32(at * 4, this.#values.values[id * 4 + at]!);
    for (let at = 0; at < DIGITS; at++)
      codes[at] = SHOWN.charCodeAt((bytes[at >> 1]! >> (at & 1 ? 0 : 4)) & 15);
    // Not added up: such a string keeps its parts.
    return String.fromCharCode(...codes);
  }
}

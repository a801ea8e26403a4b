// Numbers ids of 128 bits in the order in which they are found. A world has more of them than of all other words together,
// and four numbers take less time and room than a text.

import { TupleNumbers } from '../../graph/memory/tuple-numbers.ts';

const DIGITS = 32;

const SHOWN = '0123456789abcdef';
/** By character code: the value of a digit; above 15 for other characters. */
const VALUES = Uint8Array.from({ length: 128 }, (_, code) =>
  SHOWN.indexOf(String.fromCharCode(code).toLowerCase()),
);
const bytes = new Uint8Array(DIGITS / 2);
const view = new DataView(bytes.buffer);
const codes = new Array<number>(DIGITS).fill(0);

export class IdNumbers extends TupleNumbers {
  /** The number of an id by its digits; -1 for any other text. */
  ofText(text: string): number {
    if (text.length !== DIGITS) return -1;
    for (let at = 0; at < DIGITS; at += 2) {
      const [high, low] = [VALUES[text.charCodeAt(at)] ?? 16, VALUES[text.charCodeAt(at + 1)] ?? 16];
      if (high > 15 || low > 15) return -1;
      bytes[at / 2] = high * 16 + low;
    }
    return this.of(view.getInt32(0), view.getInt32(4), view.getInt32(8), view.getInt32(12));
  }

  /** The digits of an id, in small letters. */
  text(id: number): string {
    for (let at = 0; at < 4; at++) view.setInt32(at * 4, this.word(id, at));
    for (let at = 0; at < DIGITS; at++)
      codes[at] = SHOWN.charCodeAt((bytes[at >> 1]! >> (at & 1 ? 0 : 4)) & 15);
    // Not added up: such a string keeps its parts.
    return String.fromCharCode(...codes);
  }
}

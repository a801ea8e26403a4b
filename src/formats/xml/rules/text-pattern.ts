// A pattern of texts, tried on the bytes of a document. Most ask for one kind of character, which takes no text.

import { decodeKnownUtf8 } from '../../../bytes/text.ts';

/** Longer texts are no ids. */
const MOST_BYTES = 64;
/** One character of ASCII, or a class that all others are in, or none of them. */
const SINGLE = /^(?:[\w\- ]|\\[dDwW])$/;

export class TextPattern {
  readonly #pattern: RegExp;
  /** True for bytes that are it already; null if that takes more. */
  readonly #bytes: readonly boolean[] | null = null;

  constructor(pattern: RegExp) {
    this.#pattern = pattern;
    if (!SINGLE.test(pattern.source) || pattern.flags !== '') return;
    this.#bytes = Array.from({ length: 256 }, (_, byte) => pattern.test(String.fromCharCode(byte)));
  }

  /** True if the text in these bytes has it; the end is exclusive. */
  isIn(bytes: Uint8Array, at: number, end: number): boolean {
    const last = Math.min(end, at + MOST_BYTES);
    if (this.#bytes === null) return this.#pattern.test(decodeKnownUtf8(bytes, at, last));
    for (let i = at; i < last; i++) if (this.#bytes[bytes[i]!]) return true;
    return false;
  }
}

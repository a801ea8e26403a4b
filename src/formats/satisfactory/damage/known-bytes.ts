// How much is known of a part of a text with lost bytes.

import type { LostText } from './lost-text.ts';

export class KnownBytes {
  readonly #from: number;
  /** In front of each place. */
  readonly #before: Uint32Array;

  /** Of the bytes between two places; what is learned later is not counted. */
  constructor(text: LostText, from: number, end: number) {
    this.#from = from;
    this.#before = new Uint32Array(end - from + 1);
    for (let at = from, known = 0; at < end; at++) {
      if (text.byte(at) >= 0) known++;
      this.#before[at - from + 1] = known;
    }
  }

  /** How many bytes are known between two places that are not outside. */
  count(from: number, to: number): number {
    return this.#before[to - this.#from]! - this.#before[from - this.#from]!;
  }
}

/** Texts by how long they are. */
export type ByLength = ReadonlyMap<number, readonly string[]>;

export function byLength(texts: Iterable<string>): ByLength {
  const lengths = new Map<number, string[]>();
  for (const text of texts) {
    const known = lengths.get(text.length);
    if (known) known.push(text);
    else lengths.set(text.length, [text]);
  }
  return lengths;
}

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

/** Texts of one length, by what stands at a place of them. */
export class TextsOfLength {
  readonly #texts: readonly string[];
  readonly #byPlace = new Map<number, ReadonlyMap<number, readonly string[]>>();

  constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  get count(): number {
    return this.#texts.length;
  }

  /** Those with this byte at this place. */
  with(place: number, byte: number): readonly string[] {
    let byByte = this.#byPlace.get(place);
    if (byByte === undefined) {
      byByte = groupBy(this.#texts, (text) => text.charCodeAt(place));
      this.#byPlace.set(place, byByte);
    }
    return byByte.get(byte) ?? [];
  }
}

/** Texts by how long they are. */
export type ByLength = ReadonlyMap<number, TextsOfLength>;

export function byLength(texts: Iterable<string>): ByLength {
  const lengths = groupBy(texts, ({ length }) => length);
  return new Map(Array.from(lengths, ([length, of]) => [length, new TextsOfLength(of)]));
}

function groupBy(texts: Iterable<string>, key: (text: string) => number): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  for (const text of texts) {
    const known = groups.get(key(text));
    if (known) known.push(text);
    else groups.set(key(text), [text]);
  }
  return groups;
}

// Names of tags that damage has changed: a byte or two differ, or a damaged space joins two of them.

import { decodeUtf8 } from '../../../bytes/text.ts';
import type { Names } from './names.ts';

/** A misspelt name differs in no more bytes. */
export const MOST_MISSPELT = 2;
/** Two names with a byte between; real ones are shorter. */
const MOST_JOINED_BYTES = 128;
/** Damage is rare: a document that is made of it is read no slower than others. */
const MOST_JOINED_TAGS = 1000;

export class DamagedNames {
  readonly #bytes: Uint8Array;
  readonly #names: Names;
  /** Tags that were tried for a damaged space. */
  #joinedTags = 0;

  constructor(bytes: Uint8Array, names: Names) {
    this.#bytes = bytes;
    this.#names = names;
  }

  /** Where a damaged space joins the name of an attribute to that of a tag, both of which are known; 0 if nowhere. */
  joinedAt(at: number, end: number): number {
    if (end - at > MOST_JOINED_BYTES || this.#joinedTags++ >= MOST_JOINED_TAGS) return 0;
    const isKnown = (from: number, to: number) => this.#names.find(decodeUtf8(this.#bytes, from, to)) > 0;
    for (let space = end - 2; space > at; space--)
      if (isKnown(at, space) && isKnown(space + 1, end)) return space;
    return 0;
  }

  /** How many bytes of a name differ from those in a tag. */
  misspelt(name: number, at: number, end: number): number {
    const known = this.#names.bytesOf(name);
    if (known.length !== end - at) return Number.POSITIVE_INFINITY;
    let count = 0;
    for (let i = 0; i < known.length; i++) if (known[i] !== this.#bytes[at + i]) count++;
    return count;
  }
}

// Caches the names of fields as strings: the same few thousand names occur with every value.

import { getOrCreate } from '../../../graph/made-once.ts';
import { showName } from './show.ts';

interface CachedName {
  readonly text: string;
  readonly lower: string;
  /** The object in which the name was last seen, and how often there, in order to find duplicates. */
  owner: number;
  times: number;
}

export class NameCache {
  readonly #bytes: Uint8Array;
  /** By hash; several names with one hash are rare. */
  readonly #names = new Map<number, { readonly at: number; readonly name: CachedName }[]>();

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The name with this hash, whose bytes are from `at` to `end` (exclusive). */
  get(hash: number, at: number, end: number): CachedName {
    const list = getOrCreate(this.#names, hash, () => []);
    for (const known of list) if (this.#same(known.at, at, end)) return known.name;
    const text = showName(this.#bytes, at, end);
    const name = { text, lower: text.toLowerCase(), owner: -1, times: 0 };
    list.push({ at, name });
    return name;
  }

  /** Names end with NUL, so two are equal when all bytes up to it are. */
  #same(known: number, at: number, end: number): boolean {
    const bytes = this.#bytes;
    for (let i = at; i <= end; i++, known++) if (bytes[i] !== bytes[known]) return false;
    return true;
  }
}

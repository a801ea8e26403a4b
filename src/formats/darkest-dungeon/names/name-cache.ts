// Caches the names of fields as strings: the same few thousand names occur with every value.

import { spread } from './dictionary.ts';
import { showName } from './show.ts';

export interface CachedName {
  readonly text: string;
  readonly lower: string;
  /** The object in which the name was last seen, and how often there, in order to find duplicates. */
  owner: number;
  times: number;
}

export class NameCache {
  readonly #bytes: Uint8Array;
  #mask = 1023;
  #hash = new Int32Array(1024);
  #at = new Uint32Array(1024);
  #names: (CachedName | undefined)[] = new Array(1024);
  #count = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The name with this hash, whose bytes are from `at` to `end` (exclusive). */
  get(hash: number, at: number, end: number): CachedName {
    let slot = spread(hash) & this.#mask;
    for (; ; slot = (slot + 1) & this.#mask) {
      const name = this.#names[slot];
      if (name === undefined) break;
      if (this.#hash[slot] === hash && this.#same(this.#at[slot]!, at, end)) return name;
    }
    const text = showName(this.#bytes, at, end);
    const name = { text, lower: text.toLowerCase(), owner: -1, times: 0 };
    this.#hash[slot] = hash;
    this.#at[slot] = at;
    this.#names[slot] = name;
    if (++this.#count * 2 > this.#mask) this.#grow();
    return name;
  }

  /** Names end with NUL, so two are equal when all bytes up to it are. */
  #same(known: number, at: number, end: number): boolean {
    const bytes = this.#bytes;
    for (let i = at; i <= end; i++, known++) if (bytes[i] !== bytes[known]) return false;
    return true;
  }

  #grow(): void {
    const [hashes, ats, names] = [this.#hash, this.#at, this.#names];
    const length = names.length * 2;
    this.#mask = length - 1;
    this.#hash = new Int32Array(length);
    this.#at = new Uint32Array(length);
    this.#names = new Array(length);
    for (const [from, name] of names.entries()) {
      if (name === undefined) continue;
      let slot = spread(hashes[from]!) & this.#mask;
      while (this.#names[slot] !== undefined) slot = (slot + 1) & this.#mask;
      this.#hash[slot] = hashes[from]!;
      this.#at[slot] = ats[from]!;
      this.#names[slot] = name;
    }
  }
}

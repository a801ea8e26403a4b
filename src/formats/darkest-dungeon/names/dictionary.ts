// All names and texts of a profile by their hash: what hashed names are looked up in first. Holds places in the
// image, no strings; names that the file has hashed already cost one look at a table.

import { MOST_SUFFIX } from './hash.ts';

export class Dictionary {
  #hash = new Int32Array(4096);
  #at = new Uint32Array(4096);
  /** Bytes of the name; 0 for an empty slot. */
  #size = new Uint32Array(4096);
  #count = 0;
  /** Sizes that occur, up to MOST_SUFFIX: composites try no others. */
  readonly #sizes = new Uint8Array(MOST_SUFFIX + 1);

  /** Notes the name of `size` bytes at `at`. Of several names with one hash the first is kept. */
  add(hash: number, at: number, size: number): void {
    if (size === 0) return;
    const hashes = this.#hash;
    const sizes = this.#size;
    const mask = hashes.length - 1;
    let slot = spread(hash) & mask;
    while (sizes[slot] !== 0) {
      if (hashes[slot] === hash) return;
      slot = (slot + 1) & mask;
    }
    hashes[slot] = hash;
    this.#at[slot] = at;
    sizes[slot] = size;
    if (size <= MOST_SUFFIX) this.#sizes[size] = 1;
    if (++this.#count * 2 > mask) this.#grow();
  }

  /** Where a name with this hash lies; null when there is none. */
  find(hash: number): { readonly at: number; readonly size: number } | null {
    const mask = this.#hash.length - 1;
    for (let slot = spread(hash) & mask; this.#size[slot] !== 0; slot = (slot + 1) & mask) {
      if (this.#hash[slot] === hash) return { at: this.#at[slot]!, size: this.#size[slot]! };
    }
    return null;
  }

  /** Sizes of the names held, rising. */
  sizes(): number[] {
    return Array.from(this.#sizes.keys()).filter((size) => this.#sizes[size] === 1);
  }

  #grow(): void {
    const [hashes, ats, sizes] = [this.#hash, this.#at, this.#size];
    const length = hashes.length * 2;
    this.#hash = new Int32Array(length);
    this.#at = new Uint32Array(length);
    this.#size = new Uint32Array(length);
    for (let from = 0; from < hashes.length; from++) {
      if (sizes[from] === 0) continue;
      let slot = spread(hashes[from]!) & (length - 1);
      while (this.#size[slot] !== 0) slot = (slot + 1) & (length - 1);
      this.#hash[slot] = hashes[from]!;
      this.#at[slot] = ats[from]!;
      this.#size[slot] = sizes[from]!;
    }
  }
}

/** Low bits of the game's hash depend on the last letters only: names in a row would share slots. */
export function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x9e3779b1);
  return mixed ^ (mixed >>> 13);
}

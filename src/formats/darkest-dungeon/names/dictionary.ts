// All names and texts of a profile by their hash: the first place where hashed names are looked up. It stores
// offsets into the image, not strings; names whose hash the file already has cost one table lookup.

import { hashBytes, MOST_SUFFIX } from './hash.ts';

/** Shorter parts of names are not worth adding. */
const LEAST_PART = 3;
/** Words of a name to add. */
const MOST_WORDS = 8;
/** Longer texts are sentences or file paths, not names. */
const MOST_PARTED = 80;

export class Dictionary {
  #hash = new Int32Array(4096);
  #at = new Uint32Array(4096);
  /** Size of the name in bytes; 0 for an empty slot. */
  #size = new Uint32Array(4096);
  #count = 0;
  /** Which sizes occur, up to MOST_SUFFIX: composites try no others. */
  readonly #seen = new Uint8Array(MOST_SUFFIX + 1);
  #rising: readonly number[] = [];

  /** Adds the name of `size` bytes at `at`. If several names have the same hash, the first is kept. */
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
    if (size <= MOST_SUFFIX && this.#seen[size] === 0) {
      this.#seen[size] = 1;
      this.#rising = [...this.#rising, size].sort((a, b) => a - b);
    }
    if (++this.#count * 2 > mask) this.#grow();
  }

  /** The slot of the name with this hash; -1 when there is none. */
  slotOf(hash: number): number {
    const hashes = this.#hash;
    const sizes = this.#size;
    const mask = hashes.length - 1;
    for (let slot = spread(hash) & mask; sizes[slot] !== 0; slot = (slot + 1) & mask) {
      if (hashes[slot] === hash) return slot;
    }
    return -1;
  }

  /** Offset of a slot's name in the image. */
  placeAt(slot: number): number {
    return this.#at[slot]!;
  }

  /** Size of a slot's name in bytes. */
  sizeAt(slot: number): number {
    return this.#size[slot]!;
  }

  /** Sizes of names that may be second parts of composites, ascending. */
  get sizes(): readonly number[] {
    return this.#rising;
  }

  /**
   * Parts of the names: what is before, after and between `_`, `.`, `/` and spaces. A profile may contain
   * `weapon_rank` but never `weapon`.
   */
  parts(bytes: Uint8Array): Dictionary {
    const parts = new Dictionary();
    const add = (at: number, end: number): void => {
      if (end - at >= LEAST_PART) parts.add(hashBytes(bytes, at, end), at, end - at);
    };
    for (let slot = 0; slot < this.#size.length; slot++) {
      const start = this.#at[slot]!;
      const end = start + this.#size[slot]!;
      if (end === start || end - start > MOST_PARTED) continue;
      let word = start;
      for (let i = start, words = 1; i < end && words < MOST_WORDS; i++) {
        if (!isSeparator(bytes[i]!)) continue;
        words++;
        add(start, i);
        add(word, i);
        add(i + 1, end);
        word = i + 1;
      }
      if (word > start) add(word, end);
    }
    return parts;
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

function isSeparator(byte: number): boolean {
  return byte === 0x5f || byte === 0x2e || byte === 0x2f || byte === 0x20;
}

/**
 * The low bits of the game's hash depend on the last letters only: without spreading, series of names would
 * share slots.
 */
export function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x9e3779b1);
  return mixed ^ (mixed >>> 13);
}

// All names and texts of a profile by their hash: the first place where hashed names are looked up. It stores
// offsets into the image, not strings; names whose hash the file already has cost one table lookup.

import { hashBytes, MOST_SUFFIX } from './hash.ts';

/** Shorter parts of names are not worth adding. */
const LEAST_PART = 3;
/** Words of a name to add. */
const MOST_WORDS = 8;
/** Longer texts are sentences or file paths, not names. */
const MOST_PARTED = 80;

export interface NamePlace {
  readonly at: number;
  readonly size: number;
}

export class Dictionary {
  readonly #places = new Map<number, NamePlace>();
  /** Which sizes occur, up to MOST_SUFFIX: composites try no others. */
  readonly #seen = new Uint8Array(MOST_SUFFIX + 1);
  #rising: readonly number[] = [];

  /** Adds the name of `size` bytes at `at`. If several names have the same hash, the first is kept. */
  add(hash: number, at: number, size: number): void {
    if (size === 0 || this.#places.has(hash)) return;
    this.#places.set(hash, { at, size });
    if (size <= MOST_SUFFIX && this.#seen[size] === 0) {
      this.#seen[size] = 1;
      this.#rising = [...this.#rising, size].sort((a, b) => a - b);
    }
  }

  find(hash: number): NamePlace | undefined {
    return this.#places.get(hash);
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
    for (const { at: start, size } of this.#places.values()) {
      const end = start + size;
      if (size > MOST_PARTED) continue;
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
}

function isSeparator(byte: number): boolean {
  return byte === 0x5f || byte === 0x2e || byte === 0x2f || byte === 0x20;
}

// What follows an item of a list that could not be read. The list says how many items it has, but not how many
// of them are lost: those that follow are counted from its end.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { type Scan, trial } from './scan.ts';

export class RestOfList {
  readonly #cursor: Cursor;
  readonly #scan: Scan;
  readonly #count: number;
  readonly #isItem: () => boolean;
  readonly #skip: (cursor: Cursor, scan: Scan) => void;
  /** Where the list begins, behind its count. */
  readonly #start: number;
  #recovered: number;
  #isBroken = false;
  #isUnsure = false;

  constructor(
    cursor: Cursor,
    scan: Scan,
    count: number,
    isItem: () => boolean,
    skip: (cursor: Cursor, scan: Scan) => void,
  ) {
    this.#cursor = cursor;
    this.#scan = scan;
    this.#count = count;
    this.#isItem = isItem;
    this.#skip = skip;
    this.#start = cursor.at;
    this.#recovered = scan.recovered;
  }

  /** Whether an item is at the cursor: a list that has lost some ends before its count does. */
  goesOn(): boolean {
    return !this.#isBroken || this.#isItem();
  }

  /** The number of the item that was just read, or that precedes the next one if some were lost after it. */
  last(i: number): number {
    if (this.#scan.recovered === this.#recovered) return i;
    this.#recovered = this.#scan.recovered;
    this.#isBroken = true;
    const left = this.#itemsLeft(this.#count - i - 1);
    this.#setUnsure(left < 0);
    return left < 0 ? i : this.#count - left - 1;
  }

  end(): void {
    this.#setUnsure(false);
    // Whoever reads it again finds the same end.
    if (this.#isBroken) this.#scan.jumps.set(this.#start - COUNT_BYTES, this.#cursor.at);
  }

  /** How many items follow until the list ends; -1 if another one of them cannot be read. */
  #itemsLeft(most: number): number {
    const cursor = this.#cursor;
    const { at } = cursor;
    let left = 0;
    try {
      for (; left <= most && this.#isItem(); left++) {
        if (cursor.at - at > this.#scan.effort) return -1;
        this.#skip(cursor, trial());
      }
      return left > most ? -1 : left;
    } catch (error) {
      if (error instanceof FormatError) return -1;
      throw error;
    } finally {
      this.#scan.effort -= cursor.at - at;
      cursor.at = at;
    }
  }

  #setUnsure(isUnsure: boolean): void {
    if (isUnsure !== this.#isUnsure) this.#scan.unsureLists += isUnsure ? 1 : -1;
    this.#isUnsure = isUnsure;
  }
}

const COUNT_BYTES = 4;

// Long records that equal an earlier one of their list byte for byte, such as the empty slots of a store: most of the
// bytes of some worlds. What the first leads to is known, so the others are not read again.

import type { Cursor } from '../../../bytes/cursor.ts';
import { isSameRange } from '../../../bytes/same-range.ts';

/** Shorter records, on average, are read as fast as they are compared. */
export const LEAST_BYTES = 1024;
/** Lists with more kinds of records are read. */
const MOST_KNOWN = 16;
const MOST_MISSES = 64;

/** A record that leads to nothing but ids. */
interface KnownRecord {
  readonly at: number;
  readonly size: number;
  /** Of the lists around it: what is nested too deep is not read. */
  readonly depth: number;
  /** The rows of its ids in PendingLinks. */
  readonly ids: readonly [from: number, to: number];
}

/** The different records of one list. */
export class EqualRecords {
  readonly #known: KnownRecord[] = [];
  /** Index of the one that most likely comes next. */
  #next = 0;
  #misses = 0;

  get isLearning(): boolean {
    return this.#known.length < MOST_KNOWN && this.#misses < MOST_MISSES;
  }

  add(record: KnownRecord): void {
    this.#next = this.#known.push(record) - 1;
  }

  /** The one that equals the bytes at the cursor; null if these have to be read. */
  find({ view, at, end }: Cursor, depth: number): KnownRecord | null {
    const known = this.#known;
    if (this.#misses >= MOST_MISSES) return null;
    for (let tried = 0; tried < known.length; tried++) {
      const record = known[(this.#next + tried) % known.length]!;
      if (record.size > end - at || depth > record.depth) continue;
      if (!isSameRange(view, at, view, record.at, record.size)) continue;
      this.#next = (this.#next + tried) % known.length;
      this.#misses = 0;
      return record;
    }
    this.#misses++;
    return null;
  }
}

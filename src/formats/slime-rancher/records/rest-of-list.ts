// Goes on after an item of a list that could not be read. The list says how many items it has, but not how many of
// them are lost: those that follow are counted from its end.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { reportError } from '../../../graph/report-error.ts';
import { isMarker, PAYLOAD_END } from '../file/framing.ts';
import { READ } from './coverage.ts';
import { type Scan, trial } from './scan.ts';

const COUNT_BYTES = 4;

export class RestOfList {
  readonly #cursor: Cursor;
  readonly #scan: Scan;
  readonly #count: number;
  readonly #isItem: () => boolean;
  readonly #skip: (scan: Scan) => void;
  /** Start of the list, behind its count. */
  readonly #start: number;
  #recovered: number;
  #isBroken = false;
  #isUnsure = false;

  constructor(scan: Scan, count: number, isItem: () => boolean, skip: (scan: Scan) => void) {
    this.#cursor = scan.cursor;
    this.#scan = scan;
    this.#count = count;
    this.#isItem = isItem;
    this.#skip = skip;
    this.#start = scan.cursor.at;
    this.#recovered = scan.recovered;
  }

  /** True if an item is at the cursor: a list that has lost some ends before its count does. */
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

  /** Reads item `i`; one without its head is passed, if others follow. @throws FormatError */
  read(i: number): void {
    const { at } = this.#cursor;
    try {
      this.#skip(this.#scan);
    } catch (error) {
      const isHead = error instanceof FormatError && this.#scan.failure === null;
      if (!isHead || !this.#findNext(at, this.#count - i - 1)) throw error;
      const sink = this.#scan.sink!;
      reportError(sink, error, this.#scan.owner, { path: `${sink.texts.text(this.#scan.text)}[${i}]` });
      this.#scan.covered(at, this.#cursor.at, READ.NOT);
      this.#scan.isDamaged = true;
      this.#scan.recovered++;
    }
  }

  /** Moves to the next item, which follows the end of one. */
  #findNext(from: number, most: number): boolean {
    const cursor = this.#cursor;
    const last = this.#scan.sink ? Math.min(cursor.end, from + this.#scan.effort) : from;
    for (let at = from; at < last; at++) {
      if (!isMarker(cursor, at, PAYLOAD_END)) continue;
      cursor.at = at + 2;
      if (!this.#isItem()) continue;
      this.#scan.effort -= at - from;
      return this.#itemsLeft(most) >= 0;
    }
    cursor.at = from;
    return false;
  }

  end(): void {
    this.#setUnsure(false);
    // Whoever reads it again finds the same end.
    if (this.#isBroken) this.#scan.jumps.set(this.#start - COUNT_BYTES, this.#cursor.at);
  }

  /** The number of items until the list ends; -1 if another one of them cannot be read. */
  #itemsLeft(most: number): number {
    const cursor = this.#cursor;
    const scan = this.#scan;
    const { at } = cursor;
    let left = 0;
    return scan.attempt(at, -1, () => {
      for (; left <= most && this.#isItem(); left++) {
        if (cursor.at - at > scan.effort) return -1;
        this.#skip(trial(cursor));
      }
      const isEnd = mayEnd(scan, scan.frames.length - 1, cursor.at, cursor.end);
      return left > most || !isEnd ? -1 : left;
    });
  }

  #setUnsure(isUnsure: boolean): void {
    if (isUnsure !== this.#isUnsure) this.#scan.unsurePlaces += isUnsure ? 1 : -1;
    this.#isUnsure = isUnsure;
  }
}

/** True if everything that is open can continue at `at`: two markers or a block head are taken as proof. */
export function mayEnd({ frames }: Scan, open: number, at: number, fileEnd: number): boolean {
  let markers = 0;
  for (let i = open - 1; i >= 0; i--) {
    const frame = frames[i]!;
    const following = frame.follows(frame, at);
    if (following === 'no') return false;
    if (following === 'sure') return true;
    at = following.at;
    markers += following.markers;
    if (markers >= 2) return true;
  }
  return at === fileEnd;
}

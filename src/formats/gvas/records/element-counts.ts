// The number of elements in a container: what it says, or of those that fill it where that cannot be. Replaced where it
// stands, so that all that reads it later finds them. Source: docs/formats/gvas.md#damage.

import type { Cursor } from '../../../bytes/cursor.ts';
import { type FormatError, showInt } from '../../../bytes/format-error.ts';
import { checkElementCount, LEAST_LIST } from '../../unreal/element-count.ts';
import type { ListSearch } from './list-search.ts';

/** Bytes of a key and a value. */
const LEAST_PAIR = 2;

export class ElementCounts {
  readonly #cursor: Cursor;
  readonly #search: ListSearch;
  readonly #report: (error: FormatError) => void;

  constructor(cursor: Cursor, search: ListSearch, report: (error: FormatError) => void) {
    this.#cursor = cursor;
    this.#search = search;
    this.#report = report;
  }

  /** The number at `place`, of elements that begin at the cursor. @throws FormatError COUNT */
  read(place: number, isMap: boolean): number {
    const cursor = this.#cursor;
    const count = cursor.view.getInt32(place, true);
    const least = isMap ? LEAST_PAIR : LEAST_LIST;
    if (count >= 0 && count * least <= cursor.left) return count;
    const there = this.#search.elements(cursor.at, cursor.end, isMap);
    if (there < 0) checkElementCount(cursor, count, least);
    return this.replace(place, there);
  }

  /** The number if `done` elements were read without a fault, and either bytes are left or elements, not both. */
  corrected(place: number, isMap: boolean, count: number, done: number): number {
    const { at, end } = this.#cursor;
    const more = this.#search.elements(at, end, isMap);
    return more < 0 || done + more === count ? count : this.replace(place, done + more);
  }

  /** Writes it where it stands. */
  replace(place: number, count: number): number {
    const cursor = this.#cursor;
    const found = showInt(cursor.view.getInt32(place, true));
    this.#report(cursor.error('COUNT', `${count} elements, as the bytes around them say`, found, place));
    cursor.view.setInt32(place, count, true);
    return count;
  }
}

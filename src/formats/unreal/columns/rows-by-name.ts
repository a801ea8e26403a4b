// Finds the rows that have a property, by its name. Cached, because columns that start with the same
// property, and the checks of their paths, ask for the same rows.

import { firstFrom } from '../../../bytes/first-from.ts';
import type { PropertyIndex } from '../../../graph/column-reader.ts';

/** The number of names to keep rows for. */
const MOST_NAMES = 4;

export class RowsByName {
  readonly index: PropertyIndex;
  /** Least recently used first. */
  readonly #kept = new Map<number, Uint32Array>();

  constructor(index: PropertyIndex) {
    this.index = index;
  }

  /**
   * Ascending; a row occurs once for each time it has the property.
   * @param name its number in the index
   */
  of(name: number): Uint32Array {
    const rows = this.#kept.get(name) ?? rowsWith(this.index, name);
    this.#kept.delete(name);
    this.#kept.set(name, rows);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_NAMES) this.#kept.delete(oldest!);
    return rows;
  }
}

function rowsWith({ name: names, start }: PropertyIndex, name: number): Uint32Array {
  const rows: number[] = [];
  let row = 0;
  for (let tag = names.indexOf(name); tag >= 0; tag = names.indexOf(name, tag + 1)) {
    // The last row that starts at the tag or before is not empty.
    row = firstFrom(start, tag + 1, row) - 1;
    rows.push(row);
  }
  return Uint32Array.from(rows);
}

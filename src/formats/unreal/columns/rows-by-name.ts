// Finds the rows that have a property, by its name. Cached, because columns that start with the same
// property, and the checks of their paths, ask for the same rows.

import { firstFrom } from '../../../bytes/first-from.ts';
import type { PropertyIndex } from '../../../graph/column-reader.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import { RecentlyUsed } from '../../../graph/recently-used.ts';

/** The number of names to keep rows for. */
const MOST_NAMES = 4;

export class RowsByName {
  readonly index: PropertyIndex;
  readonly #kept = new RecentlyUsed<number, Uint32Array>(MOST_NAMES);

  constructor(index: PropertyIndex) {
    this.index = index;
  }

  /**
   * Ascending; a row occurs once for each time it has the property.
   * @param name its number in the index
   */
  of(name: number): Uint32Array {
    return getOrCreate(this.#kept, name, () => rowsWith(this.index, name));
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

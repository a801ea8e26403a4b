// Unresolved references, noted before all files of the profile are read, as rows of numbers.

import type { NodeId } from '../../../graph/ids.ts';

/** One reference. The meaning of `value`, `extra` and `more` depends on the role. */
export interface PendingRow {
  readonly role: number;
  readonly source: NodeId;
  readonly value: number;
  /** Offset in the image. */
  readonly at: number;
  readonly extra: number;
  readonly more: number;
}

const WIDTH = 6;

export class Pending {
  #rows = new Int32Array(WIDTH * 1024);
  #length = 0;

  push(role: number, source: NodeId, value: number, at: number, extra: number, more: number): void {
    if (this.#length === this.#rows.length) {
      const rows = new Int32Array(this.#rows.length * 2);
      rows.set(this.#rows);
      this.#rows = rows;
    }
    const rows = this.#rows;
    const row = this.#length;
    rows[row] = role;
    rows[row + 1] = source;
    rows[row + 2] = value;
    rows[row + 3] = at;
    rows[row + 4] = extra;
    rows[row + 5] = more;
    this.#length = row + WIDTH;
  }

  each(see: (row: PendingRow) => void): void {
    const rows = this.#rows;
    for (let row = 0; row < this.#length; row += WIDTH) {
      see({
        role: rows[row]!,
        source: rows[row + 1]! as NodeId,
        value: rows[row + 2]!,
        at: rows[row + 3]! >>> 0,
        extra: rows[row + 4]!,
        more: rows[row + 5]!,
      });
    }
  }
}

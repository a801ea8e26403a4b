// Tracks which rows of a column have been read.

export class ReadRows {
  /** By row: 1 if it has been read. */
  readonly #isRead: Uint8Array;
  #unread: number;
  #candidates: Uint32Array | null = null;

  /** @param rows in the graph */
  constructor(rows: number) {
    this.#isRead = new Uint8Array(rows);
    this.#unread = rows;
  }

  /** Rows in the graph. */
  get length(): number {
    return this.#isRead.length;
  }

  /** Rows that have not been read yet. */
  get unread(): number {
    return this.#unread;
  }

  get bytes(): number {
    return this.#isRead.byteLength + (this.#candidates?.byteLength ?? 0);
  }

  has(row: number): boolean {
    return this.#isRead[row] === 1;
  }

  add(row: number): void {
    this.#unread -= 1 - this.#isRead[row]!;
    this.#isRead[row] = 1;
  }

  addAll(): void {
    this.#isRead.fill(1);
    this.#unread = 0;
  }

  /** Leaves only these rows to be read; all others count as read. */
  restrictTo(candidates: readonly Uint32Array[]): void {
    const isRead = this.#isRead.fill(1);
    let unread = 0;
    for (const rows of candidates) {
      for (let at = 0; at < rows.length; at++) {
        unread += isRead[rows[at]!]!;
        isRead[rows[at]!] = 0;
      }
    }
    this.#unread = unread;
    this.#candidates = null;
    this.#candidates = this.rest();
  }

  /** The unread rows, ascending. */
  rest(): Uint32Array {
    if (this.#candidates?.length === this.#unread) return this.#candidates;
    const rows = new Uint32Array(this.#unread);
    const isRead = this.#isRead;
    // The platform's search is fastest when few are left.
    if (rows.length < isRead.length / 8) {
      for (let at = 0, row = -1; at < rows.length; at++) {
        row = isRead.indexOf(0, row + 1);
        rows[at] = row;
      }
      return rows;
    }
    for (let row = 0, count = 0; count < rows.length; row++) if (isRead[row] === 0) rows[count++] = row;
    return rows;
  }
}

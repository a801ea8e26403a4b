// Tracks which bytes were read by a layout that is known to fit. A block of an unknown version is read with
// the rows of the nearest one: even when all markers agree, its fields may mean something else, so its bytes
// do not count as understood.

/** The ways in which a range of bytes was read. */
export const READ = { FITTING: 0, GUESSED: 1, NOT: 2 } as const;
export type Reading = (typeof READ)[keyof typeof READ];

/** Ranges inside blocks of unknown versions, and those blocks themselves. Inner ranges are added before outer ones. */
export class Coverage {
  readonly #start: number[] = [];
  readonly #end: number[] = [];
  readonly #reading: Reading[] = [];

  /** From `start` to `end` (exclusive). */
  add(start: number, end: number, reading: Reading): void {
    if (end <= start) return;
    this.#start.push(start);
    this.#end.push(end);
    this.#reading.push(reading);
  }

  /** Number of bytes whose innermost range was guessed or not read. */
  doubtful(): number {
    const order = Array.from(this.#start.keys()).sort(
      (a, b) => this.#start[a]! - this.#start[b]! || this.#end[b]! - this.#end[a]! || b - a,
    );
    const open: { readonly end: number; readonly reading: Reading }[] = [];
    let at = 0;
    let total = 0;
    const upTo = (place: number): void => {
      const top = open.at(-1);
      if (top && top.reading !== READ.FITTING && place > at) total += place - at;
      at = Math.max(at, place);
    };
    const closeBefore = (place: number): void => {
      for (let top = open.at(-1); top && top.end <= place; top = open.at(-1)) {
        upTo(top.end);
        open.pop();
      }
    };
    for (const i of order) {
      const start = this.#start[i]!;
      closeBefore(start);
      upTo(start);
      const outer = open.at(-1)?.end ?? Number.POSITIVE_INFINITY;
      open.push({ end: Math.min(this.#end[i]!, outer), reading: this.#reading[i]! });
    }
    closeBefore(Number.POSITIVE_INFINITY);
    return total;
  }
}

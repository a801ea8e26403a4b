// The rows that filters have found so far in one graph, kept within a bound: the next page of a list continues where
// the page before stopped. Sorted rows are kept elsewhere, shared between threads (graph/finished/made-indexes.ts).

/** Bytes that the rows of one graph may take; the list not used for longest goes first. */
const MOST_BYTES = 16 * 2 ** 20;
/** Lists kept of one graph, and characters of the text that names one. */
const MOST_LISTS = 256;
const MOST_NAME = 20_000;

/** Rows that match, among the rows that were scanned so far. */
export interface ScanProgress {
  found: Uint32Array;
  /** How many of `found` are in use. */
  count: number;
  /** How many of the rows that the plan starts with were looked at. */
  looked: number;
}

export interface KeptList {
  readonly progress: ScanProgress;
}

/** A list of which nothing was looked at. */
export function newList(): KeptList {
  return { progress: { found: new Uint32Array(0), count: 0, looked: 0 } };
}

export class KeptRows {
  readonly #lists = new Map<string, KeptList>();
  readonly #most: number;

  constructor(most = MOST_BYTES) {
    this.#most = most;
  }

  /** The list of that name, now the one used last. Lists with very long names are not kept. */
  list(name: string): KeptList {
    const list = this.#lists.get(name) ?? newList();
    if (name.length > MOST_NAME) return list;
    this.#lists.delete(name);
    this.#lists.set(name, list);
    this.#makeRoom();
    return list;
  }

  /** Bytes in use. */
  get bytes(): number {
    let bytes = 0;
    for (const [name, list] of this.#lists) bytes += sizeOf(name, list);
    return bytes;
  }

  /** Lists grow after they were handed out, so that they are counted when the next one comes. */
  #makeRoom(): void {
    let bytes = this.bytes;
    for (const [name, list] of this.#lists) {
      if (bytes <= this.#most && this.#lists.size <= MOST_LISTS) return;
      bytes -= sizeOf(name, list);
      this.#lists.delete(name);
    }
  }
}

function sizeOf(name: string, { progress }: KeptList): number {
  return 2 * name.length + progress.found.byteLength;
}

// The rows that filters have found so far in one graph, up to a limit of memory: the next page of a list
// continues where the previous one stopped. Sorted rows are shared between threads instead
// (graph/finished/made-indexes.ts).

/** Bytes that the rows of one graph may take; the least recently used list is dropped first. */
const MOST_BYTES = 16 * 2 ** 20;
/** Most lists kept for one graph, and most characters of a list's name. */
const MOST_LISTS = 256;
const MOST_NAME = 20_000;

/** The matching rows among those that were scanned so far. */
export interface ScanProgress {
  found: Uint32Array;
  /** How many of `found` are in use. */
  count: number;
  /** How many of the plan's candidate rows have been scanned. */
  scanned: number;
}

export interface KeptList {
  readonly progress: ScanProgress;
}

/** A list of which nothing has been scanned. */
export function newList(): KeptList {
  return { progress: { found: new Uint32Array(0), count: 0, scanned: 0 } };
}

export class KeptRows {
  readonly #lists = new Map<string, KeptList>();
  readonly #most: number;

  constructor(most = MOST_BYTES) {
    this.#most = most;
  }

  /** The list with this name, which becomes the most recently used. Lists with very long names are not kept. */
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

  /** Lists grow after they are handed out, so memory is counted when the next one is requested. */
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

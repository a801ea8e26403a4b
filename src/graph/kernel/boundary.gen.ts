// Generated from boundary.json, which says what everything is, by scripts/kernels.mjs. Do not edit.

/** What a graph's memory is made for: the image, and the expected and the largest number of texts. */
export interface Setup {
  readonly imageSize: number;
  readonly texts: number;
  readonly mostTexts: number;
}

/** By text: the first node that has it as its path, -1 for none, -2 for several. Also room for the texts that references name but no node has. */
export interface PathRows {
  readonly nodeOfText: Int32Array;
  readonly absent: Uint32Array;
}

/** Texts to be tried for whether they begin with the `size` bytes at `begin`; those that do are marked with 1. */
export interface Beginnings {
  readonly count: number;
  readonly begin: number;
  readonly size: number;
  readonly texts: Uint32Array;
  readonly marks: Uint8Array;
}

/** Columns of nodes, while parents may still be given by path. */
export interface PathNodes {
  readonly text: Uint32Array;
  readonly parent: Int32Array;
}

/** Targets of references, while they may still be given by path. */
export interface PathLinks {
  readonly target: Int32Array;
}

/** Which nodes have a path that continues their parent's. */
export interface Joins {
  readonly join: Uint8Array;
}

/** References from `from` on, of `count` in all; the first node that is only named gets row `row`. */
export interface LinkRun {
  readonly from: number;
  readonly count: number;
  readonly row: number;
}

/** The group of each row, and room for the rows by group. */
export interface GroupKeys {
  readonly keys: Uint32Array;
  readonly order: Uint32Array;
}

/** Where each group begins among them, zeros at first: one entry more than there are groups. */
export interface GroupStarts {
  readonly start: Uint32Array;
}

/** Coordinates of nodes: three NaNs for one that has no place. */
export interface Places {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
}

/** What the kernel asks. */
export interface GraphHost {
  /** Grows the memory by this many pages; false when there is no more. */
  growMemory(asked: { pages: number }): boolean;
}

/** Those questions as the kernel's imports. */
export function importsOfGraph(host: GraphHost): WebAssembly.Imports {
  return {
    graph: {
      growMemory: (pages: number) => (host.growMemory({ pages: pages >>> 0 }) ? 1 : 0),
    },
  };
}

type Calls = Readonly<Record<'beginHash' | 'hash' | 'begin' | 'room' | 'giveBack' | 'indexPaths' | 'resolveParents' | 'resolveLinks' | 'dropBrokenPlace' | 'isAscending' | 'startGroups' | 'groupRows' | 'intern' | 'add' | 'markBeginnings' | 'gatherCopies', (...numbers: readonly number[]) => number>>;

/**
 * The kernel as the host sees it.
 * Absent: How many texts references name that no node has.
 * Hash: A hash over the bytes so far (content-hash.ts).
 * Shared: What the kernels of one graph share. Addresses count from the start of the memory, which is free from `top` on; offsets count from `image`. The table of texts belongs to text-table.ts, the guard to guards.ts.
 */
export class GraphKernel {
  readonly #memory: { readonly words: Uint32Array };
  readonly #calls: Calls;

  /** @param memory all of it as 32-bit words, as it is at any time */
  constructor(memory: { readonly words: Uint32Array }, exports: WebAssembly.Exports) {
    this.#memory = memory;
    this.#calls = { ...exports } as Calls;
  }

  /** Starts a hash over bytes with its two parts. */
  beginHash(first: number, second: number): void {
    this.#calls.beginHash(first, second);
  }

  /** Continues the hash with `size` bytes at an address, by words; remaining bytes are added one by one. */
  hash(at: number, size: number): void {
    this.#calls.hash(at, size);
  }

  /** Sets up the memory. Returns the image's address, 0 when it does not fit. */
  begin(record: Setup): number {
    const { words } = this.#memory;
    words[16] = record.imageSize;
    words[17] = record.texts;
    words[18] = record.mostTexts;
    return this.#calls.begin() >>> 0;
  }

  /** The address of `size` zero bytes, 0 when the memory is full. */
  room(size: number): number {
    return this.#calls.room(size) >>> 0;
  }

  /** Frees everything from an address on that `room` returned, which has to be zero again. */
  giveBack(at: number): void {
    this.#calls.giveBack(at);
  }

  /** Registers the first node of each path, from a row on. Returns the first row whose path another node has, `count` for none. */
  indexPaths(from: number, count: number): number {
    return this.#calls.indexPaths(from, count) >>> 0;
  }

  /** Turns parents by path into rows, from a row on. Returns the first row whose parent's path several nodes have, `count` for none. */
  resolveParents(from: number, count: number): number {
    return this.#calls.resolveParents(from, count) >>> 0;
  }

  /** Turns targets by path into rows. Returns the first reference to a path that several nodes have, `count` for none. */
  resolveLinks(record: LinkRun): number {
    const { words } = this.#memory;
    words[34] = record.from;
    words[35] = record.count;
    words[36] = record.row;
    return this.#calls.resolveLinks() >>> 0;
  }

  /** Removes the first place with a coordinate that is not finite, from a row on. Returns its row, `count` for none. */
  dropBrokenPlace(from: number, count: number): number {
    return this.#calls.dropBrokenPlace(from, count) >>> 0;
  }

  /** Whether the keys are in ascending order. */
  isAscending(length: number): boolean {
    return this.#calls.isAscending(length) !== 0;
  }

  /** Finds where each group begins among the rows. */
  startGroups(length: number, groups: number): void {
    this.#calls.startGroups(length, groups);
  }

  /** Finds where each group begins, and the rows by group in their order. */
  groupRows(length: number, groups: number): void {
    this.#calls.groupRows(length, groups);
  }

  /** The number of the text at an offset, or a code below 0. */
  intern(at: number, size: number): number {
    return this.#calls.intern(at, size);
  }

  /** The number of the text at an address outside the image, or a code below 0. */
  add(from: number, size: number): number {
    return this.#calls.add(from, size);
  }

  /** Marks the texts that begin with some bytes. */
  markBeginnings(record: Beginnings): void {
    const { words } = this.#memory;
    words[22] = record.count;
    words[23] = record.begin;
    words[24] = record.size;
    words[25] = record.texts.byteOffset;
    words[26] = record.marks.byteOffset;
    this.#calls.markBeginnings();
  }

  /** Moves the texts outside the image to one place; offsets past the image count from there afterwards. */
  gatherCopies(to: number): void {
    this.#calls.gatherCopies(to);
  }

  /** Returns how many rows all of them have room for. */
  setPathRows(record: PathRows): number {
    const { words } = this.#memory;
    const rows = Math.min(record.nodeOfText.length, record.absent.length);
    words[19] = rows;
    words[20] = record.nodeOfText.byteOffset;
    words[21] = record.absent.byteOffset;
    return rows;
  }

  /** Returns how many rows all of them have room for. */
  setPathNodes(record: PathNodes): number {
    const { words } = this.#memory;
    const rows = Math.min(record.text.length, record.parent.length);
    words[27] = rows;
    words[28] = record.text.byteOffset;
    words[29] = record.parent.byteOffset;
    return rows;
  }

  /** Returns how many rows all of them have room for. */
  setPathLinks(record: PathLinks): number {
    const { words } = this.#memory;
    const rows = record.target.length;
    words[30] = rows;
    words[31] = record.target.byteOffset;
    return rows;
  }

  /** Returns how many rows all of them have room for. */
  setJoins(record: Joins): number {
    const { words } = this.#memory;
    const rows = record.join.length;
    words[32] = rows;
    words[33] = record.join.byteOffset;
    return rows;
  }

  /** Returns how many rows all of them have room for. */
  setGroupKeys(record: GroupKeys): number {
    const { words } = this.#memory;
    const rows = Math.min(record.keys.length, record.order.length);
    words[38] = rows;
    words[39] = record.keys.byteOffset;
    words[40] = record.order.byteOffset;
    return rows;
  }

  /** Returns how many rows all of them have room for. */
  setGroupStarts(record: GroupStarts): number {
    const { words } = this.#memory;
    const rows = record.start.length;
    words[41] = rows;
    words[42] = record.start.byteOffset;
    return rows;
  }

  /** Returns how many rows all of them have room for. */
  setPlaces(record: Places): number {
    const { words } = this.#memory;
    const rows = Math.min(record.x.length, record.y.length, record.z.length);
    words[43] = rows;
    words[44] = record.x.byteOffset;
    words[45] = record.y.byteOffset;
    words[46] = record.z.byteOffset;
    return rows;
  }

  get absentCount(): number {
    return this.#memory.words[37]!;
  }

  get first(): number {
    return this.#memory.words[47]!;
  }

  get second(): number {
    return this.#memory.words[48]!;
  }

  get entries(): number {
    return this.#memory.words[52]!;
  }

  get textCount(): number {
    return this.#memory.words[53]!;
  }

  get slots(): number {
    return this.#memory.words[55]!;
  }

  get mask(): number {
    return this.#memory.words[56]!;
  }

  get copiedBytes(): number {
    return this.#memory.words[57]!;
  }
}

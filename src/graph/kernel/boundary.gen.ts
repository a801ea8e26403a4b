// Generated from boundary.json by scripts/kernels.mjs. Do not edit.

/** What a graph's memory is made for: the image, and about how many texts there will be and may be at most. */
export interface Setup {
  readonly imageSize: number;
  readonly texts: number;
  readonly mostTexts: number;
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

type Export = (...numbers: readonly number[]) => number;

/**
 * The kernel as the host sees it.
 * Hash: A hash over bytes so far (content-hash.ts).
 * Shared: What the kernels of one graph share. Addresses count from the beginning of the memory: memory is free from `top` on, offsets count from `image`; the table of texts is that of text-table.ts, the guard that of guards.ts.
 */
export class GraphKernel {
  readonly #memory: { readonly words: Uint32Array };
  readonly #beginHash: Export;
  readonly #hash: Export;
  readonly #begin: Export;
  readonly #room: Export;
  readonly #intern: Export;
  readonly #add: Export;
  readonly #gatherCopies: Export;

  /** @param memory all of it as 32-bit words, as it is at any time */
  constructor(memory: { readonly words: Uint32Array }, exports: WebAssembly.Exports) {
    this.#memory = memory;
    this.#beginHash = exports.beginHash as Export;
    this.#hash = exports.hash as Export;
    this.#begin = exports.begin as Export;
    this.#room = exports.room as Export;
    this.#intern = exports.intern as Export;
    this.#add = exports.add as Export;
    this.#gatherCopies = exports.gatherCopies as Export;
  }

  /** Begins a hash over bytes with its two parts. */
  beginHash(first: number, second: number): void {
    this.#beginHash(first, second);
  }

  /** Goes on over so many bytes at an address, by words; the last ones, when they are no word, one by one. */
  hash(at: number, size: number): void {
    this.#hash(at, size);
  }

  /** Sets the memory up. The image's address, 0 when it does not fit. */
  begin(record: Setup): number {
    const { words } = this.#memory;
    words[16] = record.imageSize;
    words[17] = record.texts;
    words[18] = record.mostTexts;
    return this.#begin() >>> 0;
  }

  /** The address of so many bytes of zeros, 0 when the memory is full. */
  room(size: number): number {
    return this.#room(size) >>> 0;
  }

  /** The number of the text at an offset, or a code below 0. */
  intern(at: number, size: number): number {
    return this.#intern(at, size);
  }

  /** The number of the text at an address outside the image, or a code below 0. */
  add(from: number, size: number): number {
    return this.#add(from, size);
  }

  /** Moves the texts that do not lie in the image to one place; offsets past the image then count from there. */
  gatherCopies(to: number): void {
    this.#gatherCopies(to);
  }

  /** See Hash. */
  get first(): number {
    return this.#memory.words[19]!;
  }

  /** See Hash. */
  get second(): number {
    return this.#memory.words[20]!;
  }

  /** See Shared. */
  get entries(): number {
    return this.#memory.words[24]!;
  }

  /** See Shared. */
  get textCount(): number {
    return this.#memory.words[25]!;
  }

  /** See Shared. */
  get slots(): number {
    return this.#memory.words[27]!;
  }

  /** See Shared. */
  get mask(): number {
    return this.#memory.words[28]!;
  }

  /** See Shared. */
  get copiedBytes(): number {
    return this.#memory.words[29]!;
  }
}

// The memory that a graph is read into: the image, the texts, and the columns that kernels fill. It is the linear
// memory of the WebAssembly that reads it, and shared, so that every thread sees what a worker made. Kernels are there
// because reading must be fast in its first millisecond, where JavaScript is slow until it is compiled.

import { FormatError } from '../../bytes/format-error.ts';
import { GraphKernel, importsOfGraph } from '../kernel/boundary.gen.ts';
import { kernelStart } from '../kernel/compile-kernel.ts';
import { GRAPH_KERNEL } from '../kernel/kernel.gen.ts';
import { hashOf } from './content-hash.ts';
import type { MemoryAccount } from './memory-account.ts';

/** What columns are made of. */
export type SharedArray = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array;
export type SharedArrayType<A extends SharedArray> = {
  new (buffer: SharedArrayBuffer, byteOffset?: number, length?: number): A;
  readonly BYTES_PER_ELEMENT: number;
};

const PAGE = 2 ** 16;
const MOST_PAGES = 2 ** 16;
/** Room for all that comes with an image. What is not used costs addresses only; growing is slow. */
const AROUND_IMAGE = 2;
const AROUND = 8 * 2 ** 20;
/**
 * Bytes of a save for each different text in it. A real Satisfactory save has so many, for which the hash table is
 * made; the least is for the worst save that is not made to fill memory, up to which nothing has to move.
 */
const BYTES_A_TEXT = 512;
const LEAST_BYTES_A_TEXT = 64;
const SOME = 64;
/** Bytes that a hash takes in at once: words, so that parts come to the same as the whole. */
const HASHED_AT_ONCE = 2 ** 16;

const start = kernelStart(GRAPH_KERNEL);

export class GraphMemory {
  readonly memory: WebAssembly.Memory;
  readonly kernel: GraphKernel;
  /** The inflated bytes of the save: all offsets count from its beginning. */
  readonly image: Uint8Array;
  /** All of the memory, as it is now. */
  bytes!: Uint8Array;
  words!: Uint32Array;
  /** How often room was taken: while it stands still, no column has moved. */
  taken = 0;
  readonly #file: string;
  readonly #account: MemoryAccount | null;
  /** Pages that were reserved. */
  readonly #most: number;
  /** Bytes taken from the account. */
  #held = 0;
  /** Why the last request failed: the account refused it, or too few addresses were reserved. */
  #lack: FormatError | 'reserve' | null = null;
  /** Where bytes that are no part of the image are put for the kernel. */
  #copied: Uint8Array | null = null;
  /** The first error for memory that ran out. */
  refusal: FormatError | null = null;

  /**
   * @param file named in errors
   * @param account that memory is taken from; null for as much as there is
   * @param reserve where addresses are limited, how many times the usual may be needed
   * @throws FormatError LIMIT when the image does not fit
   */
  constructor(imageSize: number, file: string, account: MemoryAccount | null = null, reserve = 1) {
    this.#file = file;
    this.#account = account;
    const initial = Math.min(Math.ceil((imageSize * AROUND_IMAGE + AROUND) / PAGE), MOST_PAGES);
    this.#most = account?.countsAddresses ? Math.min(initial * reserve, MOST_PAGES) : MOST_PAGES;
    this.take(initial * PAGE);
    this.memory = this.#reserve(initial);
    this.#refreshViews();
    this.kernel = new GraphKernel(this, start(this.imports));
    const [texts, most] = [imageSize / BYTES_A_TEXT, imageSize / LEAST_BYTES_A_TEXT];
    const at = this.kernel.begin({ imageSize, texts: texts + SOME, mostTexts: most + SOME });
    if (at === 0) throw this.full(imageSize);
    this.image = this.view(Uint8Array, at, imageSize);
  }

  /** What every kernel on this memory imports. */
  get imports(): WebAssembly.Imports {
    return {
      env: { memory: this.memory },
      ...importsOfGraph({ growMemory: ({ pages }) => this.#grow(pages) }),
    };
  }

  /** To be called before memory outside this one is used for the graph. @throws FormatError LIMIT */
  take(bytes: number): void {
    if (this.#tryTake(bytes)) return;
    throw this.full(bytes);
  }

  /** Whether reserving more addresses would have helped. */
  get isOutgrown(): boolean {
    return this.refusal !== null && this.#lack === 'reserve' && this.#most < MOST_PAGES;
  }

  /** Gives back all that was taken, when this memory is not used any more. */
  release(): void {
    this.#account?.give(this.#held);
    this.#held = 0;
  }

  #tryTake(bytes: number): boolean {
    if (this.#account && !this.#account.tryTake(bytes)) {
      this.#lack = this.#account.refusal(bytes);
      return false;
    }
    this.#held += bytes;
    this.#lack = null;
    return true;
  }

  #reserve(initial: number): WebAssembly.Memory {
    try {
      return new WebAssembly.Memory({ initial, maximum: this.#most, shared: true });
    } catch (error) {
      if (error instanceof RangeError) throw this.full(initial * PAGE);
      throw error;
    }
  }

  #grow(pages: number): boolean {
    if (!this.#tryTake(pages * PAGE)) return false;
    try {
      this.memory.grow(pages);
      this.#refreshViews();
      return true;
    } catch {
      this.#lack = 'reserve';
      this.#account?.give(pages * PAGE);
      this.#held -= pages * PAGE;
      return false;
    }
  }

  /** Asking a memory for its buffer, and making views, takes as long as reading a text. */
  #refreshViews(): void {
    const { buffer } = this.memory;
    this.bytes = new Uint8Array(buffer);
    this.words = new Uint32Array(buffer);
  }

  /** An array of zeros. @throws FormatError LIMIT when the memory is full */
  array<A extends SharedArray>(type: SharedArrayType<A>, length: number): A {
    const size = length * type.BYTES_PER_ELEMENT;
    const at = size < PAGE * MOST_PAGES ? this.kernel.room(size) : 0;
    if (at === 0) throw this.full(size);
    this.taken++;
    return this.view(type, at, length);
  }

  /** The same as contentHash, sooner: that would not be compiled yet. */
  hash(bytes: Uint8Array, seed: number): number {
    this.#copied ??= this.array(Uint8Array, HASHED_AT_ONCE);
    const copied = this.#copied;
    this.kernel.beginHash(bytes.length ^ seed, seed / 2 ** 20);
    for (let at = 0; at < bytes.length; at += copied.length) {
      const part = bytes.subarray(at, at + copied.length);
      copied.set(part);
      this.kernel.hash(copied.byteOffset, part.length);
    }
    return hashOf(this.kernel.first, this.kernel.second);
  }

  /** What lies at an address. */
  view<A extends SharedArray>(type: SharedArrayType<A>, at: number, length: number): A {
    return new type(this.bytes.buffer as SharedArrayBuffer, at, length);
  }

  /** The error for memory that is not to be had. */
  full(size: number): FormatError {
    const expected = `at most ${MOST_PAGES * PAGE} bytes of memory for one save`;
    const found = `${size} more`;
    const full = new FormatError({ code: 'LIMIT', file: this.#file, offset: 0, expected, found });
    this.refusal ??= this.#lack instanceof FormatError ? this.#lack : full;
    return this.refusal;
  }
}

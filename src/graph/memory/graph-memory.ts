// The memory that a graph is read into: the image, the texts, and the columns that kernels fill. It is the linear
// memory of the WebAssembly that reads the save, and shared, so that every thread sees what a worker made. Kernels
// exist because reading has to be fast in its first milliseconds, when JavaScript is not compiled yet.

import { FormatError } from '../../bytes/format-error.ts';
import { GraphKernel, importsOfGraph } from '../kernel/boundary.gen.ts';
import { kernelStart } from '../kernel/compile-kernel.ts';
import { GRAPH_KERNEL } from '../kernel/kernel.gen.ts';
import { combineHashes } from './content-hash.ts';
import type { MemoryAccount } from './memory-account.ts';

/** Element types of columns. */
export type SharedArray = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array;
export type SharedArrayType<A extends SharedArray> = {
  new (buffer: SharedArrayBuffer, byteOffset?: number, length?: number): A;
  readonly BYTES_PER_ELEMENT: number;
};

const PAGE = 2 ** 16;
const MOST_PAGES = 2 ** 16;
/**
 * Address space to reserve, as a multiple of the image, for everything made along with it. Unused space costs
 * only addresses, while growing is slow.
 */
const AROUND_IMAGE = 2;
const AROUND = 8 * 2 ** 20;
/**
 * Bytes of a save per different text: the hash table is made for the usual number of a real Satisfactory
 * save; the least is that of the worst file that is not made to fill memory, up to which nothing has to move.
 */
const BYTES_A_TEXT = 512;
const LEAST_BYTES_A_TEXT = 64;
const SOME = 64;
/** Bytes to hash per call: a multiple of words, so that the hash of the parts equals that of the whole. */
const HASHED_AT_ONCE = 2 ** 16;

const start = kernelStart(GRAPH_KERNEL);

export class GraphMemory {
  readonly memory: WebAssembly.Memory;
  readonly kernel: GraphKernel;
  /** The inflated bytes of the save: all offsets count from its start. */
  readonly image: Uint8Array;
  /** The whole memory at its current size. */
  bytes!: Uint8Array;
  words!: Uint32Array;
  /** The number of times that room was taken: no column has moved as long as this is unchanged. */
  taken = 0;
  readonly #file: string;
  readonly #account: MemoryAccount | null;
  /** Bytes taken from the account. */
  #held = 0;
  /** Why the last request failed, if the account refused it. */
  #lack: FormatError | null = null;
  /** Room for bytes outside the image that are copied for the kernel. */
  #copied: Uint8Array | null = null;
  /** The first error because memory ran out. */
  refusal: FormatError | null = null;

  /**
   * @param file named in errors
   * @param account that memory is taken from; null for no limit
   * @throws FormatError LIMIT when the image does not fit
   */
  constructor(imageSize: number, file: string, account: MemoryAccount | null = null) {
    this.#file = file;
    this.#account = account;
    const initial = Math.min(Math.ceil((imageSize * AROUND_IMAGE + AROUND) / PAGE), MOST_PAGES);
    this.take(initial * PAGE);
    this.memory = this.#reserve(initial);
    this.#refreshViews();
    this.kernel = new GraphKernel(this, start(this.imports));
    const [texts, most] = [imageSize / BYTES_A_TEXT, imageSize / LEAST_BYTES_A_TEXT];
    const at = this.kernel.begin({ imageSize, texts: texts + SOME, mostTexts: most + SOME });
    if (at === 0) throw this.full(imageSize);
    this.image = this.view(Uint8Array, at, imageSize);
  }

  /** The imports of every kernel on this memory. */
  get imports(): WebAssembly.Imports {
    return {
      env: { memory: this.memory },
      ...importsOfGraph({ growMemory: ({ pages }) => this.#grow(pages) }),
    };
  }

  /** Has to be called before using memory outside this one for the graph. @throws FormatError LIMIT */
  take(bytes: number): void {
    if (this.#tryTake(bytes)) return;
    throw this.full(bytes);
  }

  /** Returns all that was taken, when this memory is not used any more. */
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
      return new WebAssembly.Memory({ initial, maximum: MOST_PAGES, shared: true });
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
      this.#account?.give(pages * PAGE);
      this.#held -= pages * PAGE;
      return false;
    }
  }

  /** Cached, because asking a memory for its buffer and making views take as long as reading a text. */
  #refreshViews(): void {
    const { buffer } = this.memory;
    this.bytes = new Uint8Array(buffer);
    this.words = new Uint32Array(buffer);
  }

  /** A zeroed array. @throws FormatError LIMIT when the memory is full */
  array<A extends SharedArray>(type: SharedArrayType<A>, length: number): A {
    const size = length * type.BYTES_PER_ELEMENT;
    const at = size < PAGE * MOST_PAGES ? this.kernel.room(size) : 0;
    if (at === 0) throw this.full(size);
    this.taken++;
    return this.view(type, at, length);
  }

  /** Lends room that nothing has taken yet to what takes none itself. @throws FormatError LIMIT when the memory is full */
  lend<T>(size: number, use: (at: number) => T): T {
    const room = this.array(Uint8Array, size);
    try {
      return use(room.byteOffset);
    } finally {
      room.fill(0);
      this.kernel.giveBack(room.byteOffset);
    }
  }

  /** The same as contentHash, which would not be compiled yet. */
  hash(bytes: Uint8Array, seed: number): number {
    this.#copied ??= this.array(Uint8Array, HASHED_AT_ONCE);
    const copied = this.#copied;
    this.kernel.beginHash(bytes.length ^ seed, seed / 2 ** 20);
    for (let at = 0; at < bytes.length; at += copied.length) {
      const part = bytes.subarray(at, at + copied.length);
      copied.set(part);
      this.kernel.hash(copied.byteOffset, part.length);
    }
    return combineHashes(this.kernel.first, this.kernel.second);
  }

  /** A view of the memory at an address. */
  view<A extends SharedArray>(type: SharedArrayType<A>, at: number, length: number): A {
    return new type(this.bytes.buffer as SharedArrayBuffer, at, length);
  }

  /** The error for memory that is not available. */
  full(size: number): FormatError {
    const expected = `at most ${MOST_PAGES * PAGE} bytes of memory for one save`;
    const found = `${size} more`;
    const full = new FormatError({ code: 'LIMIT', file: this.#file, offset: 0, expected, found });
    this.refusal ??= this.#lack ?? full;
    return this.refusal;
  }
}

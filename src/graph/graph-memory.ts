// The memory that a graph is read into: the image, the texts, and the columns that kernels fill. It is the linear memory
// of the WebAssembly that reads it, and shared, so that every thread sees what a worker made. Kernels are there because
// reading must be fast in its first millisecond, where JavaScript is slow until it is compiled.

import { FormatError } from '../bytes/format-error.ts';
import { kernelStart } from './compile-kernel.ts';
import { GRAPH_KERNEL } from './kernel.gen.ts';

type MemoryArray = Uint8Array | Int32Array | Uint32Array | Float64Array;
type MemoryArrayType<A extends MemoryArray> = {
  new (buffer: SharedArrayBuffer, byteOffset?: number, length?: number): A;
  readonly BYTES_PER_ELEMENT: number;
};

/** What graph/kernel exports. Offsets count from the image, addresses from the beginning of the memory. */
interface GraphKernel {
  begin(free: number, imageSize: number, texts: number, mostTexts: number): number;
  room(size: number): number;
  intern(at: number, size: number): number;
  add(from: number, size: number): number;
  textCount(): number;
  copiedBytes(): number;
  gatherCopies(to: number): void;
  entries(): number;
  slots(): number;
  slotCount(): number;
}

const PAGE = 2 ** 16;
const MOST_PAGES = 2 ** 16;
/** Room for all that comes with an image. What is not used costs addresses only; growing is slow. */
const AROUND_IMAGE = 1.75;
const AROUND = 8 * 2 ** 20;
/**
 * Of one different text: in a real Satisfactory save, which makes the hash table as large as it should be, and in the
 * worst of what is not made to fill memory, up to which nothing has to move.
 */
const BYTES_A_TEXT = 512;
const LEAST_BYTES_A_TEXT = 64;
const SOME = 64;
/** Memory before this is for what kernels share (see kernel/memory.ts). */
const FREE = 1024;

const start = kernelStart(GRAPH_KERNEL);

export class GraphMemory {
  readonly memory: WebAssembly.Memory;
  readonly kernel: GraphKernel;
  /** The inflated bytes of the save: all offsets count from its beginning. */
  readonly image: Uint8Array;
  /** How often room was taken: while it stands still, no column has moved. */
  taken = 0;
  readonly #file: string;

  /** @param file named in errors. @throws FormatError LIMIT when the image does not fit */
  constructor(imageSize: number, file: string) {
    this.#file = file;
    const initial = Math.min(Math.ceil((imageSize * AROUND_IMAGE + AROUND) / PAGE), MOST_PAGES);
    this.memory = new WebAssembly.Memory({ initial, maximum: MOST_PAGES, shared: true });
    this.kernel = start({ env: { memory: this.memory } }) as unknown as GraphKernel;
    const [texts, most] = [imageSize / BYTES_A_TEXT, imageSize / LEAST_BYTES_A_TEXT];
    const at = this.kernel.begin(FREE, imageSize, texts + SOME, most + SOME);
    if (at === 0) throw this.full(imageSize);
    this.image = this.view(Uint8Array, at, imageSize);
  }

  /** An array of zeros. @throws FormatError LIMIT when the memory is full */
  array<A extends MemoryArray>(type: MemoryArrayType<A>, length: number): A {
    const size = length * type.BYTES_PER_ELEMENT;
    const at = size < PAGE * MOST_PAGES ? this.kernel.room(size) : 0;
    if (at === 0) throw this.full(size);
    this.taken++;
    return this.view(type, at, length);
  }

  /** What lies at an address. */
  view<A extends MemoryArray>(type: MemoryArrayType<A>, at: number, length: number): A {
    // Kernels give addresses as signed numbers.
    return new type(this.memory.buffer as unknown as SharedArrayBuffer, at >>> 0, length);
  }

  full(size: number): FormatError {
    const expected = `at most ${MOST_PAGES * PAGE} bytes of memory for one save`;
    return new FormatError({ code: 'LIMIT', file: this.#file, offset: 0, expected, found: `${size} more` });
  }
}

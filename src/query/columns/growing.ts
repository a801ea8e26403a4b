// Typed arrays that grow while they are filled, on shared memory: what one thread filled, others read.

import { sharedArray } from '../../graph/columns.ts';

type Numbers = Uint8Array | Uint32Array | Float64Array;
type NumbersType<A extends Numbers> = {
  new (buffer: SharedArrayBuffer, byteOffset?: number, length?: number): A;
  readonly BYTES_PER_ELEMENT: number;
};

/** A column of numbers that grows, and takes no room before something is written to it. */
export class Growing<A extends Numbers> {
  values: A;
  readonly #type: NumbersType<A>;

  constructor(type: NumbersType<A>) {
    this.#type = type;
    this.values = sharedArray(type, 0);
  }

  set(at: number, value: number): void {
    if (at >= this.values.length) this.#resize(Math.max(64, at + 1, Math.ceil(this.values.length * 1.5)));
    this.values[at] = value;
  }

  get bytes(): number {
    return this.values.byteLength;
  }

  /** No more room than for so many. */
  trim(length: number): void {
    if (this.values.length > length) this.#resize(length);
  }

  #resize(length: number): void {
    const resized = sharedArray(this.#type, length);
    resized.set(this.values.subarray(0, length) as never);
    this.values = resized;
  }
}

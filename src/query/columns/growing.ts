// Typed arrays that grow while they are filled. Allocating shared memory is slow, so it is done once, at the end.

import { sharedCopy } from '../../graph/memory/columns.ts';

type Numbers = Uint8Array | Uint32Array | Float64Array;
type NumbersType<A extends Numbers> = {
  new (buffer: SharedArrayBuffer, byteOffset?: number, length?: number): A;
  new (length: number): A;
  readonly BYTES_PER_ELEMENT: number;
};

/** Capacity after the first write. */
const FIRST_ROOM = 1024;

/** A growing column of numbers. Takes no memory until something is written to it. */
export class Growing<A extends Numbers> {
  values: A;
  readonly #type: NumbersType<A>;

  constructor(type: NumbersType<A>) {
    this.#type = type;
    this.values = new type(0);
  }

  set(at: number, value: number): void {
    if (at >= this.values.length) this.#reserve(at + 1);
    this.values[at] = value;
  }

  get bytes(): number {
    return this.values.byteLength;
  }

  /** Moves at most `length` values to shared memory. Nothing may be written afterwards. */
  share(length: number): A {
    const most = Math.min(length, this.values.length);
    this.values = sharedCopy<A>(this.#type, this.values.subarray(0, most));
    return this.values;
  }

  #reserve(needed: number): void {
    const grown = new this.#type(Math.max(FIRST_ROOM, needed, this.values.length * 2));
    grown.set(this.values);
    this.values = grown;
  }
}

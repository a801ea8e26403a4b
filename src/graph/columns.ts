// Growing typed columns on shared memory: what a worker fills, every thread can read without a copy.

import type { GraphMemory } from './graph-memory.ts';

type ColumnArray = Uint8Array | Int32Array | Uint32Array | Float64Array;
type ColumnArrayType<A extends ColumnArray> = {
  new (buffer: SharedArrayBuffer, byteOffset?: number, length?: number): A;
  readonly BYTES_PER_ELEMENT: number;
};

/** A shared array of `length` zeros. */
export function sharedArray<A extends ColumnArray>(type: ColumnArrayType<A>, length: number): A {
  return new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT));
}

/**
 * One column: push values, then take them with `finish`. Room that is never written costs addresses, not
 * memory, so a generous capacity beats growing.
 */
export class Column<A extends ColumnArray> {
  /** Capacity, not content: only the first `length` are set. */
  values: A;
  length = 0;
  readonly #type: ColumnArrayType<A>;
  #memory: GraphMemory | null = null;

  constructor(type: ColumnArrayType<A>, capacity = 256) {
    this.#type = type;
    this.values = sharedArray(type, capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.reserve(this.length + 1);
    this.values[this.length++] = value;
  }

  /** Room for `capacity` values at least; grows by half, so that pushing stays linear. */
  reserve(capacity: number): void {
    if (capacity <= this.values.length) return;
    this.#move(Math.max(capacity, Math.ceil(this.values.length * 1.5)));
  }

  /** Moves to where kernels can write, now and whenever it grows. */
  moveTo(memory: GraphMemory, capacity: number): void {
    this.#memory = memory;
    this.#move(Math.max(capacity, this.values.length));
  }

  #move(capacity: number): void {
    const grown = this.#memory?.array(this.#type, capacity) ?? sharedArray(this.#type, capacity);
    grown.set(this.values.subarray(0, this.length) as never);
    this.values = grown;
  }

  /** The content, as a view: pages of the spare room were never touched. */
  finish(): A {
    return this.values.subarray(0, this.length) as A;
  }
}

/** Starts of `count` groups over `keys`: rows of group g are order[start[g]] up to order[start[g + 1]]. */
export interface Rows {
  readonly start: Uint32Array;
  readonly order: Uint32Array;
}

/** Counting sort of row numbers by key: stable, linear. Keys must be below `groups`. */
export function groupRows(keys: ArrayLike<number>, length: number, groups: number): Rows {
  const start = sharedArray(Uint32Array, groups + 1);
  for (let row = 0; row < length; row++) start[keys[row]! + 1]!++;
  for (let group = 0; group < groups; group++) start[group + 1]! += start[group]!;
  const next = start.slice(0, groups);
  const order = sharedArray(Uint32Array, length);
  for (let row = 0; row < length; row++) order[next[keys[row]!]!++] = row;
  return { start, order };
}

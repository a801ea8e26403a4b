// Growing typed columns in shared memory: every thread can read what a worker filled, without a copy.

import type { GraphMemory, SharedArray, SharedArrayType } from './graph-memory.ts';

/** The buffer of columns before they have room: shared, because any column may go to other threads. */
const EMPTY = new SharedArrayBuffer(0);
const LEAST_CAPACITY = 256;

/** A shared array of `length` zeros. */
export function sharedArray<A extends SharedArray>(type: SharedArrayType<A>, length: number): A {
  return new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT));
}

/** A shared array with these values, made by one thread for many to read. */
export function sharedCopy<A extends SharedArray>(type: SharedArrayType<A>, values: ArrayLike<number>): A {
  const array = sharedArray(type, values.length);
  array.set(values);
  return array;
}

/**
 * One column: push values, then take them with `finish`. Capacity that is never written costs address space,
 * not memory, so a generous capacity beats growing.
 */
export class Column<A extends SharedArray> {
  /** The whole capacity; only the first `length` values are set. */
  values: A;
  length = 0;
  readonly #type: SharedArrayType<A>;
  #memory: GraphMemory | null = null;

  constructor(type: SharedArrayType<A>) {
    this.#type = type;
    this.values = new type(EMPTY);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.reserve(this.length + 1);
    this.values[this.length++] = value;
  }

  /** Makes room for at least `capacity` values; grows by half, so that pushing stays linear. */
  reserve(capacity: number): void {
    if (capacity <= this.values.length) return;
    this.#move(Math.max(capacity, Math.ceil(this.values.length * 1.5), LEAST_CAPACITY));
  }

  /** Moves the column to memory that kernels can write, now and whenever it grows. */
  moveTo(memory: GraphMemory, capacity: number): void {
    this.#memory = memory;
    this.#move(Math.max(capacity, this.values.length));
  }

  #move(capacity: number): void {
    const grown = this.#memory?.array(this.#type, capacity) ?? sharedArray(this.#type, capacity);
    grown.set(this.values.subarray(0, this.length));
    this.values = grown;
  }

  /** The values as a view: pages of the spare capacity were never touched. */
  finish(): A {
    return this.values.subarray(0, this.length) as A;
  }
}

/** Sets how many rows of columns are in use, and makes room for `capacity`. */
export function reserveRows(
  columns: readonly { length: number; reserve(capacity: number): void }[],
  rows: number,
  capacity = rows,
): void {
  for (const column of columns) {
    column.length = rows;
    column.reserve(capacity);
  }
}

/** Rows grouped by key: those of group g are order[start[g]] to order[start[g + 1]] (exclusive). */
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

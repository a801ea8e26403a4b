// How much memory saves may take: counted on shared memory, before it is taken. The
// process has one count for all saves; the reading of each has an account of its own, which can be settled whatever
// became of the thread that read.

import { FormatError } from '../../bytes/format-error.ts';

/** What counts are in: small enough for a small save, large enough for 32 bits to count any machine's memory. */
const UNIT = 2 ** 16;

/** An account as plain data, to be posted to a thread. All in units of 64 KiB. */
export interface AccountData {
  /** One number, shared by all accounts: what all saves together may still take. */
  readonly left: Int32Array;
  /** One number: what this one has taken. */
  readonly taken: Int32Array;
  /** What this one may take at most. */
  readonly most: number;
  /** Whether addresses are limited, so that they must not be reserved for what may never come. */
  readonly countsAddresses: boolean;
}

/** What all saves of a process may take together. */
export class MemoryBudget {
  /** In bytes. */
  readonly size: number;
  readonly #left = new Int32Array(new SharedArrayBuffer(4));

  readonly #countsAddresses: boolean;

  /** @param bytes of all saves together */
  constructor(bytes: number, countsAddresses = false) {
    this.size = bytes;
    this.#countsAddresses = countsAddresses;
    this.#left[0] = unitsOf(bytes);
  }

  /** Bytes that are not taken yet. */
  get left(): number {
    return Atomics.load(this.#left, 0) * UNIT;
  }

  /** An account for reading one save, which may take half of what there is for all, and no more than `bytes`. */
  open(bytes = this.size): AccountData {
    const taken = new Int32Array(new SharedArrayBuffer(4));
    const most = Math.min(Math.ceil(unitsOf(this.size) / 2), unitsOf(bytes));
    return { left: this.#left, taken, most, countsAddresses: this.#countsAddresses };
  }

  /** Memory that was kept is free again. */
  free(bytes: number): void {
    Atomics.add(this.#left, 0, unitsOf(bytes));
  }

  /** Ends an account: what it took is free again, but for the bytes that are kept. */
  settle({ taken }: AccountData, keptBytes: number): void {
    Atomics.add(this.#left, 0, Atomics.exchange(taken, 0, 0) - unitsOf(keptBytes));
  }
}

/** What reads a save takes its memory through this. */
export class MemoryAccount {
  readonly #data: AccountData;
  readonly #file: string;

  /** @param file named in errors */
  constructor(data: AccountData, file: string) {
    this.#data = data;
    this.#file = file;
  }

  get countsAddresses(): boolean {
    return this.#data.countsAddresses;
  }

  /** Whether so much could be taken. */
  has(bytes: number): boolean {
    const { left, taken, most } = this.#data;
    return unitsOf(bytes) <= Math.min(most - Atomics.load(taken, 0), Atomics.load(left, 0));
  }

  /** Takes memory, if it is there to be taken. */
  tryTake(bytes: number): boolean {
    if (!this.has(bytes)) return false;
    const { left, taken } = this.#data;
    const units = unitsOf(bytes);
    // Another thread may have been faster.
    if (Atomics.sub(left, 0, units) < units) {
      Atomics.add(left, 0, units);
      return false;
    }
    Atomics.add(taken, 0, units);
    return true;
  }

  /** To be called before that much memory is used. @throws FormatError LIMIT */
  take(bytes: number): void {
    if (!this.tryTake(bytes)) throw this.refusal(bytes);
  }

  give(bytes: number): void {
    Atomics.sub(this.#data.taken, 0, unitsOf(bytes));
    Atomics.add(this.#data.left, 0, unitsOf(bytes));
  }

  /** The error for memory that is not there to be taken. */
  refusal(bytes: number): FormatError {
    const { left, taken, most } = this.#data;
    const own = Atomics.load(taken, 0);
    const free = Math.max(0, Math.min(most - own, Atomics.load(left, 0)));
    return new FormatError({
      code: 'LIMIT',
      file: this.#file,
      offset: 0,
      expected: `to need at most ${megabytes(free * UNIT)} more memory than the ${megabytes(own * UNIT)} that it has (--memory)`,
      found: `${megabytes(bytes)} more are needed (${bytes} bytes)`,
    });
  }
}

/** Rounded up. */
function unitsOf(bytes: number): number {
  return Math.min(Math.ceil(bytes / UNIT), 2 ** 31 - 1);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

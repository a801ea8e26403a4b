// Limits the memory that saves may take, counted in shared memory before it is allocated. The process has one
// count for all saves; reading a save has an account of its own, which can be settled whatever happened to
// the thread that read it.

import { FormatError } from '../../bytes/format-error.ts';

/** Unit of all counts: small enough for a small save, large enough for 32 bits to count any machine's memory. */
const UNIT = 2 ** 16;

/** An account as plain data, so that it can be posted to a thread. All counts are in units of 64 KiB. */
export interface AccountData {
  /** A single number, shared by all accounts: what all saves together may still take. */
  readonly left: Int32Array;
  /** A single number: what this account has taken. */
  readonly taken: Int32Array;
  /** Most that this account may take. */
  readonly most: number;
}

/** The memory that all saves of a process may take together. */
export class MemoryBudget {
  /** In bytes. */
  readonly size: number;
  readonly #left = new Int32Array(new SharedArrayBuffer(4));

  /** @param bytes for all saves together */
  constructor(bytes: number) {
    this.size = bytes;
    this.#left[0] = unitsOf(bytes);
  }

  /** Bytes that are not taken yet. */
  get left(): number {
    return Atomics.load(this.#left, 0) * UNIT;
  }

  /** Opens an account for reading one save, which may take half of the whole budget, and at most `bytes`. */
  open(bytes = this.size): AccountData {
    const taken = new Int32Array(new SharedArrayBuffer(4));
    const most = Math.min(Math.ceil(unitsOf(this.size) / 2), unitsOf(bytes));
    return { left: this.#left, taken, most };
  }

  /** Frees memory that was kept after an account was settled. */
  free(bytes: number): void {
    Atomics.add(this.#left, 0, unitsOf(bytes));
  }

  /** Closes an account: frees what it took, except for the bytes that are kept. */
  settle({ taken }: AccountData, keptBytes: number): void {
    Atomics.add(this.#left, 0, Atomics.exchange(taken, 0, 0) - unitsOf(keptBytes));
  }
}

/** The account as the reader of a save uses it. */
export class MemoryAccount {
  readonly #data: AccountData;
  readonly #file: string;

  /** @param file named in errors */
  constructor(data: AccountData, file: string) {
    this.#data = data;
    this.#file = file;
  }

  /** True if this many bytes are available. */
  has(bytes: number): boolean {
    const { left, taken, most } = this.#data;
    return unitsOf(bytes) <= Math.min(most - Atomics.load(taken, 0), Atomics.load(left, 0));
  }

  /** Takes memory if it is available. */
  tryTake(bytes: number): boolean {
    if (!this.has(bytes)) return false;
    const { left, taken } = this.#data;
    const units = unitsOf(bytes);
    // Another thread may have taken it in the meantime.
    if (Atomics.sub(left, 0, units) < units) {
      Atomics.add(left, 0, units);
      return false;
    }
    Atomics.add(taken, 0, units);
    return true;
  }

  /** Has to be called before using that much memory. @throws FormatError LIMIT */
  take(bytes: number): void {
    if (!this.tryTake(bytes)) throw this.refusal(bytes);
  }

  give(bytes: number): void {
    Atomics.sub(this.#data.taken, 0, unitsOf(bytes));
    Atomics.add(this.#data.left, 0, unitsOf(bytes));
  }

  /** The error for memory that is not available. */
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

/** Rounds up. */
function unitsOf(bytes: number): number {
  return Math.min(Math.ceil(bytes / UNIT), 2 ** 31 - 1);
}

/** Little is not shown as none. */
function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(bytes > 0 && bytes < 5e5 ? 1 : 0)} MB`;
}

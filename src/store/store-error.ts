// Errors of a store, as opposed to those of a save.

export type StoreErrorCode =
  /** The database cannot be reached, or the connection was lost: the same request may succeed later. */
  | 'STORE_UNAVAILABLE'
  /** The database is reached, but has more to do than it can: the same request may succeed in a few seconds. */
  | 'STORE_BUSY'
  /** The store has no space left. */
  | 'STORE_FULL'
  /** A piece of a file is not what was stored, or is gone. */
  | 'STORE_DAMAGED'
  /** The store cannot answer this in its present state; the message says what would enable it. */
  | 'STORE_UNSUPPORTED';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** SQLSTATE classes and codes (PostgreSQL, appendix A), and the operating system's equivalents. */
const UNAVAILABLE = /^(?:08|57P0|E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND))/;
/** Too many connections; a statement that took too long; statements that wait for each other. */
const BUSY = /^(?:53300|57014|55P03|40001|40P01)/;
const READ_ONLY = '25006';
const FULL = /^(?:53100|53200|ENOSPC|EDQUOT)/;

/** Converts an error about the store itself to a StoreError; returns any other unchanged. */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (FULL.test(code)) return new StoreError('STORE_FULL', 'the store has no room left', { cause: error });
  if (code === READ_ONLY) {
    const message = 'the store can only be read here: this is the address of a replica';
    return new StoreError('STORE_UNSUPPORTED', message, { cause: error });
  }
  if (BUSY.test(code)) {
    const message =
      'the store had too much to do to answer this; ask for less, or try again in a few seconds';
    return new StoreError('STORE_BUSY', message, { cause: error });
  }
  const isLost = /Connection terminated|timeout exceeded when trying to connect|connection error/i.test(
    error.message,
  );
  if (isLost || UNAVAILABLE.test(code)) {
    return new StoreError('STORE_UNAVAILABLE', 'the store cannot be reached; try again later', {
      cause: error,
    });
  }
  return error;
}

/** Runs work on the store. @throws StoreError for what is about the store itself */
export async function inStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asStoreError(error);
  }
}

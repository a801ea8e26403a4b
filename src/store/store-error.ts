// Errors of a store, besides those of a save itself.

export type StoreErrorCode =
  /** The database cannot be reached, or went away: the same request may succeed later. */
  | 'STORE_UNAVAILABLE'
  /** There is no room left where the store lies. */
  | 'STORE_FULL'
  /** A piece of a file is not what was stored, or is gone. */
  | 'STORE_DAMAGED'
  /** The store cannot answer this as it is; the message says what would make it. */
  | 'STORE_UNSUPPORTED';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** SQLSTATE classes and codes (PostgreSQL, appendix A), and what the operating system calls the same. */
const UNAVAILABLE = /^(?:08|57P0|53300|E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND))/;
const FULL = /^(?:53100|53200|ENOSPC|EDQUOT)/;

/** The same error, as one of the store's where it is about the store itself. */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (FULL.test(code)) {
    return new StoreError('STORE_FULL', 'the store has no room left', { cause: error });
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

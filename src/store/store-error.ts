// Errors of a store, as opposed to those of a save.

export type StoreErrorCode =
  /** The database cannot be reached, or the connection was lost: the same request may succeed later. */
  | 'STORE_UNAVAILABLE'
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
const UNAVAILABLE = /^(?:08|57P0|53300|E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND))/;
const FULL = /^(?:53100|53200|ENOSPC|EDQUOT)/;

/** Converts an error about the store itself to a StoreError; returns any other unchanged. */
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

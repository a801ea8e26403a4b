// The error class for everything that reads bytes: what was expected, what was found, and where, so that
// anyone can look at the place in a hex editor.

/** The contract of a {@link FormatError}: messages are for people, codes are for programs. */
export type FormatErrorCode =
  /** Fewer bytes are left than the structure needs. */
  | 'SHORT'
  /** Bytes are left where the structure should have ended. */
  | 'TRAILING'
  /** A count or length that is negative or cannot fit into what is left. */
  | 'COUNT'
  /** A value that the layout does not allow here. */
  | 'VALUE'
  /** Bytes that belong to something, without anything in them that says to what. */
  | 'UNMATCHED'
  /** A compressed block that does not inflate to what it claims. */
  | 'INFLATE'
  /** More nesting, bytes or items than we are willing to hold. */
  | 'LIMIT'
  /** Not a file of this format at all. */
  | 'NOT_A_SAVE'
  /** A known kind of file that is not read: encrypted, another engine generation, another compression. */
  | 'UNSUPPORTED';

export interface FormatErrorFacts {
  readonly code: FormatErrorCode;
  /** The file, or the part of it that offsets count in (`factory.sav, inflated`). */
  readonly file: string;
  /** Byte offset in `file`. */
  readonly offset: number;
  /** Labels of the open spans, outermost first. */
  readonly path?: readonly (string | number)[];
  readonly expected: string;
  readonly found: string;
  readonly cause?: unknown;
}

/** Something in a file is not as its format requires. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
  readonly code: FormatErrorCode;
  readonly file: string;
  readonly offset: number;
  readonly path: readonly (string | number)[];
  readonly expected: string;
  readonly found: string;

  constructor(facts: FormatErrorFacts) {
    super(describe(facts), facts.cause === undefined ? undefined : { cause: facts.cause });
    this.code = facts.code;
    this.file = facts.file;
    this.offset = facts.offset;
    this.path = facts.path ?? [];
    this.expected = facts.expected;
    this.found = facts.found;
  }
}

/**
 * Displays a 32-bit number. Four printable bytes are also shown as text, because a count that spells a word
 * is the most common sign of a cursor that lost its place.
 */
export function showInt(value: number): string {
  const text = [0, 8, 16, 24].map((shift) => String.fromCharCode((value >>> shift) & 0xff)).join('');
  return /^[\x20-\x7e]{4}$/.test(text) ? `${value} ("${text}")` : String(value);
}

function describe({ file, offset, path, expected, found }: FormatErrorFacts): string {
  const place = `${file}: at ${offset} (0x${offset.toString(16)})`;
  const where = path && path.length > 0 ? ` in ${path.join('/')}` : '';
  return `${place}${where}: expected ${expected}, found ${found}`;
}

/** The result of `read`, or `otherwise` when that is damaged; `faults` gets why. @throws anything but a FormatError */
export function tryRead<T, F>(read: () => T, otherwise: F, faults?: FormatError[]): T | F {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    faults?.push(error);
    return otherwise;
  }
}

/** The result of `read`, or its fault. @throws anything but a FormatError */
export function readOrFault<T>(read: () => T): T | FormatError {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

/** The fault that ends `work`; null for none. @throws anything but a FormatError */
export function faultIn(work: () => unknown): FormatError | null {
  const found = readOrFault(work);
  return found instanceof FormatError ? found : null;
}

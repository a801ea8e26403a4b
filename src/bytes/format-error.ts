// The one error class of everything that reads bytes: what was wanted, what was there, and the place,
// so that a stranger can open the file in a hex editor and look.

/** The contract of a {@link FormatError}; texts are for people, codes are for programs. */
export type FormatErrorCode =
  /** Fewer bytes left than the structure needs. */
  | 'SHORT'
  /** Bytes left over where the structure should have ended. */
  | 'TRAILING'
  /** A count or length that is negative or cannot fit in what is left. */
  | 'COUNT'
  /** A value that the layout does not allow here. */
  | 'VALUE'
  /** Bytes that belong to something, and nothing in them says to what. */
  | 'UNMATCHED'
  /** A compressed block that does not inflate to what it claims. */
  | 'INFLATE'
  /** More nesting, bytes or items than we are willing to hold. */
  | 'LIMIT'
  /** Not a file of this format at all. */
  | 'NOT_A_SAVE'
  /** A known relative that is not read: encrypted, other engine generation, other compression. */
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

/** Something in a file is not as its format says. */
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
 * A 32-bit number for people: four printable bytes are also shown as text, because a count that
 * spells a word is the commonest sign of a cursor that lost its place.
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

// The fault of an Oodle stream.

import type { FormatErrorCode } from '../../../bytes/format-error.ts';
import * as FAILURE from './failures.ts';

/** A stream is damaged, or of a kind that is not decoded. */
export class OodleError extends Error {
  override readonly name = 'OodleError';
  readonly code: FormatErrorCode;
  /** Offset in the stream. */
  readonly at: number;
  readonly expected: string;
  readonly found: string;
  /** Bytes of output in front of the chunk that failed. */
  good = 0;

  constructor(at: number, expected: string, found: string, code: FormatErrorCode = 'INFLATE') {
    super(`expected ${expected}, found ${found}`);
    this.at = at;
    this.expected = expected;
    this.found = found;
    this.code = code;
  }
}

/** A kind of stream that no file has. */
export function unsupported(at: number, what: string): OodleError {
  return new OodleError(at, 'Kraken, Leviathan or Mermaid', what, 'UNSUPPORTED');
}

/** The expectations of the kernel, by the numbers of failures.ts. */
const EXPECTED = new Map<number, (expected: number) => string>([
  [FAILURE.TOO_FEW, (expected) => `${expected} more bytes`],
  [FAILURE.TOO_MANY, (expected) => `at most ${expected}`],
  [FAILURE.NOT_EXACT, (expected) => `exactly ${expected} bytes`],
  [FAILURE.BAD_MODE, (expected) => `a mode up to ${expected}`],
  [FAILURE.NOT_USED_UP, (expected) => `a list of ${expected} for the whole chunk`],
  [FAILURE.BAD_DISTANCE, (expected) => `a distance up to ${expected}`],
  [FAILURE.BAD_CODES, (expected) => `numbers in bits of up to ${expected}`],
  [FAILURE.TOO_DEEP, (expected) => `at most ${expected} arrays in each other`],
  [FAILURE.NO_ROOM, (expected) => `lists of at most ${expected} bytes`],
]);
const KINDS = new Map<number, (found: number) => string>([
  [FAILURE.UNSUPPORTED_ARRAY, (found) => `an array of kind ${found}`],
  [FAILURE.EXCESS_BYTES, () => 'excess bytes'],
]);

/** The error of a failure in the kernel; null for an internal one. */
export function kernelError(
  at: number,
  { reason, expected, found }: { readonly reason: number; readonly expected: number; readonly found: number },
): OodleError | null {
  const kind = KINDS.get(reason);
  if (kind) return unsupported(at, kind(found));
  const text = EXPECTED.get(reason);
  return text ? new OodleError(at, text(expected), `${found}`) : null;
}

// What is wrong with an Oodle stream.

import type { FormatErrorCode } from '../../../bytes/format-error.ts';

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

/** A kind of stream that no save has. */
export function unsupported(at: number, what: string): OodleError {
  return new OodleError(at, 'Kraken or Mermaid as in saves', what, 'UNSUPPORTED');
}

// What chunks of all compressors have in common.

import { OodleError } from './oodle-error.ts';

/** Output bytes of a chunk; the last one of a block may be shorter. */
export const CHUNK_BYTES = 0x20000;
/** Distance that each chunk begins with. */
export const FIRST_DISTANCE = 8;
/** Compressors write none below, and it keeps the first bytes from being copied onto themselves. */
export const LEAST_DISTANCE = 8;

/** A packed chunk and the place of its content. */
export interface PackedChunk {
  readonly input: Uint8Array;
  readonly view: DataView;
  /** Its data in the input. */
  readonly at: number;
  readonly end: number;
  readonly mode: number;
  /** All output; matches reach back to its beginning. */
  readonly output: Uint8Array;
  readonly outputView: DataView;
  readonly out: number;
  readonly size: number;
}

/** Offsets in the input and in the output. */
export interface Places {
  at: number;
  out: number;
}

/**
 * Begins a chunk: the first bytes of the stream are not packed.
 * @param least bytes that any chunk of this compressor has
 * @throws OodleError
 */
export function beginChunk({ input, at, end, mode, output, out }: PackedChunk, least: number): Places {
  if (mode > 1) throw new OodleError(at, 'mode 0 or 1', `${mode}`);
  if (end - at < least) throw new OodleError(at, `a chunk of at least ${least} bytes`, `${end - at}`);
  if (out > 0) return { at, out };
  output.set(input.subarray(at, at + FIRST_DISTANCE));
  return { at: at + FIRST_DISTANCE, out: FIRST_DISTANCE };
}

/** Checks that a number of bytes is left. @throws OodleError */
export function need(at: number, end: number, bytes: number, what: string): void {
  if (end - at < bytes) throw new OodleError(at, `${bytes} bytes of ${what}`, `${end - at}`);
}

/** A list that a chunk did not use as it should have: too much of it or too little. */
export function unused(at: number, what: string, left: number): OodleError {
  return new OodleError(at, `${what} for the whole chunk`, left < 0 ? 'fewer' : `${left} more`);
}

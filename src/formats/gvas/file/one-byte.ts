// Repairs what one wrong byte made unreadable. Tags repeat themselves: a text ends with a NUL where its length says, types
// have known names, counts are small. So few values come into question for a byte, and one is only taken if everything
// reads with it, exactly to an end that is known otherwise. Source: docs/formats/gvas.md#damage.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { FormatError } from '../../../bytes/format-error.ts';
import { BINARY, IS_TRUE } from '../../unreal/types/tag-codes.ts';
import { TYPE_NAMES } from '../../unreal/types/types.ts';

/** Stands for a letter that is not known. */
const UNKNOWN_LETTER = 0x3f;
const FIRST_LETTER = 0x20;
/** Flags of a tag that add no bytes to it. */
const PLAIN_FLAGS = BINARY | IS_TRUE;
/** Lengths of texts have one byte that is not 0. */
const MOST_TEXT = 255;
const SIZE_BYTES = 4;
export const ALL_BYTES = Array.from({ length: 256 }, (_, value) => value);

/** Longer tags were never seen. */
const MOST_TAG = 512;
/** Most repairs to try in a file: one in vain reads some thousand tags. */
const MOST_TRIED = 16;

export class ByteRepair {
  readonly #cursor: Cursor;
  #tried = 0;

  constructor(cursor: Cursor) {
    this.#cursor = cursor;
  }

  /**
   * Changes one byte of the tag at `at`, for good, so that `reads` is true.
   * @param sizeAt the place of its size, if that may have any value
   * @returns what was wrong; null if nothing is, or no change is enough
   */
  tag(at: number, sizeAt: number | null, reads: () => boolean): FormatError | null {
    const cursor = this.#cursor;
    if (this.#tried++ >= MOST_TRIED || reads()) return null;
    const to = Math.min(at + MOST_TAG, cursor.end);
    for (let place = at; place < to; place++) {
      const error = this.byte(place, likelyAt(cursor, place), reads);
      if (error) return error;
    }
    for (let byte = 0; sizeAt !== null && byte < SIZE_BYTES; byte++) {
      const error = this.byte(sizeAt + byte, ALL_BYTES, reads);
      if (error) return error;
    }
    return null;
  }

  /** Changes the byte at `at` to the first of the values with which `reads` is true. */
  byte(at: number, values: readonly number[], reads: () => boolean): FormatError | null {
    const { bytes } = this.#cursor;
    const found = bytes[at]!;
    for (const value of values) {
      bytes[at] = value;
      if (reads())
        return this.#cursor.error('VALUE', `${value}, with which the rest can be read`, `${found}`, at);
    }
    bytes[at] = found;
    return null;
  }
}

/** Values that the byte at `at` may have had. */
function likelyAt({ bytes, end }: Cursor, at: number): number[] {
  const found = bytes[at]!;
  const values = [found & PLAIN_FLAGS, 0, BINARY, 1, 2, ...lettersOfTypes(bytes, at)];
  if (found < FIRST_LETTER) values.push(UNKNOWN_LETTER);
  const nul = bytes.subarray(at + 4, Math.min(at + 4 + MOST_TEXT, end)).indexOf(0);
  if (nul > 0) values.push(nul + 1);
  return values;
}

/** With which there is the name of a type around the byte. */
function lettersOfTypes(bytes: Uint8Array, at: number): number[] {
  return TYPE_NAMES.flatMap((name) => name.filter((_, place) => isAllBut(bytes, at - place, name, place)));
}

function isAllBut(bytes: Uint8Array, at: number, name: readonly number[], but: number): boolean {
  return name.every((letter, place) => place === but || bytes[at + place] === letter);
}

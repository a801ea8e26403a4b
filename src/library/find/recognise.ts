// Decides from the first bytes of a file, while the rest is still arriving, whether it is a save.

import type { FormatError } from '../../bytes/format-error.ts';
import type { Format, ListedFile } from '../../formats/format.ts';
import { refusalOf } from './claim-saves.ts';

/** The part of a file that has arrived so far. */
class Beginning implements ListedFile {
  readonly path: string;
  readonly size: number;
  readonly #start: Uint8Array;
  /** A format needs more bytes than have arrived. */
  isShort = false;

  constructor(path: string, start: Uint8Array, size: number) {
    this.path = path;
    this.size = size;
    this.#start = start;
  }

  head(bytes: number): Uint8Array {
    if (Math.min(bytes, this.size) > this.#start.length) this.isShort = true;
    return this.#start.subarray(0, bytes);
  }
}

export type Recognised =
  | { readonly is: 'save' | 'unknown' }
  | { readonly is: 'none'; readonly why: FormatError };

/** Unknown when a format needs more bytes. @param size of the whole file; infinite when not known */
export function recognise(
  name: string,
  start: Uint8Array,
  size: number,
  formats: readonly Format[],
): Recognised {
  const file = new Beginning(name, start, size);
  if (formats.some((format) => format.claim([file]).length > 0)) return { is: 'save' };
  return file.isShort ? { is: 'unknown' } : { is: 'none', why: refusalOf(file, formats) };
}

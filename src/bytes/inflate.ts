// Inflating zlib streams of known size. The inflater is handed in: node:zlib on Node (many times as fast),
// this portable one in a browser and for beginnings of streams.

import { Inflate as PakoInflate } from 'pako';
import { FormatError } from './format-error.ts';

/** Inflates one zlib stream that must fill `output`; throws when it does not, and `output` may then hold anything. */
export type Inflate = (input: Uint8Array, output: Uint8Array) => void;

/** What claims to inflate to more bytes for each of its own is refused: deflate gives at most 1032. */
export const MOST_DEFLATE_RATIO = 1040;

/** The inflater that runs everywhere. */
export const portableInflate: Inflate = (input, output) => {
  const partial = inflatePrefix(input, output.length);
  if (partial.error !== null) throw new Error(partial.error);
  output.set(partial.bytes);
};

/**
 * Inflates a zlib stream up to its end or its first fault, in pieces as long as they fit into `size` bytes. `error`:
 * why these are not a whole stream of `size` bytes, null when they are.
 * @param take called with the bytes of memory that are about to be used; what it throws ends the work
 */
export function inflatePrefix(
  input: Uint8Array,
  size: number,
  take: (bytes: number) => void = () => undefined,
): { bytes: Uint8Array; error: string | null } {
  const parts: Uint8Array[] = [];
  let length = 0;
  const inflater = new PakoInflate({ chunkSize: Math.min(Math.max(size, 1), 1 << 17) });
  inflater.onData = (part: Uint8Array): void => {
    // A stream that claims little and holds much must not fill memory.
    if (length + part.length > size) throw new RangeError(`more than ${size} bytes`);
    // Once as a part, and once in the whole.
    take(2 * part.length);
    parts.push(part.slice());
    length += part.length;
  };
  let error: string | null = null;
  try {
    inflater.push(input, true);
    if (inflater.err) error = inflater.msg || `inflate error ${inflater.err}`;
  } catch (cause) {
    if (cause instanceof FormatError) throw cause;
    error = cause instanceof Error ? cause.message : String(cause);
  }
  if (error === null && length !== size) error = `${length} bytes instead of ${size}`;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { bytes, error };
}

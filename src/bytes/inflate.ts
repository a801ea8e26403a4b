// Inflates zlib streams of known size. The caller passes the inflater: node:zlib on Node (many times as
// fast), this portable one in a browser and for incomplete streams.

import { FormatError } from './format-error.ts';
import { pakoInflater } from './pako-inflater.ts';
import { behindEnd, consumedInput, pendingOutput } from './salvage-stream.ts';

/**
 * Inflates one zlib stream that has to fill `output`, and to be all of the input; throws when it does not, in which
 * case `output` may hold anything.
 */
export type Inflate = (input: Uint8Array, output: Uint8Array) => void;

/** Most inflated bytes per stored byte; deflate reaches at most 1032, so anything that claims more is refused. */
export const MOST_DEFLATE_RATIO = 1040;

/** The inflater that runs everywhere. */
export const portableInflate: Inflate = (input, output) => {
  const partial = inflatePrefix(input, output.length);
  if (partial.error !== null) throw new Error(partial.error);
  output.set(partial.bytes);
};

/**
 * Inflates a zlib or gzip stream up to its end or its first fault, as long as it fits into `size` bytes. `error` says
 * why this is not a complete stream of `size` bytes and nothing else, null if it is; `isWhole` whether the stream has
 * its end, and `rest` how many bytes are behind it.
 * @param take called with the bytes of memory about to be used, and how many of the input are read; may throw to stop
 * @param form `raw` for deflate without a header
 */
export function inflatePrefix(
  input: Uint8Array,
  size: number,
  take: (bytes: number, read: number) => void = () => undefined,
  form?: 'raw',
): { bytes: Uint8Array; error: string | null; isWhole: boolean; rest: number } {
  const parts: Uint8Array[] = [];
  const { length, ...outcome } = inflateParts(input, size, form, (part, _, read) => {
    // Once for the part, and once for the whole.
    take(2 * part.length, read);
    parts.push(part.slice());
  });
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { bytes, ...outcome };
}

/** Inflates like {@link inflatePrefix}, to where the bytes stay: `length` of them are good. */
export function inflateInto(
  input: Uint8Array,
  output: Uint8Array,
  form?: 'raw',
): { length: number; error: string | null } {
  return inflateParts(input, output.length, form, (part, at) => output.set(part, at));
}

function inflateParts(
  input: Uint8Array,
  size: number,
  form: 'raw' | undefined,
  use: (part: Uint8Array, at: number, read: number) => void,
): { length: number; error: string | null; isWhole: boolean; rest: number } {
  let length = 0;
  const chunkSize = Math.min(Math.max(size, 1), 1 << 17);
  const inflater = pakoInflater({ chunkSize, ...(form === 'raw' && { raw: true }) });
  inflater.onData = (part: Uint8Array): void => {
    // A stream that claims little and holds much must not fill memory.
    if (length + part.length > size) throw new RangeError(`more than ${size} bytes`);
    use(part, length, consumedInput(inflater));
    length += part.length;
  };
  let error: string | null = null;
  try {
    inflater.push(input, true);
    if (inflater.err) error = inflater.msg || `inflate error ${inflater.err}`;
    if (inflater.err || !inflater.ended) inflater.onData(pendingOutput(inflater));
  } catch (cause) {
    if (cause instanceof FormatError) throw cause;
    error = cause instanceof Error ? cause.message : String(cause);
  }
  const isWhole = error === null && inflater.ended;
  const rest = isWhole ? input.length - consumedInput(inflater) : 0;
  if (error === null && length !== size) error = `${length} bytes instead of ${size}`;
  if (error === null && rest > 0) error = behindEnd(rest);
  return { length, error, isWhole, rest };
}

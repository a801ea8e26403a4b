// Inflates a broken zlib stream up to its first fault, and says how far the bytes can be trusted. Inflating ignores
// the container, so that damage to its two header bytes or to its checksum loses nothing in between. Source: RFC
// 1950 (container and Adler-32), RFC 1951.

import { adler32 } from './adler.ts';
import { type PakoInflater, pakoInflater } from './pako-inflater.ts';
import { hex } from './text.ts';

/** Bytes of the container before the deflated data, and of the checksum after it. */
const HEAD = 2;
const SUM = 4;
/** Bytes inflated before a fault are returned in pieces of this size. */
const PIECE = 4096;

/**
 * How far the bytes can be trusted.
 *
 * - `verified`: all are there and match the checksum; only the container was damaged.
 * - `sum damaged`: all are there, and one byte of the stored checksum differs. Damage to the content nearly
 *   always changes both halves of the checksum, unless two bytes change by the same amount in opposite
 *   directions.
 * - `sum differs`: all are there, and any of them may be wrong.
 * - `broken`: they precede the fault; the last of them may be wrong because of it.
 */
type Trust = 'verified' | 'sum damaged' | 'sum differs' | 'broken';

export interface Salvaged {
  /** As many as could be recovered, at most the number asked for. */
  readonly bytes: Uint8Array;
  readonly trust: Trust;
  /** The fault, in words. */
  readonly fault: string;
}

/** Inflates a zlib stream that is known to be broken and should have `size` bytes. */
export function salvageStream(input: Uint8Array, size: number): Salvaged {
  const bytes = new Uint8Array(size);
  let length = 0;
  let excess = false;
  const inflater = pakoInflater({ raw: true, chunkSize: PIECE });
  const keep = (piece: Uint8Array): void => {
    if (length + piece.length > size) excess = true;
    const part = excess ? piece.subarray(0, size - length) : piece;
    bytes.set(part, length);
    length += part.length;
    // A stream that claims little and holds much must not be inflated to its end.
    if (excess) throw new RangeError(`more than ${size} bytes`);
  };
  inflater.onData = keep;
  let fault: string | null = null;
  try {
    inflater.push(input.subarray(HEAD), false);
    if (inflater.err) fault = inflater.msg || `inflate error ${inflater.err}`;
    // Output that did not fill a piece was not returned yet.
    if (!inflater.ended || inflater.err) keep(pendingOutput(inflater));
  } catch (cause) {
    fault = cause instanceof Error ? cause.message : String(cause);
  }
  const whole = fault === null && inflater.ended && length === size;
  if (!whole) {
    const found = fault ?? (inflater.ended ? 'the end of its data' : 'too little compressed data');
    return { bytes: bytes.subarray(0, length), trust: 'broken', fault: found };
  }
  return { bytes, ...checkSum(bytes, input.subarray(HEAD + consumedInput(inflater))) };
}

/** Output of pako that it did not hand out, because it does not fill a piece: it can only be had from its state. */
export function pendingOutput(inflater: PakoInflater): Uint8Array {
  const { output, next_out } = inflater.strm;
  return output.subarray(0, next_out);
}

/** How many bytes of the input it has read. */
export function consumedInput(inflater: PakoInflater): number {
  return inflater.strm.next_in;
}

/** What is wrong with a stream that is not all of its input. */
export function behindEnd(bytes: number): string {
  return `${bytes} more bytes behind its end`;
}

function checkSum(bytes: Uint8Array, stored: Uint8Array): { trust: Trust; fault: string } {
  const sum = adler32(bytes);
  const expected = Uint8Array.of(sum >>> 24, sum >>> 16, sum >>> 8, sum);
  const differing = expected.filter((byte, i) => stored[i] !== byte).length;
  const rest = stored.length - SUM;
  const around = rest > 0 ? behindEnd(rest) : 'its first two bytes are no zlib header';
  if (differing === 0) return { trust: 'verified', fault: around };
  const found = hex(stored.subarray(0, SUM));
  const fault = `sum differs: ${found} is stored, the bytes have ${hex(expected)}`;
  return { trust: differing === 1 ? 'sum damaged' : 'sum differs', fault };
}

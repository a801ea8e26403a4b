// Inflating with the platform's zlib.

import { constants, createInflate, inflateSync } from 'node:zlib';
import type { Inflate } from '../../bytes/inflate.ts';
import { behindEnd } from '../../bytes/salvage-stream.ts';

/** The smallest output buffer that zlib accepts. */
const LEAST_BUFFER = 64;

/** Inflates one zlib stream that fills `output`. */
export const nativeInflate: Inflate = (input, output) => {
  if (!inflateDirectly(input, output)) output.set(inflateBuffered(input, output.length));
};

/**
 * The documented way, which also reports what is wrong with a stream. The buffer is one byte larger than
 * expected: zlib then finishes in one call, while an exactly filled buffer makes it call again for more. A
 * stream that is longer than it claims fails there instead of filling memory.
 */
function inflateBuffered(input: Uint8Array, size: number): Uint8Array {
  const most = Math.max(size + 1, LEAST_BUFFER);
  const options = { chunkSize: most, maxOutputLength: most, info: true };
  // With `info`, which its types leave out, the result is no buffer.
  const { buffer, engine } = inflateSync(input, options) as unknown as Inflated;
  if (buffer.length !== size) throw new Error(`${buffer.length} bytes instead of ${size}`);
  const rest = input.length - engine.bytesWritten;
  if (rest > 0) throw new Error(behindEnd(rest));
  return buffer;
}

interface Inflated {
  readonly buffer: Uint8Array;
  readonly engine: { readonly bytesWritten: number };
}

interface ZlibHandle {
  onerror: () => void;
  reset(): void;
  writeSync(
    flush: number,
    input: Uint8Array,
    inputAt: number,
    inputSize: number,
    output: Uint8Array,
    outputAt: number,
    outputSize: number,
  ): void;
}

/** A handle, and what it reports after a call: bytes of output not filled, bytes of input not used. */
interface Inflater {
  readonly handle: ZlibHandle;
  readonly left: Uint32Array;
}

/** The byte 7 as a zlib stream. */
const KNOWN = Uint8Array.of(0x78, 0x9c, 0x63, 0x07, 0x00, 0x00, 0x08, 0x00, 0x08);

const NOTHING = new Uint8Array(0);
const SCRATCH = new Uint8Array(1);

/** One per thread; null when there is no such handle, undefined before the first use and after a stream broke it. */
let inflater: Inflater | null | undefined;

/** `input` has to be one whole zlib stream that fills `output`. False otherwise; `output` then holds anything. */
export function inflateDirectly(input: Uint8Array, output: Uint8Array): boolean {
  if (inflater === undefined) inflater = makeInflater();
  return inflater !== null && output.length > 0 && run(inflater, input, output);
}

function makeInflater(): Inflater | null {
  const { _handle: handle, _writeState: left } = createInflate() as Partial<{
    _handle: Partial<ZlibHandle>;
    _writeState: unknown;
  }>;
  if (typeof handle?.writeSync !== 'function' || typeof handle.reset !== 'function') return null;
  if (!(left instanceof Uint32Array) || left.length !== 2) return null;
  const made = { handle: handle as ZlibHandle, left };
  const output = new Uint8Array(1);
  return run(made, KNOWN, output) && output[0] === 7 ? made : null;
}

function run({ handle, left }: Inflater, input: Uint8Array, output: Uint8Array): boolean {
  let broken = false;
  handle.onerror = () => {
    broken = true;
  };
  left.fill(1);
  handle.reset();
  handle.writeSync(constants.Z_FINISH, input, 0, input.length, output, 0, output.length);
  const [outputLeft, inputLeft] = left;
  // Asking for more output shows whether the stream is at its end.
  if (!broken) handle.writeSync(constants.Z_FINISH, NOTHING, 0, 0, SCRATCH, 0, SCRATCH.length);
  if (broken) inflater = undefined;
  // More output means that the stream goes on, so that its sum was not compared.
  const isAtEnd = left[0] === SCRATCH.length;
  return !broken && isAtEnd && outputLeft === 0 && inputLeft === 0;
}

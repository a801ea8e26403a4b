// Inflating straight into the bytes where they belong. node:zlib's own functions give each stream a buffer of its own,
// which must be made, filled, copied and collected: that takes as long again as inflating (bench/load). Its streams
// have a handle that writes to a given buffer. That handle is not part of Node's documented interface, so it is tried
// on a stream that is known first; where it is missing or does anything else, the documented way is taken.

import { constants, createInflate } from 'node:zlib';

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

/** A handle, and what it leaves after a call: bytes of output not filled, bytes of input not used. */
interface Inflater {
  readonly handle: ZlibHandle;
  readonly left: Uint32Array;
}

/** The byte 7 as a zlib stream. */
const KNOWN = Uint8Array.of(0x78, 0x9c, 0x63, 0x07, 0x00, 0x00, 0x08, 0x00, 0x08);

const NOTHING = new Uint8Array(0);
const SCRATCH = new Uint8Array(1);

/** One a thread; null where there is no such handle, undefined before the first use and after the last one broke. */
let inflater: Inflater | null | undefined;

/**
 * Fills `output` with a zlib stream that is all of `input`. False when that cannot be done; `output` then holds
 * anything.
 */
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
  // Whether the stream is at its end shows when more is asked of it.
  if (!broken) handle.writeSync(constants.Z_FINISH, NOTHING, 0, 0, SCRATCH, 0, SCRATCH.length);
  if (broken) inflater = undefined;
  return !broken && outputLeft === 0 && inputLeft === 0;
}

// The platform's inflater: about four times as fast as the portable one (bench/load).

import { inflateSync } from 'node:zlib';
import type { Inflate } from '../bytes/inflate.ts';
import { collectYoung } from './collector.ts';
import { inflateDirectly } from './direct-inflate.ts';

/** The least that zlib takes as the size of its output buffer. */
const LEAST_BUFFER = 64;
/** Output that may lie about uncollected: less makes loading slower, more makes it larger (bench/memory). */
const MOST_GARBAGE = 4 * 1024 * 1024;

let garbage = 0;

/** One zlib stream that fills `output`. */
export const nativeInflate: Inflate = (input, output) => {
  if (!inflateDirectly(input, output)) output.set(inflateBuffered(input, output.length));
};

/**
 * The documented way, which also says what is wrong with a stream. The output buffer holds one byte more than is expected: zlib then ends in
 * one call with room to spare, where an exactly filled buffer makes it allocate a second one to look for more.
 * A stream that holds more than it claims stops there instead of filling memory.
 */
function inflateBuffered(input: Uint8Array, size: number): Uint8Array {
  const most = Math.max(size + 1, LEAST_BUFFER);
  makeRoom(most);
  const bytes = inflateSync(input, { chunkSize: most, maxOutputLength: most });
  if (bytes.length !== size) throw new Error(`${bytes.length} bytes instead of ${size}`);
  return bytes;
}

/**
 * Each output is copied and dropped at once, but the collector sees a small object, not the buffer behind it: left
 * alone, tens of megabytes pile up, and the system's allocator keeps most of them for good.
 */
function makeRoom(size: number): void {
  garbage += size;
  if (garbage < MOST_GARBAGE) return;
  garbage = 0;
  collectYoung();
}

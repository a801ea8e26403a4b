// Where the parts of the room are: everything that the kernel writes besides the output.

import { NO_ROOM, ROOM_BYTES } from '../failures.ts';
import { chunk } from './boundary.gen.ts';
import { fail } from './failure.ts';

/** Offsets. */
export const FRONT_BITS: u32 = 0;
export const BACK_BITS: u32 = 32;
export const TABLE_BITS: u32 = 64;
export const SYMBOLS: u32 = 128;
export const SEEN: u32 = 384;
export const WIDTHS: u32 = 640;
export const LENGTHS: u32 = 1152;
export const TABLE: u32 = 2176;
const LISTS: u32 = 6272;
const END: u32 = ROOM_BYTES;
/** Words may be read and written behind a list, of up to this many bytes. */
const SLACK: u32 = 16;

/** Size of a record in a list of ranges: an address and a size. */
export const PART: u32 = 8;

/** Start of the free room; lists of a chunk and of arrays in arrays follow one another. */
let top: u32 = LISTS;

export function clearRoom(): void {
  top = LISTS;
}

/** Takes bytes of the room. */
export function takeRoom(bytes: u32): u32 {
  const at = (top + 7) & ~7;
  if (bytes > END - SLACK || at > END - SLACK - bytes) fail(NO_ROOM, chunk.input, END, bytes);
  top = at + bytes + SLACK;
  return chunk.room + at;
}

/** Frees the room from an address on that {@link takeRoom} returned. */
export function freeRoom(at: u32): void {
  top = at - chunk.room;
}

// The kernel that every graph has: memory, and the table of its texts. Offsets that come in count from the image.

import { setReadable } from './guards.ts';
import { room as roomFor } from './memory.ts';
import { shared } from './shared.ts';
import { gather, intern as internAt, internCopy, makeTable } from './text-table.ts';

/** Sets the memory up: the image, and a table of texts (see makeTable). The image's address; 0 when it does not fit. */
export function begin(free: u32, imageSize: u32, texts: u32, mostTexts: u32): u32 {
  shared().top = free;
  shared().image = roomFor(imageSize);
  shared().imageSize = imageSize;
  setReadable(shared().image, shared().image + imageSize);
  return shared().image !== 0 && makeTable(texts, mostTexts) ? shared().image : 0;
}

/** The address of `size` bytes of zeros; 0 when the memory is full. */
export function room(size: u32): u32 {
  return roomFor(size);
}

/** The number of a text, or a code below 0. */
export function intern(at: u32, size: u32): i32 {
  return internAt(shared().image + at, size);
}

/** The number of the text at an address outside the image. */
export function add(from: u32, size: u32): i32 {
  return internCopy(from, size);
}

export function textCount(): u32 {
  return shared().count;
}

/** Bytes of texts that do not lie in the image. */
export function copiedBytes(): u32 {
  return shared().copied;
}

/** Moves those to one place; offsets past the image then count from there. */
export function gatherCopies(to: u32): void {
  gather(to);
}

/** Addresses of the tables, and how many slots there are. */
export function entries(): u32 {
  return shared().entries;
}

export function slots(): u32 {
  return shared().slots;
}

export function slotCount(): u32 {
  return shared().mask + 1;
}

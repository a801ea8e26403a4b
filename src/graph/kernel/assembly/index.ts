// The kernel that every graph has: memory, the table of texts, and finishing the graph. Offsets in arguments
// count from the start of the image. boundary.json documents each call.

import { FREE, setup, shared } from './boundary.gen.ts';
import { groupRows, isAscending, startGroups } from './groups.ts';
import { setReadable } from './guards.ts';
import { beginHash, hash as hashBytes } from './hash.ts';
import { room as roomFor } from './memory.ts';
import { indexPaths, resolveLinks, resolveParents } from './paths.ts';
import { dropBrokenPlace } from './places.ts';
import { gather, intern as internAt, internCopy, makeTable, markBeginnings } from './text-table.ts';

export {
  beginHash,
  dropBrokenPlace,
  groupRows,
  indexPaths,
  isAscending,
  markBeginnings,
  resolveLinks,
  resolveParents,
  startGroups,
};

export function hash(at: u32, size: u32): void {
  setReadable(at, at + size);
  hashBytes(at, size);
  setReadable(shared.image, shared.image + shared.imageSize);
}

export function begin(): u32 {
  const imageSize = setup.imageSize;
  shared.top = FREE;
  shared.image = roomFor(imageSize);
  shared.imageSize = imageSize;
  setReadable(shared.image, shared.image + imageSize);
  return shared.image !== 0 && makeTable(setup.texts, setup.mostTexts) ? shared.image : 0;
}

export function room(size: u32): u32 {
  return roomFor(size);
}

export function giveBack(at: u32): void {
  // Its guard stays where it is.
  if (!GUARDED) shared.top = at;
}

export function intern(at: u32, size: u32): i32 {
  return internAt(shared.image + at, size);
}

export function add(from: u32, size: u32): i32 {
  return internCopy(from, size);
}

export function gatherCopies(to: u32): void {
  gather(to);
}

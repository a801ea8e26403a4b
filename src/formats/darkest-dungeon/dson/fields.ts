// Walks the fields of one object, skipping the contents of objects in it.

import {
  aligned,
  type Block,
  FIELD_SIZE,
  HEADER_SIZE,
  isObject,
  nameSize,
  OBJECT_SIZE,
  objectIndex,
} from './layout.ts';

/** The field after field `i` in the same object: an object is skipped with all its contents. */
export function nextField(view: DataView, block: Block, i: number): number {
  const info = view.getInt32(block.fieldsAt + i * FIELD_SIZE + 8, true);
  if (!isObject(info)) return i + 1;
  const object = block.start + HEADER_SIZE + objectIndex(info) * OBJECT_SIZE;
  return i + 1 + view.getInt32(object + 12, true);
}

/** Objects that are searched have some 20 fields; this stops hostile ones from making each search long. */
const MOST_SIBLINGS = 64;

/** The first field with this name hash between `first` and `end`; -1 when none of the first 64 has it. */
function siblingField(view: DataView, block: Block, first: number, end: number, name: number): number {
  let seen = 0;
  for (let i = first; i < end && seen < MOST_SIBLINGS; i = nextField(view, block, i), seen++)
    if (view.getInt32(block.fieldsAt + i * FIELD_SIZE, true) === name) return i;
  return -1;
}

/** The integer in the first field with this name hash; null when there is none. */
export function siblingInt(
  view: DataView,
  block: Block,
  first: number,
  end: number,
  name: number,
): number | null {
  const i = siblingField(view, block, first, end, name);
  if (i < 0) return null;
  const entry = block.fieldsAt + i * FIELD_SIZE;
  const nameEnd = block.dataAt + view.getUint32(entry + 4, true) + nameSize(view.getInt32(entry + 8, true));
  const at = aligned(block.dataAt, nameEnd);
  return at + 4 <= block.dataAt + block.dataSize ? view.getInt32(at, true) : null;
}

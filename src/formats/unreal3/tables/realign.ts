// A package that lost some bytes among its objects, or got some more: the objects behind the place are moved.
// The beginnings of objects tell which: a name and the type of a property, or the name that ends the list.

import { type Layout, NAME_SIZE, NET_INDEX_SIZE } from '../file/layout.ts';
import type { ExportTable } from './exports.ts';
import { OBJECT_FLAG } from './exports.ts';
import type { NameTable } from './names.ts';

/** Most bytes that may be lost or inserted. */
const MOST_SHIFT = 16;
/** Names with a higher number are not plausible. */
const MOST_NUMBER = 0x10000;

export interface Bodies {
  readonly view: DataView;
  /** Start of the package in the image, and its size. */
  readonly start: number;
  readonly size: number;
  readonly layout: Layout;
  readonly names: NameTable;
  /** Index of the name that ends a list of properties; -1 for none. */
  readonly none: number;
  readonly exports: ExportTable;
}

export interface Realigned {
  /** Range of the objects that cannot be told. */
  readonly lost: readonly { readonly at: number; readonly size: number }[];
  /** Exports whose offsets were moved. */
  readonly moved: readonly number[];
  /** Exports that may be moved, or have others' bytes: the last one does not end where the package does. */
  readonly unsure: readonly number[];
}

const UNMOVED: Realigned = { lost: [], moved: [], unsure: [] };

/** Moves the offsets of objects behind the place. */
export function realignBodies(bodies: Bodies): Realigned {
  const { exports, size, start } = bodies;
  const order = Array.from({ length: exports.count }, (_, i) => i).filter((i) => exports.size[i]! > 0);
  order.sort((a, b) => exports.offset[a]! - exports.offset[b]!);
  const end = order.reduce((most, i) => Math.max(most, exports.offset[i]! + exports.size[i]!), 0);
  const shift = size - end;
  if (shift === 0) return UNMOVED;
  const isMoved = (i: number): boolean => begins(bodies, i, shift) && !begins(bodies, i, 0);
  const isUnmoved = (i: number): boolean => begins(bodies, i, 0) && !begins(bodies, i, shift);
  const first = order.findIndex(isMoved);
  const last = order.findLastIndex(isUnmoved);
  const isMixed = first >= 0 && last > first;
  const behind = order.slice(first);
  if (isMixed && behind.filter(isMoved).length >= behind.filter(isUnmoved).length)
    return { ...UNMOVED, unsure: order };
  // Up to the last object that begins where it should, none is moved; a few only look so by chance.
  if (first < 0 || isMixed || Math.abs(shift) > MOST_SHIFT)
    return { ...UNMOVED, unsure: order.slice(Math.max(last, 0)) };
  // Before the first object, it may be in a table behind that of exports.
  const from = last < 0 ? exports.end - start - 1 : exports.offset[order[last]!]!;
  const to = exports.offset[order[first]!]! + Math.min(shift, 0);
  const moved = order.slice(first);
  for (const i of moved) exports.offset[i]! += shift;
  return { lost: [{ at: from, size: Math.max(to - from, 1) }], moved, unsure: [] };
}

/** True if the properties of an object begin where it should, if it is moved. Not told for all classes. */
function begins(
  { view, start, size, layout, names, none, exports }: Bodies,
  i: number,
  shift: number,
): boolean {
  if (exports.class[i] === 0 || (exports.flagsHigh[i]! & OBJECT_FLAG.stateFrame) !== 0) return false;
  const at = start + exports.offset[i]! + shift + NET_INDEX_SIZE;
  if (at < start || at + 2 * NAME_SIZE > start + size) return false;
  const little = !layout.bigEndian;
  const isName = (place: number): boolean =>
    view.getUint32(place, little) < names.count && view.getUint32(place + 4, little) < MOST_NUMBER;
  if (!isName(at)) return false;
  if (view.getUint32(at, little) === none) return true;
  return isName(at + NAME_SIZE) && names.type[view.getUint32(at + NAME_SIZE, little)] !== 0;
}

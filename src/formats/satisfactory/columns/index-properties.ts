// One walk over all objects that notes which property stands where: every later question about a property goes straight
// to it.

import { type PropertyIndex, ROW } from '../../../graph/column-reader.ts';
import { type Rows, sharedArray, sharedCopy } from '../../../graph/columns.ts';
import type { ObjectBodies } from './object-body.ts';
import { TAG, type TagWalk } from './tag-walk.ts';

/** Objects between two looks at the clock. */
const STRIDE = 1024;

/** @param rows of the whole graph. @param look called now and then; what it throws ends the walk */
export function indexProperties(
  bodies: ObjectBodies,
  walk: TagWalk,
  rows: number,
  look: () => void,
): PropertyIndex {
  const start = sharedArray(Uint32Array, rows + 1);
  const state = sharedArray(Uint8Array, rows);
  let room = Math.max(1024, bodies.count * 4);
  let name = new Uint16Array(room);
  let at = new Uint32Array(room);
  let count = 0;
  for (let row = 0; row < bodies.count; row++) {
    if (row % STRIDE === 0) look();
    start[row] = count;
    if (!bodies.enter(row, walk)) {
      state[row] = ROW.decoded;
      continue;
    }
    if (walk.at === walk.end) continue;
    const { typed } = bodies.layout(row);
    for (;;) {
      const tagAt = walk.at;
      const result = walk.next(typed);
      if (result === TAG.read) {
        if (count === room) {
          room *= 2;
          name = grown(Uint16Array, name, room);
          at = grown(Uint32Array, at, room);
        }
        name[count] = walk.name;
        at[count++] = tagAt;
        walk.at += walk.size;
        continue;
      }
      state[row] = result === TAG.none ? behind(walk) : ROW.decoded;
      if (state[row] === ROW.decoded) count = start[row]!;
      break;
    }
  }
  for (let row = bodies.count; row <= rows; row++) start[row] = count;
  const names = walk.names.texts.slice();
  return {
    names,
    start,
    name: sharedCopy(Uint16Array, name.subarray(0, count)),
    at: sharedCopy(Uint32Array, at.subarray(0, count)),
    state,
    rows: rowsByName(start, name, count, names.length),
    others: rowsOfOthers(state),
  };
}

/** The rows that have a property, by its name: a counting sort, so that rows go up. */
function rowsByName(start: Uint32Array, name: Uint16Array, count: number, names: number): Rows {
  const first = sharedArray(Uint32Array, names + 1);
  for (let tag = 0; tag < count; tag++) first[name[tag]! + 1]!++;
  for (let at = 0; at < names; at++) first[at + 1]! += first[at]!;
  const next = first.slice(0, names);
  const order = sharedArray(Uint32Array, count);
  for (let row = 0; row + 1 < start.length; row++) {
    for (let tag = start[row]!; tag < start[row + 1]!; tag++) order[next[name[tag]!]!++] = row;
  }
  return { start: first, order };
}

function rowsOfOthers(state: Uint8Array): Uint32Array {
  let count = 0;
  for (const of of state) if (of !== ROW.indexed) count++;
  const rows = sharedArray(Uint32Array, count);
  for (let row = state.length - 1; count > 0; row--) if (state[row] !== ROW.indexed) rows[--count] = row;
  return rows;
}

/** What stands behind a property list: nothing, class-specific data, or something that takes decoding to judge. */
function behind({ at, end, view }: TagWalk): number {
  const left = end - at;
  if (left === 0) return ROW.indexed;
  if (left < 4) return ROW.more;
  const hasGuid = view.getInt32(at, true);
  if (hasGuid === 0) return left === 4 ? ROW.indexed : ROW.more;
  return hasGuid === 1 && left >= 20 ? (left === 20 ? ROW.indexed : ROW.more) : ROW.decoded;
}

type Numbers = Uint16Array | Uint32Array;
type NumbersType<A extends Numbers> = new (length: number) => A;

function grown<A extends Numbers>(type: NumbersType<A>, from: A, length: number): A {
  const to = new type(length);
  to.set(from);
  return to;
}

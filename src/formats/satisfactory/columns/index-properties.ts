// Indexes which properties every object has, in one walk over all objects: later questions about a property
// go straight to its tags.

import type { PropertyIndex } from '../../../graph/column-reader.ts';
import { ROW } from '../../../graph/column-reader.ts';
import { ByteTexts } from '../../../graph/memory/byte-texts.ts';
import { sharedArray, sharedCopy } from '../../../graph/memory/columns.ts';
import type { KernelRoom, KernelRooms } from '../kernel/kernel-rooms.ts';
import { MOST_ROWS, MOST_TAGS } from './codes.ts';
import type { ObjectBodies } from './object-body.ts';
import { openKernel } from './open-kernel.ts';

/**
 * Returns null when there is no room for the kernel.
 * @param rows number of rows of the whole graph
 * @param checkBudget called now and then; may throw to stop the walk
 */
export function indexProperties(
  rooms: KernelRooms | null,
  bodies: ObjectBodies,
  image: Uint8Array,
  rows: number,
  checkBudget: () => void,
): PropertyIndex | null {
  const names = new ByteTexts(image);
  const open = openKernel(rooms, names, {});
  if (open === null) return null;
  const { kernel, room } = open;
  try {
    const batch = batchIn(room);
    const start = sharedArray(Uint32Array, rows + 1);
    const state = sharedArray(Uint8Array, rows);
    const tags = new FoundTags(bodies.count * 4);
    for (let row = 0; row < bodies.count; ) {
      checkBudget();
      const count = Math.min(MOST_ROWS, bodies.count - row);
      bodies.copyTo(batch, row, count);
      const done = kernel.findTags({ ...batch, count, tags: tags.count });
      start.set(batch.tagEnd.subarray(0, done), row + 1);
      state.set(batch.state.subarray(0, done), row);
      tags.add(batch, batch.tagEnd[done - 1]! - tags.count);
      row += done;
    }
    start.fill(tags.count, bodies.count + 1);
    return {
      ...{ names: names.texts, start, state },
      name: sharedCopy(Uint16Array, tags.name.subarray(0, tags.count)),
      at: sharedCopy(Uint32Array, tags.at.subarray(0, tags.count)),
      more: rowsIn(state, ROW.more),
      decoded: rowsIn(state, ROW.decoded),
    };
  } finally {
    room.release();
  }
}

type Batch = ReturnType<typeof batchIn>;

function batchIn(room: KernelRoom) {
  return {
    spanAt: room.array(Uint32Array, MOST_ROWS),
    spanSize: room.array(Uint32Array, MOST_ROWS),
    kind: room.array(Uint8Array, MOST_ROWS),
    layout: room.array(Uint8Array, MOST_ROWS),
    tagName: room.array(Uint16Array, MOST_TAGS),
    tagAt: room.array(Uint32Array, MOST_TAGS),
    tagEnd: room.array(Uint32Array, MOST_ROWS),
    state: room.array(Uint8Array, MOST_ROWS),
  };
}

/** Growing columns with the tags of all objects. */
class FoundTags {
  name: Uint16Array;
  at: Uint32Array;
  count = 0;

  constructor(expected: number) {
    this.name = new Uint16Array(expected);
    this.at = new Uint32Array(expected);
  }

  add({ tagName, tagAt }: Batch, more: number): void {
    const count = this.count + more;
    if (count > this.name.length) {
      const [name, at] = [this.name, this.at];
      this.name = new Uint16Array(count * 2);
      this.at = new Uint32Array(count * 2);
      this.name.set(name);
      this.at.set(at);
    }
    this.name.set(tagName.subarray(0, more), this.count);
    this.at.set(tagAt.subarray(0, more), this.count);
    this.count = count;
  }
}

/** Rows with this state. */
function rowsIn(states: Uint8Array, state: number): Uint32Array {
  const rows: number[] = [];
  for (let row = states.indexOf(state); row >= 0; row = states.indexOf(state, row + 1)) rows.push(row);
  return sharedCopy(Uint32Array, rows);
}

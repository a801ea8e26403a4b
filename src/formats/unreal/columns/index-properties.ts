// Indexes which properties every object has, in one walk over all objects: later questions about a property
// go straight to its tags.

import { Cursor } from '../../../bytes/cursor.ts';
import { tryRead } from '../../../bytes/format-error.ts';
import { type PropertyIndex, ROW, type RowState } from '../../../graph/column-reader.ts';
import { sharedArray, sharedCopy } from '../../../graph/memory/columns.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { Tag } from '../tags/tags.ts';
import type { PropertyRows } from './property-rows.ts';
import { TagMemory } from './tag-memory.ts';

/** Rows between two checks of the budget. */
const CHECK_ROWS = 1024;
/** Numbers of names have 16 bits. Objects with further names are decoded. */
const MOST_NAMES = 0xffff;

/** @param checkBudget called now and then; may throw to stop the walk */
export function indexProperties<V extends EngineFacts>(
  rows: PropertyRows<V>,
  checkBudget: () => void,
): PropertyIndex {
  const { image, nodes } = rows.graph;
  const cursor = new Cursor(image, { file: '' });
  const start = sharedArray(Uint32Array, nodes.count + 1);
  const state = sharedArray(Uint8Array, nodes.count);
  const tags = new FoundTags(rows.count * 4);
  const memory = new TagMemory();
  let row = 0;
  /** Walks rows up to one that throws. */
  const walk = (): true => {
    for (; row < rows.count; row++) {
      if (row % CHECK_ROWS === 0) checkBudget();
      state[row] = walkRow(rows, cursor, row, memory, tags);
      if (state[row] === ROW.decoded) tags.count = start[row]!;
      start[row + 1] = tags.count;
    }
    return true;
  };
  while (!tryRead(walk, false)) {
    state[row] = ROW.decoded;
    tags.count = start[row++]!;
    start[row] = tags.count;
  }
  start.fill(tags.count, rows.count + 1);
  return {
    ...{ names: tags.names, start, state },
    name: sharedCopy(Uint16Array, tags.name.subarray(0, tags.count)),
    at: sharedCopy(Uint32Array, tags.at.subarray(0, tags.count)),
    more: rowsIn(state, ROW.more),
    decoded: rowsIn(state, ROW.decoded),
  };
}

function walkRow<V extends EngineFacts>(
  rows: PropertyRows<V>,
  cursor: Cursor,
  row: number,
  memory: TagMemory,
  tags: FoundTags,
): RowState {
  if (!rows.enter(cursor, row)) return ROW.indexed;
  const version = rows.version(row);
  const known = memory.of(version, rows.graph.nodes.class[row]!);
  for (;;) {
    const { at } = cursor;
    const tag = known.next(cursor, version);
    if (tag === null) return rows.after(cursor, row);
    if (!tags.add(tag, at)) return ROW.decoded;
    cursor.skip(known.size);
  }
}

/** Growing columns with the tags of all objects, and the names in them. */
class FoundTags {
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #byTag = new Map<Tag, number>();
  name: Uint16Array;
  at: Uint32Array;
  count = 0;

  constructor(expected: number) {
    this.name = new Uint16Array(expected);
    this.at = new Uint32Array(expected);
  }

  /** False if there are too many names. */
  add(tag: Tag, at: number): boolean {
    const number = this.#byTag.get(tag) ?? this.#numberOf(tag);
    if (number >= MOST_NAMES) return false;
    if (this.count === this.name.length) this.#grow();
    this.name[this.count] = number;
    this.at[this.count++] = at;
    return true;
  }

  #numberOf(tag: Tag): number {
    let number = this.#numbers.get(tag.name);
    if (number === undefined) {
      if (this.names.length === MOST_NAMES) return MOST_NAMES;
      number = this.names.push(tag.name) - 1;
      this.#numbers.set(tag.name, number);
    }
    if (this.#byTag.size < MOST_NAMES) this.#byTag.set(tag, number);
    return number;
  }

  #grow(): void {
    const [name, at] = [this.name, this.at];
    this.name = new Uint16Array(name.length * 2 + 1024);
    this.at = new Uint32Array(this.name.length);
    this.name.set(name);
    this.at.set(at);
  }
}

/** Rows with this state. */
function rowsIn(states: Uint8Array, state: number): Uint32Array {
  const rows: number[] = [];
  for (let row = states.indexOf(state); row >= 0; row = states.indexOf(state, row + 1)) rows.push(row);
  return sharedCopy(Uint32Array, rows);
}

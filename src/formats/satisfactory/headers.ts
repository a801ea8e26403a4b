// Object headers to nodes.
// Source: docs/formats/satisfactory.md#objects.

import { FormatError } from '../../bytes/format-error.ts';
import type { NodeId, TextId } from '../../graph/ids.ts';
import { internString, skipString } from '../unreal/fstring.ts';
import type { Reading } from './reading.ts';
import { findHeader } from './salvage.ts';
import { ENGINE, SAVE } from './versions.ts';

/** Smallest header: four empty strings and a flag. */
const LEAST_HEADER_BYTES = 20;
const FLAG_BYTES = 4;
/** Rotation xyzw, translation, scale: ten floats behind `needTransform`. */
const TRANSFORM_BYTES = 40;

/** Rows of a level. Object i of the file has row first + i; behind `lost` unread headers, as many less. */
export interface LevelRows {
  readonly first: number;
  /** Objects that the file counts. */
  readonly count: number;
  /** Headers read before a fault, and lost in it. */
  readonly before: number;
  readonly lost: number;
}

/** Row of object `index` of a level, null when its header was lost. */
export function rowOf({ first, before, lost }: LevelRows, index: number): NodeId | null {
  if (index < before) return (first + index) as NodeId;
  return index < before + lost ? null : ((first + index - lost) as NodeId);
}

export class HeaderReader {
  readonly #reading: Reading;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** Nodes for all headers from the cursor on. Headers that cannot be read cost their own objects only. */
  level(name: TextId, save: number): LevelRows {
    const { cursor, sink, rows } = this.#reading;
    sink.level(name);
    const first = rows.count;
    // What holds until the body of an object says otherwise.
    rows.enterContext(save, save, ENGINE.assumed, false);
    const count = cursor.count(LEAST_HEADER_BYTES, 'object headers');
    cursor.arrive();
    for (let i = 0; i < count; i++) {
      i += this.#reading.fast.headers(count - i, save >= SAVE.ObjectFlags ? FLAG_BYTES : 0);
      if (i === count) break;
      const { at } = cursor;
      try {
        this.#header(save);
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
        return this.#behindFault(error, at, save, { first, count, before: i, lost: 0 });
      }
    }
    return { first, count, before: count, lost: 0 };
  }

  /** Goes on behind a fault: how many headers were lost shows when the last one is read. */
  #behindFault(error: FormatError, fault: number, save: number, rows: LevelRows): LevelRows {
    const { cursor } = this.#reading;
    this.#reading.issue(error, null);
    const most = rows.count - rows.before;
    let from = this.#reading.behind(fault);
    let after = 0;
    while (after < most) {
      const at = findHeader(cursor, from, cursor.end);
      if (at < 0) break;
      cursor.at = at;
      try {
        this.#header(save);
        from = cursor.at;
        after++;
      } catch (next) {
        if (!(next instanceof FormatError)) throw next;
        from = this.#reading.behind(at);
      }
    }
    cursor.at = from;
    return { ...rows, lost: most - after };
  }

  /** One header. @throws FormatError with nothing emitted */
  #header(save: number): void {
    const { cursor, sink, rows } = this.#reading;
    const { view, at } = cursor;
    const isActor = cursor.bool32();
    const facts = rows.facts(internString(cursor, sink.texts));
    skipString(cursor);
    const path = internString(cursor, sink.texts);
    if (save >= SAVE.ObjectFlags) cursor.take(FLAG_BYTES);
    // What only actors, or only components, have.
    const rest = cursor.at;
    const outer = isActor ? path : internString(cursor, sink.texts);
    if (isActor) cursor.take(4 + TRANSFORM_BYTES + 4);
    this.#reading.refuseHole(at, cursor.at);
    const node = sink.node(isActor ? 'ACTOR' : 'COMPONENT', facts.id, path);
    if (isActor) {
      const x = view.getFloat32(rest + 20, true);
      const y = view.getFloat32(rest + 24, true);
      const z = view.getFloat32(rest + 28, true);
      // Managers have no transform and stand at the origin: they have no place.
      if (view.getInt32(rest, true) !== 0 || x !== 0 || y !== 0 || z !== 0) sink.place(node, x, y, z);
    } else {
      sink.parentNamed(node, outer);
    }
    rows.add(at, isActor ? 0 : rest);
  }
}

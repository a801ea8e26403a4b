// Finds what arrays of bytes hold once a save is loaded, and the records around them.

import type { Cursor } from '../../../bytes/cursor.ts';
import { firstFrom } from '../../../bytes/first-from.ts';
import type { NodeId } from '../../../graph/ids.ts';
import type { HeldBytes } from '../../unreal/columns/property-rows.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import { startsList } from '../file/list-start.ts';
import type { GvasGame } from '../games/game.ts';
import type { PackedStruct } from '../structs/packed-struct.ts';
import { holdsList, structOfList } from './inner-list.ts';
import { keyOfPath, RecordPlace } from './record-place.ts';

export interface RecordRows {
  readonly nodes: {
    readonly spanAt: Uint32Array;
    readonly spanSize: Uint32Array;
    readonly parent: Int32Array;
  };
  /** Later rows are not records. */
  readonly count: number;
  path(node: NodeId): string;
  className(node: NodeId): string;
}

export class HeldStructs implements HeldBytes<EngineFacts> {
  readonly #cursor: Cursor;
  readonly #facts: EngineFacts;
  readonly #structs: GvasGame['packed'];
  readonly #rows: RecordRows;
  /** For columns, which read one struct at a time. */
  #place: RecordPlace | undefined;

  constructor(cursor: Cursor, facts: EngineFacts, structs: GvasGame['packed'], rows: RecordRows) {
    this.#cursor = cursor;
    this.#facts = facts;
    this.#structs = structs;
    this.#rows = rows;
  }

  of(row: NodeId, owner: string | null, name: string): PackedStruct | 'list' | null {
    const { at, left } = this.#cursor;
    const struct = this.structIn(owner ?? this.#rows.className(row), name, left);
    return struct ?? (holdsList(this.#cursor, at, left, this.#facts) ? 'list' : null);
  }

  afterList(at: number): PackedStruct | null {
    return this.structAfter(structOfList(this.#cursor, at, this.#facts), this.#cursor.left);
  }

  place(): RecordPlace {
    this.#place = this.placeOf(this.#cursor.at, this.#cursor.left, this.#place);
    return this.#place;
  }

  mayBeList(): boolean {
    return startsList(this.#cursor, this.#cursor.at);
  }

  /** The struct in a property of so many bytes; null if none is known. */
  structIn(owner: string, name: string, size: number): PackedStruct | null {
    const fields = this.#structs?.fields.get(owner) ?? this.#structs?.anywhere;
    return fitting(fields?.get(name), size);
  }

  /** The struct in so many bytes after a property list. */
  structAfter(list: string | null, size: number): PackedStruct | null {
    return fitting(list === null ? undefined : this.#structs?.afterList.get(list), size);
  }

  /** The surroundings of `size` bytes at `at`. @param place to use again */
  placeOf(at: number, size: number, place = this.#newPlace()): RecordPlace {
    const record = this.recordAround(at);
    return place.moveTo(at + size, this.#rows.nodes.spanAt[record]!, record);
  }

  #newPlace(): RecordPlace {
    const keyOf = (row: number): string => keyOfPath(this.#rows.path(row as NodeId));
    return new RecordPlace(this.#cursor, this.#facts, keyOf, this.#structs?.versions);
  }

  /** The innermost record that contains the byte at `at`. */
  recordAround(at: number): NodeId {
    const { spanAt, spanSize, parent } = this.#rows.nodes;
    let row = this.#firstFrom(at + 1) - 1;
    while (row > 0 && spanAt[row]! + spanSize[row]! <= at) row = parent[row]!;
    return Math.max(row, 0) as NodeId;
  }

  /** The record that begins at `at`; -1 if none does. */
  recordAt(at: number): NodeId | -1 {
    const row = this.#firstFrom(at);
    return row < this.#rows.count && this.#rows.nodes.spanAt[row] === at ? (row as NodeId) : -1;
  }

  #firstFrom(at: number): number {
    return firstFrom(this.#rows.nodes.spanAt, at, 0, this.#rows.count);
  }
}

function fitting(struct: PackedStruct | undefined, size: number): PackedStruct | null {
  return struct && size >= struct.least ? struct : null;
}

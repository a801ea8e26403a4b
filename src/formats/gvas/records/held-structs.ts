// Finds what arrays of bytes hold, once a save is loaded, and the records around them.

import type { Cursor } from '../../../bytes/cursor.ts';
import { firstFrom } from '../../../bytes/first-from.ts';
import type { NodeId } from '../../../graph/ids.ts';
import type { HeldBytes } from '../../unreal/columns/property-rows.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import { startsList } from '../file/list-start.ts';
import type { GvasGame } from '../games/game.ts';
import type { EngineRules } from '../games/user-layouts.ts';
import type { PackedStruct } from '../packed/packed-struct.ts';
import type { FileRegion } from '../state.ts';
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

export class HeldStructs {
  readonly #cursor: Cursor;
  readonly #facts: EngineFacts;
  readonly #structs: GvasGame['packed'];
  readonly #rows: RecordRows;
  readonly #keyOf: (row: number) => string;

  constructor(cursor: Cursor, facts: EngineFacts, structs: GvasGame['packed'], rows: RecordRows) {
    this.#cursor = cursor;
    this.#facts = facts;
    this.#structs = structs;
    this.#rows = rows;
    this.#keyOf = (row) => keyOfPath(rows.path(row as NodeId));
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
    return new RecordPlace(this.#cursor, this.#facts, this.#keyOf, this.#structs?.versions);
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

/** See PropertyRows.hooks. */
export class BytesOfRows implements HeldBytes<EngineFacts> {
  readonly #cursor: Cursor;
  readonly #regionOf: (row: NodeId) => FileRegion;
  readonly #rules: EngineRules;
  readonly #rows: RecordRows;
  #region: FileRegion | null = null;
  #structs!: HeldStructs;
  #place: RecordPlace | undefined;

  constructor(cursor: Cursor, regionOf: (row: NodeId) => FileRegion, rules: EngineRules, rows: RecordRows) {
    this.#cursor = cursor;
    this.#regionOf = regionOf;
    this.#rules = rules;
    this.#rows = rows;
  }

  of(row: NodeId, owner: string | null, name: string): PackedStruct | 'list' | null {
    const cursor = this.#cursor;
    const region = this.#regionOf(row);
    if (region !== this.#region) this.#moveTo(region);
    const struct = this.#structs.structIn(owner ?? this.#rows.className(row), name, cursor.left);
    return struct ?? (holdsList(cursor, cursor.at, cursor.left, region.facts) ? 'list' : null);
  }

  #moveTo(region: FileRegion): void {
    const { packed } = this.#rules.gameOf(region.className);
    this.#region = region;
    this.#structs = new HeldStructs(this.#cursor, region.facts, packed, this.#rows);
    this.#place = undefined;
  }

  afterList(at: number): PackedStruct | null {
    const [cursor, region] = [this.#cursor, this.#region!];
    return this.#structs.structAfter(structOfList(cursor, at, region.facts), cursor.left);
  }

  place(): RecordPlace {
    this.#place = this.#structs.placeOf(this.#cursor.at, this.#cursor.left, this.#place);
    return this.#place;
  }

  mayBeList(): boolean {
    return startsList(this.#cursor, this.#cursor.at);
  }
}

function fitting(struct: PackedStruct | undefined, size: number): PackedStruct | null {
  return struct && size >= struct.least ? struct : null;
}

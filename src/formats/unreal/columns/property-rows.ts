// The rows of a graph that have property lists, as a format describes them. Indexes, columns and searches of texts
// are made from it, without decoding.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { RowState } from '../../../graph/column-reader.ts';
import type { GraphData } from '../../../graph/finished/graph-data.ts';
import type { NodeId } from '../../../graph/ids.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { UnrealGame } from '../game.ts';
import type { NativeLayout, PackedPlace } from '../native/native-visit.ts';

interface RowHooks<V extends EngineFacts> {
  /** Structs in containers with more bytes than this are references. */
  readonly mostBytes: number;
  /** Of all rows of the same version. */
  heldIn(cursor: Cursor, row: NodeId): HeldBytes<V>;
}

/** Tells what the bytes hold that fill the open span of a cursor, the value of an array of bytes. */
export interface HeldBytes<V extends EngineFacts> {
  /**
   * A struct without tags, a property list, or null for nothing that is known.
   * @param owner the struct that has the array; null for the row itself
   */
  of(row: NodeId, owner: string | null, name: string): HeldStruct<V> | 'list' | null;
  /** The struct behind a list that began at `at`, with the cursor at its end, if it is known: all of it has `tailNames`. */
  afterList(at: number): HeldStruct<V> | null;
  /** The surroundings of a struct at the cursor. */
  place(): PackedPlace;
  /** True if bytes that are not of that struct may be a list. */
  mayBeList(): boolean;
}

export interface HeldStruct<V extends EngineFacts> {
  /** Names that it may have, in lower case; null if only its form says them. */
  readonly names: ReadonlySet<string> | null;
  readonly form: NativeLayout<V>['form'];
}

export interface PropertyRows<V extends EngineFacts = EngineFacts> {
  readonly graph: GraphData;
  readonly game: UnrealGame<V>;
  /** If values are decoded with hooks (../hooks.ts): texts may be ids of nodes. */
  readonly hooks: RowHooks<V> | null;
  /** The rows before this one may have a property list; the others have none. */
  readonly count: number;
  /** The layout of the row. Rows with equal layouts should share one object. */
  version(row: number): V;
  /** Moves to the property list of a row; false if it has none. @throws FormatError */
  enter(cursor: Cursor, row: number): boolean;
  /** The state of the row behind the property list, where the cursor is. @throws FormatError */
  after(cursor: Cursor, row: number): RowState;
  /** Properties in lower case that stand behind property lists, and those of rows without one. */
  readonly tailNames: ReadonlySet<string>;
  readonly otherNames: ReadonlySet<string>;
}

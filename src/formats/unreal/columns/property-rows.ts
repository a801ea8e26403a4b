// The rows of a graph that have property lists, as a format describes them. Indexes, columns and searches of texts
// are made from it, without decoding.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { RowState } from '../../../graph/column-reader.ts';
import type { GraphData } from '../../../graph/finished/graph-data.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { UnrealGame } from '../game.ts';

export interface PropertyRows<V extends EngineFacts = EngineFacts> {
  readonly graph: GraphData;
  readonly game: UnrealGame<V>;
  /**
   * If values are decoded with hooks (../hooks.ts): arrays of bytes may hold structs, texts may be ids of nodes, and
   * structs in containers with more bytes than this are references.
   */
  readonly hooks: { readonly mostBytes: number } | null;
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

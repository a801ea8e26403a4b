// The sink for formats with a kernel: in addition to the GraphSink, it gives access to the columns
// themselves, which a kernel fills a thousand rows at a time.

import type { NodeColumns } from './finished/graph-data.ts';
import type { GraphMemory } from './memory/graph-memory.ts';
import type { GraphSink, PathJoin } from './sink.ts';

/**
 * The columns of nodes, for kernels that fill rows themselves: what `node`, `parentNamed`, `span` and `place`
 * would set; `parent` is -2 - text for a parent by path. They are in the graph's memory, and may move in it whenever more room is requested.
 */
export type NodeRoom = Pick<
  NodeColumns,
  'kind' | 'class' | 'text' | 'parent' | 'level' | 'spanAt' | 'spanSize' | 'x' | 'y' | 'z'
>;

/** The columns of nodes whose path derives from their parent's, and the value of the first column for one join. */
export interface ChildRoom {
  readonly join: Uint8Array;
  /** Ordinal + 1. */
  readonly ordinal: Uint32Array;
  readonly number: number;
}

export interface LinkRoom {
  readonly source: Uint32Array;
  /** ~text of the path. */
  readonly target: Int32Array;
  readonly label: Uint32Array;
  readonly at: Uint32Array;
}

export interface ColumnSink extends GraphSink {
  /** Holds the image, the texts and the columns; kernels run on it. */
  readonly memory: GraphMemory;
  /** Makes room for `more` nodes and links after the existing ones. */
  reserveNodes(more: number): NodeRoom;
  childRoom(more: number, join: PathJoin): ChildRoom;
  linkRoom(more: number): LinkRoom;
  /** Value of the level column for nodes added from here on. */
  readonly levelNumber: number;
  /** Has to be called after filling the next `more` rows. */
  nodesFilled(more: number): void;
  linksFilled(more: number): void;
}

// What a format with a kernel writes to: the sink, and its columns themselves, which a kernel fills a thousand rows at
// a time.

import type { GraphMemory } from './memory/graph-memory.ts';
import type { GraphSink, PathJoin } from './sink.ts';

/**
 * The columns of nodes, for kernels that fill rows by themselves: what `node`, `parentNamed`, `span` and `place` would
 * set. They lie in the graph's memory, and elsewhere in it after more room was asked for.
 */
export interface NodeRoom {
  readonly kind: Uint8Array;
  readonly class: Uint32Array;
  readonly text: Uint32Array;
  /** The row, -1 for none, or -2 - text for a parent by path. */
  readonly parent: Int32Array;
  readonly level: Uint32Array;
  readonly spanAt: Uint32Array;
  readonly spanSize: Uint32Array;
  /** NaN without a place. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
}

/** The columns of nodes whose path is made of their parent's, and what stands in the first for one join. */
export interface ChildRoom {
  readonly join: Uint8Array;
  /** The ordinal + 1. */
  readonly ordinal: Uint32Array;
  readonly number: number;
}

/** The same of references. */
export interface LinkRoom {
  readonly source: Uint32Array;
  /** ~text of the path. */
  readonly target: Int32Array;
  readonly label: Uint32Array;
  readonly at: Uint32Array;
}

export interface BulkSink extends GraphSink {
  /** Where the image lies, and the texts, and the columns: a kernel runs on it. */
  readonly memory: GraphMemory;
  /** Room for that many nodes and links after those that there are. */
  nodeRoom(more: number): NodeRoom;
  childRoom(more: number, join: PathJoin): ChildRoom;
  linkRoom(more: number): LinkRoom;
  /** What the level column holds for nodes added from here on. */
  readonly levelNumber: number;
  /** Says that the first so many rows after the others were filled. */
  nodesFilled(more: number): void;
  linksFilled(more: number): void;
}

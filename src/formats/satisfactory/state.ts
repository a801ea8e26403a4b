// The state that reading leaves for decoding, by row: plain data in shared memory.

import type { NodeId } from '../../graph/ids.ts';
import type { ChunkHeaders } from './file/chunk-headers.ts';
import type { RowContext } from './kernel/object-rows.ts';

/** The rows of one subsystem's lightweight buildables. */
export interface LightweightRows {
  readonly first: number;
  readonly count: number;
  readonly context: number;
  /** The version that the subsystem wrote. */
  readonly own: number;
  readonly subsystem: NodeId;
  /** Removed instances, which keep their slots in the table, and are no nodes. */
  readonly removed: number;
}

/** Actors that a list of destroyed actors names. */
export interface CollectedRows {
  /** Those that are nothing else. */
  readonly first: number;
  readonly count: number;
  /** Those that exist all the same. */
  readonly existing: readonly number[];
}

/** The layout of the body of a file. */
export interface BodyLayout {
  readonly save: number;
  /** True if it begins with its size. */
  readonly isSized: boolean;
  /** True if sizes have 64 bits, and objects versions of their own. */
  readonly wide: boolean;
  readonly isBlueprint: boolean;
  /** Its start in the image. */
  readonly start: number;
}

export interface DecodeState {
  readonly body: BodyLayout;
  readonly chunks: ChunkHeaders;
  readonly build: number;
  /** Offset of each object's header, by row. */
  readonly headerAt: Uint32Array;
  /** Index into `contexts`, by row. */
  readonly context: Uint32Array;
  readonly contexts: readonly RowContext[];
  /** 1 for objects whose bodies surely hold no text, by row. */
  readonly textless: Uint8Array;
  readonly lightweights: readonly LightweightRows[];
  readonly collected: CollectedRows;
  /** Layouts of the user, as JSON. */
  readonly layouts: string | null;
}

// Reads the values under one property path for many nodes into columns: an optional alternative to decoding
// properties one by one, and the columns that it writes.

import type { NodeId } from './ids.ts';
import * as CODE from './kernel/column-codes.ts';

/** A name in lower case, a position, or every element. */
export type PathStep = { readonly name: string } | { readonly at: number } | { readonly each: true };

/** A name that is one step, or several joined by dots: property names may contain dots. */
export interface PathName {
  readonly name: string;
  /** The step after it. */
  readonly next: number;
}

/** The property path of a column. */
export interface ColumnPath {
  readonly steps: readonly PathStep[];
  /** By step: the names that may start there, longest first. */
  readonly names: readonly (readonly PathName[])[];
  /** The step after the elements that separate values; 0 when all values of a node belong together. */
  readonly split: number;
}

/** The values of consecutive nodes, as columns. Valid until the next read. */
export interface FoundRows {
  /** The kinds that occur, as a bit set. */
  readonly kinds: number;
  /** See {@link VALUE}. */
  readonly kind: Uint8Array;
  /** Numbers; 1 and 0 for true and false. */
  readonly number: Float64Array;
  /** Number of the text + 1, 0 for none. */
  readonly text: Uint32Array;
  /** Row + 1 of the node that a reference leads to, whose path is the value; 0 for none. */
  readonly target: Uint32Array;
  /** Integers above 2^53. */
  readonly large: ReadonlyMap<number, bigint>;
  /** If the path is split: the first value of each element. Indices include the values found before. */
  readonly element: Uint32Array;
  /** Number of nodes. */
  readonly count: number;
  /** By node: 0 if it has to be decoded. */
  readonly isRead: Uint8Array;
  /**
   * By node: the end of its values (exclusive; indices include the values found before), and of its elements
   * if the path is split.
   */
  readonly valueEnd: Uint32Array;
  readonly elementEnd: Uint32Array;
}

/** Kinds of values. */
export const VALUE = {
  nothing: CODE.NOTHING,
  number: CODE.NUMBER,
  integer: CODE.INTEGER,
  boolean: CODE.BOOLEAN,
  text: CODE.TEXT,
  reference: CODE.REFERENCE,
  other: CODE.OTHER,
} as const;

/** Gives numbers to texts by their bytes in the image. */
export interface TextNumbers {
  addAt(at: number, size: number): number;
}

/** Reads values without decoding properties; anything unusual is left to the decoder. Never throws. */
export interface ColumnReader {
  /** All nodes that may have values; some may occur more than once. */
  candidates(): readonly Uint32Array[];
  /** Sets the nodes to read. Has to be followed by `close`. */
  open(nodes: Uint32Array): void;
  /**
   * The values of the nodes from `position` on, of at least one node. `before` is the number of values found
   * earlier.
   */
  read(position: number, before: number): FoundRows;
  close(): void;
}

/** Receives the texts in the properties of one node. If the node is refused, they are dropped. */
export interface FoundTexts {
  /** A text by its bytes in the image, and the number of its property path. */
  text(field: number, at: number, size: number): void;
}

/** Finds texts without decoding. */
export interface TextScan {
  /** False for a node that has to be decoded. Never throws. */
  read(node: NodeId): boolean;
  /** A property path without positions. */
  path(field: number): string;
}

/** Where the direct properties of all nodes are. Plain data in shared memory, made once per graph. */
export interface PropertyIndex {
  /** By number, as written in the save. */
  readonly names: readonly string[];
  /** By row: where its properties start in `name` and `at`; one entry more than there are rows. */
  readonly start: Uint32Array;
  /** Number of the name. */
  readonly name: Uint16Array;
  /** Offset of its tag or description in the image. */
  readonly at: Uint32Array;
  /** By row, see {@link ROW}. */
  readonly state: Uint8Array;
  /** Rows with further properties that are not in the index, and rows that have to be decoded; ascending. */
  readonly more: Uint32Array;
  readonly decoded: Uint32Array;
}

export const ROW = { indexed: CODE.INDEXED, more: CODE.MORE, decoded: CODE.DECODED } as const;

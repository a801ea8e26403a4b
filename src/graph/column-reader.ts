// Values under one property path, read for many nodes into columns: what a format may offer besides decoding properties
// one by one, and what it writes to.

import type { NodeId } from './ids.ts';
import * as CODE from './kernel/column-codes.ts';

/** A name in lower case; a position; or every element. */
export type PathStep = { readonly name: string } | { readonly at: number } | { readonly each: true };

/** A name of one step, or of several with dots between them: a property whose name has dots. */
export interface PathName {
  readonly name: string;
  /** The step after it. */
  readonly next: number;
}

/** Where the values of a column stand. */
export interface ColumnPath {
  readonly steps: readonly PathStep[];
  /** By step: the names that it may begin, the longest first. */
  readonly names: readonly (readonly PathName[])[];
  /** The step after the elements that separates values; 0 when all values of a node belong together. */
  readonly split: number;
}

/** Values of several nodes, in columns. */
export interface FoundValues {
  /** The kinds that there are, a bit a kind. */
  readonly kinds: number;
  /** See {@link VALUE}. */
  readonly kind: Uint8Array;
  /** Numbers, and 1 and 0 for true and false. */
  readonly number: Float64Array;
  /** Number of the text + 1, 0 for none. */
  readonly text: Uint32Array;
  /** Row of the node that a reference leads to, whose path it has, + 1; 0 for none. */
  readonly target: Uint32Array;
  /** Whole numbers above 2^53. */
  readonly large: ReadonlyMap<number, bigint>;
  /** The first value of each element, where the path is split; counted with the values before. */
  readonly element: Uint32Array;
}

/** What a value is. */
export const VALUE = {
  nothing: CODE.NOTHING,
  number: CODE.NUMBER,
  integer: CODE.INTEGER,
  boolean: CODE.BOOLEAN,
  text: CODE.TEXT,
  reference: CODE.REFERENCE,
  other: CODE.OTHER,
} as const;

/** What was found of some nodes, one after another. Good until more is read. */
export interface FoundRows extends FoundValues {
  /** Nodes. */
  readonly count: number;
  /** By node: 0 for one that must be decoded. */
  readonly isRead: Uint8Array;
  /**
   * By node: the end of its values, counted with those before, and of its elements where the path is split; exclusive.
   */
  readonly valueEnd: Uint32Array;
  readonly elementEnd: Uint32Array;
}

/** Numbers texts by their bytes in the image. */
export interface TextNumbers {
  addAt(at: number, size: number): number;
}

/** Reads values without decoding properties; anything unusual is left to the decoder. Never throws. */
export interface ColumnReader {
  /** Nodes that may have values, some maybe more than once; others have none. */
  candidates(): readonly Uint32Array[];
  /** Says which nodes are to be read. `close` must follow. */
  open(nodes: Uint32Array): void;
  /**
   * The values of the nodes from a position among those on: of one at least. `before`: how many values were found
   * already.
   */
  read(position: number, before: number): FoundRows;
  close(): void;
}

/** Takes the texts in the properties of one node. What is written for a node that is then refused is dropped. */
export interface FoundTexts {
  /** A text by its bytes in the image, and the number of the property path that it stands under. */
  text(field: number, at: number, size: number): void;
}

/** Finds texts without decoding. */
export interface TextScan {
  /** False for a node that must be decoded. Never throws. */
  read(node: NodeId): boolean;
  /** A property path without positions. */
  path(field: number): string;
}

/** Where the direct properties of nodes stand. Plain data on shared memory, made once a graph. */
export interface PropertyIndex {
  /** As written in the save, by number. */
  readonly names: readonly string[];
  /** By row: where its properties begin in `name` and `at`, by row too; one more than there are rows. */
  readonly start: Uint32Array;
  /** Number of the name. */
  readonly name: Uint16Array;
  /** Where its description begins in the image. */
  readonly at: Uint32Array;
  /** By row, see {@link ROW}. */
  readonly state: Uint8Array;
  /** Rows that have further properties after those in the index, and rows that must be decoded; ascending. */
  readonly more: Uint32Array;
  readonly decoded: Uint32Array;
}

export const ROW = { indexed: CODE.INDEXED, more: CODE.MORE, decoded: CODE.DECODED } as const;

// Values under one property path, read for many nodes into columns: what a format may offer besides decoding properties
// one by one, and what it writes to.

import type { Rows } from './columns.ts';
import type { NodeId } from './ids.ts';

/** A name in lower case; a position; or every element. */
export type PathStep = { readonly name: string } | { readonly at: number } | { readonly each: true };

/** A name of one step, or of several with dots between them: a property whose name has dots. */
export interface PathName {
  readonly name: string;
  /** The step behind it. */
  readonly next: number;
}

/** Where the values of a column stand. */
export interface ColumnPath {
  readonly steps: readonly PathStep[];
  /** By step: the names that it may begin, the longest first. */
  readonly names: readonly (readonly PathName[])[];
  /** The step behind the elements that separates values; 0 when all values of a node belong together. */
  readonly split: number;
}

/** Takes the values of one node, in file order. What is written for a node that is then refused is dropped. */
export interface ValueSink {
  /** An element begins, where the path is split: values that follow are its own. */
  element(): void;
  number(value: number): void;
  integer(value: bigint): void;
  boolean(value: boolean): void;
  /** A text by its bytes in the image. */
  textAt(at: number, size: number): void;
  /** A reference to the node whose path it has. */
  reference(target: NodeId): void;
  nothing(): void;
  /** A struct, a list, a map or bytes: neither number, text, boolean nor reference. */
  other(): void;
  /** Values so far, of all nodes. */
  readonly count: number;
  /** So many values once more, from number `from` on. */
  repeat(from: number, values: number): void;
}

/** Reads without decoding; what is not as nearly all of it is, is left to decoding. */
export interface ColumnReader {
  /** Nodes that may have values; others have none. */
  candidates(): Iterable<number>;
  /** Writes the values of a node to the sink. False when only decoding its properties gives them. Never throws. */
  read(node: NodeId): boolean;
}

/** Takes the texts in the properties of one node. What is written for a node that is then refused is dropped. */
export interface FoundTexts {
  /** A text by its bytes in the image, and the number of the property path that it stands under. */
  text(field: number, at: number, size: number): void;
}

/** Finds texts without decoding. */
export interface TextScan {
  /** False when only decoding gives them. Never throws. */
  read(node: NodeId): boolean;
  /** A property path without positions. */
  path(field: number): string;
}

/** Where the direct properties of nodes stand. Plain data on shared memory, made once a graph. */
export interface PropertyIndex {
  /** As written in the save, by number. */
  readonly names: readonly string[];
  /** By row: where its properties begin in `name` and `at`; one more than there are rows. */
  readonly start: Uint32Array;
  /** Number of the name. */
  readonly name: Uint16Array;
  /** Where its description begins in the image. */
  readonly at: Uint32Array;
  /** By row, see {@link ROW}. */
  readonly state: Uint8Array;
  /** By number of the name: the rows that have it, as often as they do. */
  readonly rows: Rows;
  /** Rows that are not just indexed. */
  readonly others: Uint32Array;
}

export const ROW = {
  /** All its direct properties are in the index. */
  indexed: 0,
  /** Others stand behind those in the index. */
  more: 1,
  /** Only decoding tells which properties it has. */
  decoded: 2,
} as const;

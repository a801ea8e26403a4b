// Finds the values under one property path, or the texts, of nodes without decoding their properties: an optional
// alternative to the decoder.

import type { NodeId } from './ids.ts';
import type { Value } from './values.ts';

/** A name in lower case, a position, or every element. */
export type PathStep = { readonly name: string } | { readonly at: number } | { readonly each: true };

/** A name that is one step, or several joined by dots: property names may contain dots. */
export interface PathName {
  readonly name: string;
  /** The step after it. */
  readonly next: number;
}

export interface ColumnPath {
  readonly steps: readonly PathStep[];
  /** By step: the names that may start there, longest first. */
  readonly names: readonly (readonly PathName[])[];
  /** The step after the elements that separate values; 0 when all values of a node belong together. */
  readonly split: number;
}

/** Kinds of values. An integer has 64 bits; `other` may still have a number and a text, as enum values do. */
export const VALUE = {
  nothing: 0,
  number: 1,
  integer: 2,
  boolean: 3,
  text: 4,
  reference: 5,
  other: 6,
} as const;

/** Receives the values of one node, in the order of the file. If the node is refused, they are dropped. */
export interface FoundValues {
  /** Starts an element: what follows lies in it. Called if the path is split. */
  element(): void;
  number(value: number): void;
  integer(value: bigint): void;
  boolean(value: boolean): void;
  /** A text by its bytes in the image. */
  textAt(at: number, size: number): void;
  text(text: string): void;
  /** Says that the value written last also refers to a node. */
  setTarget(target: NodeId): void;
  /** A reference to this node, whose path is the value. */
  reference(target: NodeId): void;
  nothing(): void;
  /** A value of several parts. */
  other(): void;
}

/** Reads values without decoding properties; anything unusual is left to the decoder. Never throws. */
export interface ColumnReader {
  /** All nodes that may have values; some may occur more than once. */
  candidates(): readonly Uint32Array[];
  /** Finds the values of a node. False if it has to be decoded. */
  read(node: NodeId, into: FoundValues): boolean;
}

export type ShowBytes = (image: Uint8Array, start: number, end: number) => string;

/** Receives the texts in the properties of one node. If the node is refused, they are dropped. */
export interface FoundTexts {
  /** A text by its bytes in the image, what makes a text of them, and the number of its property path. */
  text(field: number, at: number, size: number, show: ShowBytes): void;
  /** An id of 128 bits as the four signed numbers that its digits show. */
  id(field: number, a: number, b: number, c: number, d: number): void;
  /** A value that is or may contain a text, in another form; what it has to withhold, too. */
  value(field: number, value: Value): void;
}

/** Finds texts without decoding. */
export interface TextScan {
  /** False for a node that has to be decoded. Never throws. */
  read(node: NodeId): boolean;
  /** A property path without positions. */
  path(field: number): string;
}

/** What a format reads of all nodes without decoding them, consistent with `Decoder.properties`. */
export interface PropertyColumns {
  /**
   * The places of the direct properties: made by the first call, then kept. `checkBudget` is called now and then and
   * may throw to stop.
   */
  index(checkBudget: () => void): PropertyIndex;
  /** Reads values under a path. */
  reader(index: PropertyIndex, path: ColumnPath): ColumnReader;
  /** Compares nodes with those of a later graph; null if that has another format, or no columns. */
  comparison(later: PropertyColumns | undefined): NodeComparison | null;
}

/** Compares nodes of two graphs, one before the other, without decoding. */
export interface NodeComparison {
  /**
   * The name of a direct property that surely differs, if possible not one of `counters`; null where that takes
   * decoding. Of nodes that can be read.
   */
  differing(old: NodeId, node: NodeId, counters: ReadonlySet<string>): string | null;
}

/** The places of the direct properties of all nodes. Plain data in shared memory, made once per graph. */
export interface PropertyIndex {
  /** By number, as written in the save. */
  readonly names: readonly string[];
  /** By row: where its properties start in `name` and `at`; one entry more than there are rows. */
  readonly start: Uint32Array;
  readonly name: Uint16Array;
  /** Offset of its tag or description in the image. */
  readonly at: Uint32Array;
  /** By row, see {@link ROW}. */
  readonly state: Uint8Array;
  /** Rows with further properties that are not in the index, and rows that have to be decoded; ascending. */
  readonly more: Uint32Array;
  readonly decoded: Uint32Array;
}

/** All direct properties of a row are in the index, there are others in addition, or it has to be decoded. */
export const ROW = { indexed: 0, more: 1, decoded: 2 } as const;
export type RowState = (typeof ROW)[keyof typeof ROW];

// Binary data (structs with a layout of their own, class-specific data) is described once, as a text that becomes calls on
// this interface (native-layout.ts), or as such calls. While loading, they skip data and collect references; when
// decoding, they make values.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { EngineFacts } from '../engine-facts.ts';

/** Name for the only field of a struct or element: the field's value is shown in place of the struct. */
export const WHOLE = '';

/** Reads the fields of a struct. It is handed the reader, so that hot layouts need no closure per struct. */
export type ReadFields<V extends EngineFacts = EngineFacts> = (reader: NativeReader<V>) => void;

export interface NativeReader<V extends EngineFacts = EngineFacts> {
  readonly cursor: Cursor;
  readonly version: V;

  u8(name: string): number;
  i32(name: string): number;
  i64(name: string): void;
  f32(name: string): void;
  f64(name: string): void;
  /** A double since the 64-bit archive, a float before. */
  real(name: string): void;
  bool32(name: string): boolean;
  string(name: string): void;
  /** An object reference, in the game's own form. */
  reference(name: string): void;
  /** A soft reference: an asset by path. */
  softReference(name: string): void;
  /** FGuid, 16 bytes. */
  guid(name: string): void;
  /** Bytes with no inner layout of interest (identifiers). */
  bytes(name: string, count: number): void;
  /** Bytes that are kept but not understood. */
  opaque(name: string, count: number): void;
  /** A value that is not in the file as such. `read` reads what it is computed from. */
  computed(name: string, read: () => number | string): void;
  /** Fields grouped under one name. */
  struct(name: string, read: ReadFields<V>): void;
  /** A struct of `size` bytes that holds nothing but numbers. */
  numbers(name: string, size: number, read: ReadFields<V>): void;
  /** `count` elements, each a struct, or if its only field is called `WHOLE`, the value of that. */
  list(name: string, count: number, readItem: ReadFields<V>): void;
  /** `count` numbers of one byte each. */
  u8s(name: string, count: number): void;
  /** A property list up to its "None". */
  properties(name: string): void;
}

/** A struct that is binary, not a property list. */
export interface NativeStruct<V extends EngineFacts = EngineFacts> {
  /** Size with floats and with doubles, if it is fixed. */
  readonly bytes: readonly [floats: number, doubles: number] | undefined;
  /** Whether it may hold texts. */
  readonly hasTexts: boolean;
  /** It is an id that may refer to a node. */
  readonly isId: boolean;
  /** It may be a place. */
  readonly isPoint: boolean;
  readonly read: (reader: NativeReader<V>, more?: undefined) => void;
}

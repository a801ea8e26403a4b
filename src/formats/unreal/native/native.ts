// Binary data (structs with a layout of their own, class-specific data) is described once, as calls on this
// interface. While loading, the calls skip data and collect references; when decoding, they make values.

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

/** Reads several fields as reals. */
export function reals(reader: NativeReader, ...names: readonly string[]): void {
  for (const name of names) reader.real(name);
}

export function floats(reader: NativeReader, ...names: readonly string[]): void {
  for (const name of names) reader.f32(name);
}

export function doubles(reader: NativeReader, ...names: readonly string[]): void {
  for (const name of names) reader.f64(name);
}

export function ints(reader: NativeReader, ...names: readonly string[]): void {
  for (const name of names) reader.i32(name);
}

// How binary data (structs with a layout of their own, class-specific data) is described: once, as calls
// on this interface. The scan of a load answers them by moving on and collecting references, the decoder by
// making values.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { EngineFacts } from '../engine-facts.ts';

/** The name of the only field of a struct or element that is to be shown as that field's value. */
export const WHOLE = '';

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
  /** A reference to an object, in the form that the game has. */
  reference(name: string): void;
  /** A soft reference: an asset by path. */
  softReference(name: string): void;
  /** FGuid, 16 bytes. */
  guid(name: string): void;
  /** Bytes with no inner layout of interest (identifiers). */
  bytes(name: string, count: number): void;
  /** Bytes that are kept and not understood. */
  opaque(name: string, count: number): void;
  /** A number that does not stand in the file as such. `read` moves behind what it is made of. */
  computed(name: string, read: () => number): void;
  /** Fields with one name. */
  struct(name: string, read: () => void): void;
  /** The same of `size` bytes with nothing but numbers in them. */
  numbers(name: string, size: number, read: () => void): void;
  /** `count` elements, each a struct, or the value of its only field when that is `WHOLE`. */
  list(name: string, count: number, readItem: () => void): void;
  /** A property list up to its "None". */
  properties(name: string): void;
}

/** Fields `names` as reals. */
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

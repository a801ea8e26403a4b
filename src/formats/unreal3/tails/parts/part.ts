// What layouts of tails are made of. A part reads itself in two ways: `walk` finds references when a package is read
// and jumps over the rest; `value` decodes when a query asks. A list whose elements have one size and no references is
// one jump, however long it is. Source of all layouts: docs/formats/unreal3.md, section on tails.

import type { Cursor } from '../../../../bytes/cursor.ts';
import type { ListValue, PropertyValue, StructValue, Value } from '../../../../graph/values.ts';
import type { Package } from '../../tables/package.ts';

/** Properties of the object that its tail depends on. */
export type TailFlag = 'bHasVertexColors';
/** Properties that name the file in which bulk data lies. */
export type FileProperty = 'TextureFileCacheName' | 'Filename';

/** One reading of one tail. */
export interface Reading {
  readonly cursor: Cursor;
  readonly of: Package;
  /** Told of every object index but 0. `label` is the path of the field without indices. */
  link(label: string, at: number, index: number): void;
  /** Told of bulk data in another file, which a property of the object may name. */
  elsewhere(label: string, at: number, file: FileProperty): void;
  /** Whether the object has this bool property, and it is true. */
  flag(name: TailFlag): boolean;
  /** What decoding shows; only called by `value`. */
  shown(at: number, index: number): Value;
  nameText(index: number, number: number): string;
  fileName(file: FileProperty): string | null;
}

export interface Part {
  /** Empty for what stands for its holder, as the only field of a list's elements. */
  readonly name: string;
  readonly type: string;
  /** Bytes that it has always; null where they differ. */
  readonly size: number | null;
  /** Bytes that it has at least. */
  readonly least: number;
  /** Holds object indices, or other things that `walk` must see. */
  readonly links: boolean;
  /** Reads past it. `label`: its own path. */
  walk(reading: Reading, label: string): void;
  value(reading: Reading): Value;
}

export function joined(label: string, name: string): string {
  if (label === '' || name === '') return label + name;
  return `${label}.${name}`;
}

export function field(name: string, type: string, value: Value): PropertyValue {
  return { name, index: 0, type, value };
}

/** A struct of computed values. */
export function struct(entries: readonly (readonly [string, Value])[]): StructValue {
  return { kind: 'struct', fields: entries.map(([name, value]) => field(name, typeof value, value)) };
}

export function list(items: readonly Value[]): ListValue {
  return { kind: 'list', items };
}

// The building blocks of tail layouts. A part is read for its references while a package is read, and for its value
// when a query asks. A list whose elements have a fixed size and no references is then skipped in one step, however
// long it is. Source of all layouts: docs/formats/unreal3.md, section on tails.

import type { Cursor } from '../../../../bytes/cursor.ts';
import type { ListValue, PropertyValue, StructValue, Value } from '../../../../graph/values.ts';
import type { Package } from '../../tables/package.ts';

/** Properties of the object that its tail depends on. */
export type TailFlag = 'bHasVertexColors';
/** Properties that name the file of bulk data. */
export type FileProperty = 'TextureFileCacheName' | 'Filename';

/** The state of reading one tail. */
export interface Reading {
  readonly cursor: Cursor;
  readonly of: Package;
  /** Whether values are wanted, and not references. */
  readonly wantsValues: boolean;
  /** Called with every object index but 0. `label` is the path of the field without indices. */
  link(label: string, at: number, index: number): void;
  /** Called for bulk data in another file, which a property of the object may name. */
  elsewhere(label: string, at: number, file: FileProperty): void;
  /** Called for a text that is shown otherwise than it is stored. */
  brokenText(at: number): void;
  /** Whether the object has this bool property and it is true. */
  flag(name: TailFlag): boolean;
  /** How an object index is shown as a value. */
  shown(at: number, index: number): Value;
  nameText(index: number, number: number): string;
  fileName(file: FileProperty): string | null;
}

export interface Part {
  /** Empty if its value replaces the struct around it: the only field of a list's elements. */
  readonly name: string;
  readonly type: string;
  /** Size in bytes if it is fixed, else null. */
  readonly size: number | null;
  /** Least size in bytes. */
  readonly least: number;
  /** Whether it holds object indices, or anything else that must be seen when values are not wanted. */
  readonly links: boolean;
  /** Moves past it; null when values are not wanted. `label` is its own path. */
  read(reading: Reading, label: string): Value;
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

// The building blocks of tail layouts. A part is read for its references while a package is read, and for its value
// when a query asks. A list whose elements have a fixed size and no references is then skipped in one step, however
// long it is. Source of all layouts: docs/formats/unreal3.md, section on tails.

import type { Cursor } from '../../../../bytes/cursor.ts';
import type { ReferenceKind } from '../../../../graph/ids.ts';
import type { ListValue, PropertyValue, StructValue, Value } from '../../../../graph/values.ts';
import type { ScriptPlace } from '../../script/script-reader.ts';
import type { Package } from '../../tables/package.ts';

/** Properties of the object that its tail depends on. */
export type TailFlag = 'bHasVertexColors';
/** Properties that name the file of bulk data. */
export type FileProperty = 'TextureFileCacheName' | 'Filename';

/** What was found in a tail, besides its fields. */
export interface Found {
  /** Place of byte code, and of a struct's default properties; null when there are none. */
  script: ScriptPlace | null;
  defaults: { readonly at: number; readonly end: number } | null;
  /** The native index of a function. */
  nativeIndex: number;
}

/** The state of reading one tail. */
export interface Reading extends Found {
  /** The last flags, of which parts after them may depend. */
  flags: number;
  readonly cursor: Cursor;
  readonly of: Package;
  /** Whether values are wanted, and not references. */
  readonly wantsValues: boolean;
  /** Called with every object index but 0. `label` is the path of the field without indices. */
  link(kind: ReferenceKind, label: string, at: number, index: number): void;
  /** Called for bulk data in another file, which a property of the object may name. */
  elsewhere(label: string, at: number, file: FileProperty): void;
  /** Called for a text that is shown otherwise than it is stored. */
  brokenText(at: number): void;
  /** Whether the object has this bool property and it is true. */
  flag(name: TailFlag): boolean;
  /** How an object index is shown as a value. */
  shown(at: number, index: number): Value;
  nameText(index: number, number: number): string;
  /** The list of tagged properties from `at` to `end`. */
  tagged(at: number, end: number): readonly PropertyValue[];
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

/** A part whose size only reading shows. */
export function part(facts: Pick<Part, 'name' | 'type' | 'least' | 'links'>, read: Part['read']): Part {
  return { ...facts, size: null, read };
}

export function joined(label: string, name: string): string {
  if (label === '' || name === '') return label + name;
  return `${label}.${name}`;
}

export function field(name: string, type: string, value: Value): PropertyValue {
  return { name, index: 0, type, value };
}

/** A field that was read from `at` on to the cursor. */
export function placed(cursor: Cursor, at: number, name: string, type: string, value: Value): PropertyValue {
  return { name, index: 0, type, value, at, size: cursor.at - at };
}

/** A struct of computed values. */
export function struct(entries: readonly (readonly [string, Value])[]): StructValue {
  return { kind: 'struct', fields: entries.map(([name, value]) => field(name, typeof value, value)) };
}

export function list(items: readonly Value[]): ListValue {
  return { kind: 'list', items };
}

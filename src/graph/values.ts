// Property values as decoders return them, the same for every format. Plain numbers, strings and booleans are
// values themselves; all others are small objects distinguished by `kind`.

import { getOrCreate } from './made-once.ts';
import { mayHoldSecrets } from './secret-names.ts';

/** A value of any property. 64-bit integers are bigints; null is an explicit "nothing". */
export type Value = number | bigint | string | boolean | null | Composite;

type Composite = StructValue | ListValue | MapValue | ReferenceValue | TextValue | OpaqueValue;

/** Named fields in file order; a name may occur more than once. */
export interface StructValue {
  readonly kind: 'struct';
  readonly fields: readonly PropertyValue[];
}

export interface ListValue {
  readonly kind: 'list';
  readonly items: readonly Value[];
  /** Type of the elements, if the format stores it. */
  readonly of?: string;
}

export interface MapValue {
  readonly kind: 'map';
  readonly entries: readonly MapEntry[];
  /** Types of its keys and values, if the format knows them. */
  readonly of?: { readonly key: string; readonly value: string };
}

export interface MapEntry {
  readonly key: Value;
  readonly value: Value;
  /** Their place in the image, for plain values that may lead to objects: an id, a hashed name. */
  readonly keySpan?: ImageRange;
  readonly valueSpan?: ImageRange;
}

/** Bytes of the image. */
export interface ImageRange {
  readonly at: number;
  readonly size: number;
}

/** A reference by the path of its target. `at` is its offset in the image, which identifies its edge. */
export interface ReferenceValue {
  readonly kind: 'reference';
  readonly path: string;
  readonly at: number;
}

/** A text with more to it than its characters: `json` is what the format shows of it. */
export interface TextValue {
  readonly kind: 'text';
  readonly text: string;
  readonly json: unknown;
  /** The number in the file that the text is a name for: an enum value, a hash, letters in an integer. */
  readonly number?: number;
}

/** Bytes that are kept but not understood (or too many to list, such as a picture). */
export interface OpaqueValue {
  readonly kind: 'opaque';
  readonly bytes: Uint8Array;
}

/** One property of a node, or one field of a struct. */
export interface PropertyValue {
  readonly name: string;
  /** Index in a static array; otherwise 0. */
  readonly index: number;
  /** As in the file, for example `ArrayProperty<StructProperty<InventoryStack>>`. */
  readonly type: string;
  readonly value: Value;
  /** Offset in the image, and size; absent for what the format composes from several places. */
  readonly at?: number;
  readonly size?: number;
  /** Offset in the image of what precedes the value, if the decoder can tell more of that: see Decoder.tag. */
  readonly tagAt?: number;
  /** Further facts about the value to show, such as how its type is known. */
  readonly note?: string;
}

/** The property that stands for an object's header, in paths such as `header.flags`. */
export const HEADER_ROOT = 'header';

/** Facts as fields; with `only`, names in lower case, no others. */
export function factFields(
  facts: Readonly<Record<string, unknown>>,
  only?: ReadonlySet<string>,
): readonly PropertyValue[] {
  const fields: PropertyValue[] = [];
  for (const name in facts) {
    if (only && !only.has(name.toLowerCase())) continue;
    const value = factValue(facts[name]);
    const type = typeof value !== 'object' ? typeof value : (value?.kind ?? '');
    fields.push({ name, index: 0, type, value });
  }
  return fields;
}

/** A fact as a value: lists and records are lists and structs. */
export function factValue(fact: unknown): Value {
  if (typeof fact !== 'object' || fact === null) return (fact ?? null) as Value;
  if (Array.isArray(fact)) return { kind: 'list', items: fact.map(factValue) };
  return { kind: 'struct', fields: factFields(fact as Record<string, unknown>) };
}

/** Position, rotation (unit quaternion) and scale, in the game's own units. */
export interface Pose {
  readonly rotation: readonly [x: number, y: number, z: number, w: number] | null;
  readonly scale: readonly [x: number, y: number, z: number] | null;
}

export const NO_POSE: Pose = { rotation: null, scale: null };

/** Up to this many opaque bytes are shown as base64 in JSON. */
const BASE64_BYTES = 4096;

/**
 * The JSON form of a value: a struct is an object (a repeated field name becomes a list), a map a list of
 * {key, value}, a reference {"ref": path}; 64-bit integers, NaN and infinities are strings. `depth` levels of
 * structs, lists and maps are kept; deeper ones become null.
 */
export function toJson(value: Value, depth = 32): unknown {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? value : String(value);
    case 'bigint':
      return value.toString();
    case 'string':
    case 'boolean':
      return value;
  }
  if (value === null) return null;
  switch (value.kind) {
    case 'reference':
      return { ref: value.path };
    case 'text':
      return value.json;
    case 'opaque':
      return opaqueJson(value.bytes);
    case 'struct':
      return depth > 0 ? fieldsJson(value.fields, depth - 1) : null;
    case 'list':
      return depth > 0 ? value.items.map((item) => toJson(item, depth - 1)) : null;
    case 'map':
      if (depth <= 0) return null;
      return value.entries.map((entry) => ({
        key: toJson(entry.key, depth - 1),
        value: toJson(entry.value, depth - 1),
      }));
  }
}

/**
 * Fields as one object. Names come from files, so the object has no prototype. A repeated name is a list, in which the
 * elements of a static array are at their indices.
 */
export function fieldsJson(fields: readonly PropertyValue[], depth: number): Record<string, unknown> {
  const object: Record<string, unknown> = Object.create(null);
  let lists: Map<string, Repeated> | null = null;
  for (const { name, index, value } of fields) {
    const json = toJson(value, depth);
    if (!(name in object) && index === 0) {
      object[name] = json;
      continue;
    }
    lists ??= new Map();
    const list = getOrCreate(lists, name, () =>
      name in object ? { indices: [0], values: [object[name]] } : { indices: [], values: [] },
    );
    list.indices.push(index);
    list.values.push(json);
    object[name] = list.values;
  }
  for (const [name, list] of lists ?? []) object[name] = atIndices(list);
  return object;
}

/** The text of a value; null if it has none. */
export function textIn(value: Value | undefined): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value?.kind === 'text' ? value.text : null;
}

/** Values under one name, with their indices. */
interface Repeated {
  readonly indices: number[];
  readonly values: unknown[];
}

/** Elements that a static array does not have, to each one that it has: a longer list would only be null. */
const MOST_ABSENT = 64;

/** The values at their indices, with null for absent ones; in order of the file for names that repeat an index. */
function atIndices({ indices, values }: Repeated): unknown {
  if (new Set(indices).size < indices.length) return values;
  const sorted = indices.toSorted((a, b) => a - b);
  const length = sorted.at(-1)! + 1;
  if (sorted[0]! < 0 || length > MOST_ABSENT * (values.length + 1))
    return Object.fromEntries(indices.map((index, at) => [index, values[at]]));
  const list: unknown[] = new Array(length).fill(null);
  indices.forEach((index, at) => {
    list[index] = values[at];
  });
  return list;
}

function opaqueJson(bytes: Uint8Array): unknown {
  if (bytes.length > BASE64_BYTES || mayHoldSecrets(bytes)) return { bytes: bytes.length };
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { bytes: bytes.length, base64: btoa(binary) };
}

// Infers the JSON shape of values from every value in a save: the union of what occurs, and how often.

import { getOrCreate } from '../../graph/made-once.ts';
import type { PropertyValue, Value } from '../../graph/values.ts';

export interface JsonShape {
  number: boolean;
  /** 64-bit integers, which are strings in JSON. */
  int64: boolean;
  text: boolean;
  boolean: boolean;
  null: boolean;
  bytes: boolean;
  /** Classes of the objects that references lead to. */
  readonly classes: Set<string>;
  list: JsonShape | null;
  map: { readonly key: JsonShape; readonly value: JsonShape } | null;
  struct: StructShape | null;
}

export interface StructShape {
  /** How many structs were seen. */
  count: number;
  readonly fields: Map<string, FieldShape>;
  /** The format's name for such structs, if it gives one. */
  name: string | null;
}

export interface FieldShape {
  /** How many structs have the field. */
  count: number;
  /** A struct has it several times: in JSON it is then a list. */
  repeated: boolean;
  readonly shape: JsonShape;
}

function newShape(): JsonShape {
  return {
    number: false,
    int64: false,
    text: false,
    boolean: false,
    null: false,
    bytes: false,
    classes: new Set(),
    list: null,
    map: null,
    struct: null,
  };
}

export function newStruct(): StructShape {
  return { count: 0, fields: new Map(), name: null };
}

/** Returns the name of the class of the object at a path. */
export type ClassAt = (path: string) => string;

export function addFields(struct: StructShape, fields: readonly PropertyValue[], classAt: ClassAt): void {
  struct.count++;
  const seen = new Set<string>();
  for (const { name, type, value } of fields) {
    const field = fieldOf(struct, name);
    if (seen.has(name)) field.repeated = true;
    else {
      seen.add(name);
      field.count++;
    }
    addValue(field.shape, value, classAt, type);
  }
}

function fieldOf(struct: StructShape, name: string): FieldShape {
  return getOrCreate(struct.fields, name, () => ({ count: 0, repeated: false, shape: newShape() }));
}

/** @param type as in the file, where it may name structs */
function addValue(shape: JsonShape, value: Value, classAt: ClassAt, type: string): void {
  switch (typeof value) {
    case 'number':
      // JSON has no NaN or infinity: those are written as text.
      if (Number.isFinite(value)) shape.number = true;
      else shape.text = true;
      return;
    case 'bigint':
      shape.int64 = true;
      return;
    case 'string':
      shape.text = true;
      return;
    case 'boolean':
      shape.boolean = true;
      return;
  }
  if (value === null) {
    shape.null = true;
    return;
  }
  switch (value.kind) {
    case 'reference':
      shape.classes.add(classAt(value.path));
      return;
    case 'text':
      addJson(shape, value.json);
      return;
    case 'opaque':
      shape.bytes = true;
      return;
    case 'struct':
      shape.struct ??= newStruct();
      shape.struct.name ??= /StructProperty<(\w+)>/.exec(type)?.[1] ?? null;
      addFields(shape.struct, value.fields, classAt);
      return;
    case 'list':
      shape.list ??= newShape();
      for (const item of value.items) addValue(shape.list, item, classAt, type);
      return;
    case 'map':
      shape.map ??= { key: newShape(), value: newShape() };
      for (const entry of value.entries) {
        addValue(shape.map.key, entry.key, classAt, '');
        addValue(shape.map.value, entry.value, classAt, '');
      }
  }
}

/** A format shows a text as a string, or as an object that includes it. */
function addJson(shape: JsonShape, json: unknown): void {
  if (typeof json === 'string') shape.text = true;
  else if (typeof json === 'number') shape.number = true;
  else if (typeof json === 'boolean') shape.boolean = true;
  else if (json === null || json === undefined) shape.null = true;
  else if (Array.isArray(json)) {
    shape.list ??= newShape();
    for (const item of json) addJson(shape.list, item);
  } else {
    shape.struct ??= newStruct();
    shape.struct.count++;
    for (const [name, part] of Object.entries(json)) {
      const field = fieldOf(shape.struct, name);
      field.count++;
      addJson(field.shape, part);
    }
  }
}

// What values look like as JSON, learnt from every value that a save has: the union of what was seen, and how often.

import type { PropertyValue, Value } from '../../graph/values.ts';

export interface Shape {
  number: boolean;
  /** Whole numbers of 64 bits, which JSON has as texts. */
  int64: boolean;
  text: boolean;
  boolean: boolean;
  null: boolean;
  bytes: boolean;
  /** Classes of what references lead to. */
  readonly classes: Set<string>;
  list: Shape | null;
  map: { readonly key: Shape; readonly value: Shape } | null;
  struct: StructShape | null;
}

export interface StructShape {
  /** How many structs were seen. */
  count: number;
  readonly fields: Map<string, FieldShape>;
  /** What the format calls such structs, where it says it. */
  name: string | null;
}

export interface FieldShape {
  /** In how many structs it was. */
  count: number;
  /** Whether a struct has it several times: JSON then has a list. */
  repeated: boolean;
  readonly shape: Shape;
}

function newShape(): Shape {
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

/** Gives the name of the class that the object at a path has. */
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
  let field = struct.fields.get(name);
  if (!field) {
    field = { count: 0, repeated: false, shape: newShape() };
    struct.fields.set(name, field);
  }
  return field;
}

/** @param type as in the file: it may name structs */
function addValue(shape: Shape, value: Value, classAt: ClassAt, type: string): void {
  switch (typeof value) {
    case 'number':
      // What is no number in JSON is written as text.
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

/** What a format shows of a text: the text, or an object with it. */
function addJson(shape: Shape, json: unknown): void {
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

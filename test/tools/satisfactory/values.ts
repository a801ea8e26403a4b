/**
 * Property values as plain data, with a small function for each kind, so that a synthetic save reads like a list of
 * facts. `tags.ts` turns them into bytes.
 * Source: `docs/formats/satisfactory.md` section 3.4.
 */
import type { Ref, Text } from './strings.ts';
import type { BinaryStruct } from './structs.ts';
import type { TypeName } from './type-names.ts';
import { structType, typeName } from './type-names.ts';

export interface Property {
  name: Text;
  value: Value;
}

export type Value =
  | { type: 'bool'; value: boolean }
  | { type: 'int' | 'float' | 'double'; value: number }
  | { type: 'str'; value: Text }
  | { type: 'object'; value: Ref | null }
  | { type: 'struct'; of: TypeName; body: Property[] | BinaryStruct | Uint8Array }
  | { type: 'array'; of: TypeName; items: Value[] };

const simpleTypes = {
  bool: 'BoolProperty',
  int: 'IntProperty',
  float: 'FloatProperty',
  double: 'DoubleProperty',
  str: 'StrProperty',
  object: 'ObjectProperty',
} as const;

/** The type that stands in the tag of a value. */
export function typeOf(value: Value): TypeName {
  switch (value.type) {
    case 'struct':
      return value.of;
    case 'array':
      return typeName('ArrayProperty', value.of);
    default:
      return typeName(simpleTypes[value.type]);
  }
}

export const prop = (name: Text, value: Value): Property => ({ name, value });

export const bool = (value: boolean): Value => ({ type: 'bool', value });
export const int = (value: number): Value => ({ type: 'int', value });
export const float = (value: number): Value => ({ type: 'float', value });
export const double = (value: number): Value => ({ type: 'double', value });
export const str = (value: Text): Value => ({ type: 'str', value });
export const object = (value: Ref | null): Value => ({ type: 'object', value });

export const struct = (name: string, body: Property[] | BinaryStruct | Uint8Array): Value => ({
  type: 'struct',
  of: structType(name),
  body,
});

const typeFrom = (type: TypeName | string): TypeName => (typeof type === 'string' ? typeName(type) : type);

export const array = (of: TypeName | string, items: Value[]): Value => ({
  type: 'array',
  of: typeFrom(of),
  items,
});

/** An array of property-list structs, each given by its fields. */
export const structs = (name: string, bodies: (Property[] | BinaryStruct)[]): Value =>
  array(
    structType(name),
    bodies.map((body) => struct(name, body)),
  );

export const objects = (...targets: (Ref | null)[]): Value => array('ObjectProperty', targets.map(object));

/**
 * Property values as plain data, with a small function for each kind, so that a synthetic save reads like a list of
 * facts. `tags.ts` turns them into bytes.
 * Source: `docs/formats/satisfactory.md` section 3.4.
 */
import type { Guid, Ref, Text } from './strings.ts';
import type { BinaryStruct } from './structs.ts';
import type { FText } from './texts.ts';
import { playerText } from './texts.ts';
import type { TypeName } from './type-names.ts';
import { enumType, structType, typeName } from './type-names.ts';

export interface Property {
  name: Text;
  value: Value;
  /** Place in a fixed C array: such a property stands once per place, under the same name. */
  index?: number;
  guid?: Guid;
  /** What the newest engines add to a tag: a byte of bits, and what they say. */
  extensions?: readonly number[];
  /** Bytes after the value that its size counts too. */
  extra?: Uint8Array;
  /** Added to the size that the tag claims: a lie. */
  sizeOff?: number;
}

export type NumberKind = 'int8' | 'uint8' | 'int16' | 'uint16' | 'int' | 'uint32' | 'float' | 'double';

export type Value =
  | { type: 'bool'; value: boolean }
  | { type: NumberKind; value: number }
  | { type: 'int64' | 'uint64'; value: bigint }
  | { type: 'byte'; value: number }
  | { type: 'byteEnum'; of: TypeName; value: Text }
  | { type: 'enum'; of: TypeName; value: Text }
  | { type: 'str' | 'name'; value: Text }
  | { type: 'object' | 'interface'; value: Ref | null }
  /** Three texts in UE5, two in UE4. */
  | { type: 'soft'; package: Text; asset: Text; sub: Text }
  | { type: 'text'; value: FText }
  | { type: 'struct'; of: TypeName; body: Property[] | BinaryStruct | Uint8Array }
  | { type: 'array'; of: TypeName; items: Value[] }
  /** An array of plain bytes. */
  | { type: 'bytes'; bytes: Uint8Array }
  | { type: 'set'; of: TypeName; items: Value[] }
  | { type: 'map'; key: TypeName; value: TypeName; entries: [Value, Value][] }
  /** Bytes under any type, also an unknown one. */
  | { type: 'opaque'; of: TypeName; bytes: Uint8Array };

export const simpleTypes = {
  bool: 'BoolProperty',
  int8: 'Int8Property',
  uint8: 'UInt8Property',
  int16: 'Int16Property',
  uint16: 'UInt16Property',
  int: 'IntProperty',
  uint32: 'UInt32Property',
  int64: 'Int64Property',
  uint64: 'UInt64Property',
  float: 'FloatProperty',
  double: 'DoubleProperty',
  byte: 'ByteProperty',
  str: 'StrProperty',
  name: 'NameProperty',
  object: 'ObjectProperty',
  interface: 'InterfaceProperty',
  soft: 'SoftObjectProperty',
  text: 'TextProperty',
} as const;

/** The type that stands in the tag of a value. */
export function typeOf(value: Value): TypeName {
  switch (value.type) {
    case 'enum':
    case 'byteEnum':
    case 'struct':
    case 'opaque':
      return value.of;
    case 'array':
      return typeName('ArrayProperty', value.of);
    case 'bytes':
      return typeName('ArrayProperty', 'ByteProperty');
    case 'set':
      return typeName('SetProperty', value.of);
    case 'map':
      return typeName('MapProperty', value.key, value.value);
    default:
      return typeName(simpleTypes[value.type]);
  }
}

export const prop = (name: Text, value: Value, more: Partial<Property> = {}): Property => ({
  name,
  value,
  ...more,
});

export const bool = (value: boolean): Value => ({ type: 'bool', value });
export const int = (value: number): Value => ({ type: 'int', value });
export const float = (value: number): Value => ({ type: 'float', value });
export const double = (value: number): Value => ({ type: 'double', value });
export const int64 = (value: bigint): Value => ({ type: 'int64', value });
export const byte = (value: number): Value => ({ type: 'byte', value });
export const str = (value: Text): Value => ({ type: 'str', value });
export const nameOf = (value: Text): Value => ({ type: 'name', value });
export const object = (value: Ref | null): Value => ({ type: 'object', value });
export const text = (value: FText | string): Value => ({
  type: 'text',
  value: typeof value === 'string' ? playerText(value) : value,
});

/** `enumValue('EGamePhase', 'EGP_MidGame')` is the value `EGamePhase::EGP_MidGame`. */
export const enumValue = (name: string, value: string, module?: string): Value => ({
  type: 'enum',
  of: enumType(name, module),
  value: `${name}::${value}`,
});

/** An enum in a ByteProperty: the value is a name without the enum's own. */
export const byteEnum = (name: string, value: string, module = '/Script/FactoryGame'): Value => ({
  type: 'byteEnum',
  of: typeName('ByteProperty', typeName(name, module)),
  value,
});

/** The asset is named by package and name; a UE4 soft path joins them with a dot. */
export const soft = (packageName: Text, assetName: Text, sub: Text = ''): Value => ({
  type: 'soft',
  package: packageName,
  asset: assetName,
  sub,
});

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
export const set = (of: TypeName | string, items: Value[]): Value => ({
  type: 'set',
  of: typeFrom(of),
  items,
});
export const map = (key: TypeName | string, value: TypeName | string, entries: [Value, Value][]): Value => ({
  type: 'map',
  key: typeFrom(key),
  value: typeFrom(value),
  entries,
});

/** An array of property-list structs, each given by its fields. */
export const structs = (name: string, bodies: (Property[] | BinaryStruct)[]): Value =>
  array(
    structType(name),
    bodies.map((body) => struct(name, body)),
  );

export const objects = (...targets: (Ref | null)[]): Value => array('ObjectProperty', targets.map(object));

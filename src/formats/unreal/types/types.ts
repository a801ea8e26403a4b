// Codes and sizes of property types, and a type's description as readers of values need it. Types are
// recognised by their first bytes and length, because a large save names them a million times. Source:
// docs/formats/satisfactory.md#property-types.

import * as CODE from './type-codes.ts';

export const TYPE = {
  unknown: CODE.UNKNOWN,
  bool: CODE.BOOL,
  byte: CODE.BYTE,
  int8: CODE.INT8,
  int16: CODE.INT16,
  int: CODE.INT,
  int64: CODE.INT64,
  uint16: CODE.UINT16,
  uint32: CODE.UINT32,
  uint64: CODE.UINT64,
  float: CODE.FLOAT,
  double: CODE.DOUBLE,
  string: CODE.STRING,
  name: CODE.NAME,
  enum: CODE.ENUM,
  text: CODE.TEXT,
  object: CODE.OBJECT,
  interface: CODE.INTERFACE,
  softObject: CODE.SOFT_OBJECT,
  struct: CODE.STRUCT,
  array: CODE.ARRAY,
  set: CODE.SET,
  map: CODE.MAP,
} as const;
export type TypeCode = (typeof TYPE)[keyof typeof TYPE];

const NAMES: Readonly<Record<string, TypeCode>> = {
  BoolProperty: TYPE.bool,
  ByteProperty: TYPE.byte,
  Int8Property: TYPE.int8,
  Int16Property: TYPE.int16,
  IntProperty: TYPE.int,
  Int64Property: TYPE.int64,
  UInt16Property: TYPE.uint16,
  UInt32Property: TYPE.uint32,
  UInt64Property: TYPE.uint64,
  FloatProperty: TYPE.float,
  DoubleProperty: TYPE.double,
  StrProperty: TYPE.string,
  NameProperty: TYPE.name,
  EnumProperty: TYPE.enum,
  TextProperty: TYPE.text,
  ObjectProperty: TYPE.object,
  InterfaceProperty: TYPE.interface,
  SoftObjectProperty: TYPE.softObject,
  SoftClassProperty: TYPE.softObject,
  ClassProperty: TYPE.object,
  StructProperty: TYPE.struct,
  ArrayProperty: TYPE.array,
  SetProperty: TYPE.set,
  MapProperty: TYPE.map,
};

/** By name. */
const TYPE_CODES: ReadonlyMap<string, TypeCode> = new Map(Object.entries(NAMES));

/** The letters of each name. */
export const TYPE_NAMES: readonly (readonly number[])[] = [...TYPE_CODES.keys()].map((name) =>
  Array.from(name, (letter) => letter.charCodeAt(0)),
);

/** True if a name, or one inside, is that of a known type but for one letter. */
export function isMisspelt({ code, name, inner, value }: ValueType): boolean {
  const isLike = (type: readonly number[]): boolean =>
    type.length === name.length && type.filter((letter, at) => letter !== name.charCodeAt(at)).length === 1;
  return (
    (code === TYPE.unknown && TYPE_NAMES.some(isLike)) ||
    [inner, value].some((part) => part !== undefined && isMisspelt(part))
  );
}

/** True if values of this type, and what they hold, can be read. */
export function isKnownType({ code, inner, value }: ValueType): boolean {
  return code !== TYPE.unknown && [inner, value].every((part) => part === undefined || isKnownType(part));
}

/** Size of a value in bytes, -1 where it varies; by type code. */
export const FIXED_SIZE = new Int8Array(CODE.CODES).fill(-1);
for (const [type, size] of [
  [TYPE.bool, 0],
  [TYPE.int8, 1],
  [TYPE.int16, 2],
  [TYPE.int, 4],
  [TYPE.int64, 8],
  [TYPE.uint16, 2],
  [TYPE.uint32, 4],
  [TYPE.uint64, 8],
  [TYPE.float, 4],
  [TYPE.double, 8],
] as const) {
  FIXED_SIZE[type] = size;
}

/** Size of an element of an array, set or map in bytes, -1 where it varies; by type code. */
export const ELEMENT_SIZE = FIXED_SIZE.slice();
ELEMENT_SIZE[TYPE.bool] = 1;
ELEMENT_SIZE[TYPE.byte] = 1;

/** The type of a name that may be damaged after its first eight characters, consistent with {@link typeAt}. */
export function typeOfName(name: string): TypeCode {
  return TYPE_CODES.get(name) ?? BY_BEGINNING.get(beginningOf(name)) ?? TYPE.unknown;
}

const BY_BEGINNING = new Map([...TYPE_CODES].map(([name, code]) => [beginningOf(name), code]));

function beginningOf(name: string): string {
  return `${name.slice(0, 8)}${name.length}`;
}

/**
 * A perfect hash table of type names: the first eight bytes of a name select the only slot that can hold it,
 * so that recognising one takes a few comparisons. A large save names types a million times. Words of a slot: first
 * and second word of the name, its length with the NUL, the type's code, the last two words of the name, and the two
 * bytes after the first eight, which complete the longest name.
 */
export const TYPE_SLOTS = typeSlots();

function slotOf(first: number, second: number): number {
  const mixed = Math.imul(first ^ Math.imul(second, CODE.SECOND_WORD), CODE.BOTH_WORDS);
  return (mixed >>> CODE.SLOT_SHIFT) * CODE.SLOT_WORDS;
}

function typeSlots(): Int32Array {
  const slots = new Int32Array(CODE.SLOT_WORDS << (32 - CODE.SLOT_SHIFT));
  for (const [name, code] of TYPE_CODES) {
    const { length } = name;
    if (length < 8 || length > CODE.LONGEST_TYPE) throw new Error(`a slot cannot hold ${name}`);
    const view = new DataView(new TextEncoder().encode(name).buffer);
    const word = (at: number): number => view.getInt32(at, true);
    const at = slotOf(word(0), word(4));
    if (slots[at + 2] !== 0) throw new Error(`two types in one slot: ${name}`);
    const middle = length < 10 ? 0 : view.getUint16(8, true);
    slots.set([word(0), word(4), length + 1, code, word(length - 8), word(length - 4), middle], at);
  }
  return slots;
}

/** The type named by the FString at `at`; `length` includes the NUL. */
export function typeAt(view: DataView, at: number, length: number): TypeCode {
  if (length < 9) return TYPE.unknown;
  const first = view.getInt32(at, true);
  const second = view.getInt32(at + 4, true);
  const slot = slotOf(first, second);
  const same =
    TYPE_SLOTS[slot] === first && TYPE_SLOTS[slot + 1] === second && TYPE_SLOTS[slot + 2] === length;
  return same ? (TYPE_SLOTS[slot + 3] as TypeCode) : TYPE.unknown;
}

/** A type with everything that a reader of values needs. */
export interface ValueType {
  readonly code: TypeCode;
  readonly name: string;
  readonly struct?: string | undefined;
  /** Name of the enum, for an enum or a byte; absent for a plain number. */
  readonly enum?: string | undefined;
  /** Elements of an array or set, keys of a map. */
  readonly inner?: ValueType | undefined;
  readonly value?: ValueType | undefined;
  /** True if structs are binary (true) or property lists (false) according to the tag; absent: decided by name. */
  readonly binary?: boolean | undefined;
}

/** A type in the one shape that all that are read have: members of objects with many shapes are slow to find. */
export function valueType(
  code: TypeCode,
  name: string,
  struct?: string,
  enumName?: string,
  inner?: ValueType,
  value?: ValueType,
): ValueType {
  return { code, name, struct, enum: enumName, inner, value, binary: undefined };
}

/** True if the type is a struct that the file doesn't name. */
export function isUnnamedStruct(type: ValueType | undefined): boolean {
  return type?.code === TYPE.struct && type.struct === undefined;
}

/** The type as users see it: `ArrayProperty<StructProperty<InventoryStack>>`. */
export function showType({ name, struct, enum: enumName, inner, value }: ValueType): string {
  // Without a list of the parts: this is asked of every array that is decoded.
  let inside = struct;
  if (enumName !== undefined) inside = listed(inside, enumName);
  if (inner) inside = listed(inside, showType(inner));
  if (value) inside = listed(inside, showType(value));
  return inside === undefined ? name : `${name}<${inside}>`;
}

function listed(before: string | undefined, next: string): string {
  return before === undefined ? next : `${before}, ${next}`;
}

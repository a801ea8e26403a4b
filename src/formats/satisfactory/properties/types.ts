// Property types by number, recognised by their first four bytes and length, because a large save names
// them a million times; and the description of a type as a value reader needs it.
// Source: docs/formats/satisfactory.md#property-types.

export const TYPE = {
  unknown: 0,
  bool: 1,
  byte: 2,
  int8: 3,
  int16: 4,
  int: 5,
  int64: 6,
  uint16: 7,
  uint32: 8,
  uint64: 9,
  float: 10,
  double: 11,
  string: 12,
  name: 13,
  enum: 14,
  text: 15,
  object: 16,
  interface: 17,
  softObject: 18,
  struct: 19,
  array: 20,
  set: 21,
  map: 22,
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

const BY_NAME = new Map(Object.entries(NAMES));

/** Bytes of a value of this type, -1 where they vary. By type code. */
export const FIXED_SIZE = new Int8Array(23).fill(-1);
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

/** Bytes of one element of an array, set or map; -1 where they vary. By type code. */
export const ELEMENT_SIZE = FIXED_SIZE.slice();
ELEMENT_SIZE[TYPE.bool] = 1;
ELEMENT_SIZE[TYPE.byte] = 1;

export function typeOfName(name: string): TypeCode {
  return BY_NAME.get(name) ?? TYPE.unknown;
}

/**
 * Names by their first eight bytes and length: slot `typeSlot(first, second)` holds the one name that may stand
 * there. Recognising a type must cost a few comparisons, and must not need a call while the code is still cold.
 */
const SLOT_BITS = 6;
/** Multipliers under which no two names meet; found by trying. */
const SECOND_WORD = 51;
const BOTH_WORDS = 0x85ebca6b;
export const TYPE_SLOTS = typeSlots();

/** The slot of a name by its first two words. */
export function typeSlot(first: number, second: number): number {
  return Math.imul(first ^ Math.imul(second, SECOND_WORD), BOTH_WORDS) >>> (32 - SLOT_BITS);
}

function typeSlots(): {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly length: Int32Array;
  readonly code: Uint8Array;
} {
  const size = 1 << SLOT_BITS;
  const slots = {
    first: new Int32Array(size),
    second: new Int32Array(size),
    length: new Int32Array(size),
    code: new Uint8Array(size),
  };
  for (const [name, code] of BY_NAME) {
    const view = new DataView(new TextEncoder().encode(name).buffer);
    const [first, second] = [view.getInt32(0, true), view.getInt32(4, true)];
    const slot = typeSlot(first, second);
    if (slots.length[slot] !== 0) throw new Error(`two types in one slot: ${name}`);
    slots.first[slot] = first;
    slots.second[slot] = second;
    slots.length[slot] = name.length + 1;
    slots.code[slot] = code;
  }
  return slots;
}

/** The type whose name, as an FString of `length` bytes with its NUL, stands at `at`. */
export function typeAt(view: DataView, at: number, length: number): TypeCode {
  if (length < 9) return TYPE.unknown;
  const first = view.getInt32(at, true);
  const second = view.getInt32(at + 4, true);
  const slot = typeSlot(first, second);
  const { first: firsts, second: seconds, length: lengths, code } = TYPE_SLOTS;
  const same = firsts[slot] === first && seconds[slot] === second && lengths[slot] === length;
  return same ? (code[slot] as TypeCode) : TYPE.unknown;
}

/** A type with all that a value reader needs to know. */
export interface ValueType {
  readonly code: TypeCode;
  /** Name as in the file. */
  readonly name: string;
  /** Of a struct. */
  readonly struct?: string;
  /** Of an enum or byte: name of the enum; absent for a plain number. */
  readonly enum?: string;
  /** Of an array or set: its elements; of a map: its keys. */
  readonly inner?: ValueType;
  /** Of a map: its values. */
  readonly value?: ValueType;
  /** Whether the tag says that structs are binary (true) or property lists (false); absent: by name. */
  readonly binary?: boolean;
}

/** As shown to users: `ArrayProperty<StructProperty<InventoryStack>>`. */
export function showType(type: ValueType): string {
  const inside = [
    ...(type.struct === undefined ? [] : [type.struct]),
    ...(type.enum === undefined ? [] : [type.enum]),
    ...(type.inner ? [showType(type.inner)] : []),
    ...(type.value ? [showType(type.value)] : []),
  ];
  return inside.length === 0 ? type.name : `${type.name}<${inside.join(', ')}>`;
}

// Types of values, as far as the kernel reads them.

import { shared } from '../../../../graph/kernel/assembly/boundary.gen.ts';
import { room, rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import { intern, is } from '../../../../graph/kernel/assembly/text-table.ts';
import { CODES } from '../../../unreal/types/type-codes.ts';
import { setup, structOf, typeFacts, typeOf } from './boundary.gen.ts';
import { Label } from './labels.ts';

@unmanaged
export class Type {
  /** A code of type-codes.ts. */
  code: i32;
  /** For structs: a layout of codes.ts. */
  layout: i32;
  /** Size of a struct of fixed size, in saves with floats and in saves with doubles. */
  floats: u32;
  doubles: u32;
  /**
   * Addresses of the type of elements or keys, and of a map's values; 0 for other types, and where the type
   * is not known.
   */
  inner: u32;
  value: u32;
  /** Name of a struct, + 1; 0 where it is not known. */
  name: i32;
}

/** Size of a type, in bytes. */
const TYPE: u32 = <u32>offsetof<Type>();

/** A type for each code that needs nothing else. */
let simple: u32 = 0;
/** Cache of structs and type trees: pairs of text + 1 and the type's address. */
let known: u32 = 0;
const KNOWN_BITS: u32 = 10;
const KNOWN: u32 = 8;

/** False when the memory is full. */
export function makeTypes(): bool {
  simple = room(CODES, TYPE);
  known = room(KNOWN << KNOWN_BITS);
  if (simple === 0 || known === 0) return false;
  for (let code = 0; code < CODES; code++) changetype<Type>(simpleType(code)).code = code;
  return true;
}

/** Address of a new type, 0 when the memory is full. */
export function addType(): u32 {
  const at = room(1, TYPE);
  if (at === 0) return 0;
  const type = changetype<Type>(at);
  type.code = typeFacts.code;
  type.layout = typeFacts.layout;
  type.floats = typeFacts.floatBytes;
  type.doubles = typeFacts.doubleBytes;
  type.inner = typeFacts.inner;
  type.value = typeFacts.value;
  type.name = typeFacts.name + 1;
  return at;
}

/** Address of a type that is only a code. */
export function simpleType(code: i32): u32 {
  return rowAt(simple, CODES, code, TYPE);
}

/** Size of a value by itself, -1 where it varies. */
export function valueSize(code: i32): i32 {
  return load<i32>(rowAt(setup.sizes, CODES, code, 8));
}

/** Size of a value in an array, set or map, -1 where it varies. */
export function elementSize(code: i32): i32 {
  return load<i32>(rowAt(setup.sizes, CODES, code, 8), 4);
}

/**
 * The type of the struct whose name is at an address, most likely the one that this label had last. 0: ask
 * the reader.
 */
export function structAt(label: u32, at: u32, size: u32): u32 {
  const seen = changetype<Label>(label);
  if (seen.struct !== 0 && is(changetype<Type>(seen.struct).name - 1, at, size)) return seen.struct;
  const text = intern(at, size);
  if (text < 0) return 0;
  const place = placeOf(text);
  if (load<i32>(place) !== text + 1) {
    store<u32>(place, structOf(text), 4);
    store<i32>(place, text + 1);
  }
  seen.struct = load<u32>(place, 4);
  return seen.struct;
}

/** The type of the type tree between two addresses, or 0: ask the reader. */
export function typeTree(at: u32, end: u32): u32 {
  const image = shared.image;
  // The bytes of a tree are its key; that they are not text does no harm.
  const text = intern(at, end - at);
  if (text < 0) return 0;
  const place = placeOf(text);
  if (load<i32>(place) !== text + 1) {
    const type = typeOf(at - image, end - image);
    if (type === 0) return 0;
    store<u32>(place, type, 4);
    store<i32>(place, text + 1);
  }
  return load<u32>(place, 4);
}

function placeOf(text: i32): u32 {
  return rowAt(known, 1 << KNOWN_BITS, (<u32>text * 0x9e3779b1) >> (32 - KNOWN_BITS), KNOWN);
}

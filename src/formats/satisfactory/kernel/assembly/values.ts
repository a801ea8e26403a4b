// Skips property lists and the values in them, and links their references. Each function returns the address
// after what it read, or 0 for anything unusual: then the TypeScript reader reads the object from its start,
// and reports what is wrong, if anything is. Lists and values contain each other, so they share this file.

import { shared } from '../../../../graph/kernel/assembly/boundary.gen.ts';
import { read } from '../../../../graph/kernel/assembly/memory.ts';
import { intern } from '../../../../graph/kernel/assembly/text-table.ts';
import { MOST_LIST_DEPTH, NONE_LENGTH, NONE_WORD } from '../../../unreal/types/tag-codes.ts';
import * as TYPE from '../../../unreal/types/type-codes.ts';
import * as CODE from '../codes.ts';
import { outcome, softTextAt, structInContainer } from './boundary.gen.ts';
import { identity, netId } from './identities.ts';
import { field, graphNumber, Label, numberOf, part } from './labels.ts';
import { hasLayout } from './layout.ts';
import { link } from './links.ts';
import { skipText } from './strings.ts';
import * as tag from './tags.ts';
import { BY_NAME, NO, skipString, textBytes } from './tags.ts';
import { elementSize, structAt, Type, valueSize } from './types.ts';

/** Counts are signed 32-bit integers. */
const MOST_COUNT: u32 = 0x7fffffff;
/** Stands in for the label of a value that holds no references, so that no label is made for it. */
const NO_LABEL: u32 = 1;

let row: u32 = 0;
/** True if the object may have a value that searches find: a text, or a number that may be the id of an account. */
export let hasTexts: bool = false;

export function beginObject(node: u32): void {
  row = node;
  hasTexts = false;
}

export function foundText(): void {
  hasTexts = true;
}

/** FObjectReferenceDisc: level name, path name. */
export function reference(start: u32, end: u32, label: u32): u32 {
  if (end - start < 8) return 0;
  const levelLength = read<u32>(start);
  if (levelLength > end - start - 8) return 0;
  const at = start + 4 + levelLength;
  const length = read<u32>(at);
  if (length > end - at - 4) return 0;
  outcome.references++;
  if (length > 1) {
    const seen = changetype<Label>(label);
    const text = intern(at + 4, textBytes(at, length), seen.target - 1);
    if (text < 0) return 0;
    seen.target = text + 1;
    if (!link(row, graphNumber(label), text, start - shared.image)) return 0;
  }
  return at + 4 + length;
}

/** A soft reference: package, asset and path inside it since UE5; before, asset path and path inside it. */
function softReference(start: u32, end: u32, label: u32): u32 {
  let at = skipString(start, end);
  if (at !== 0 && hasLayout(CODE.DOUBLES)) at = skipString(at, end);
  if (at !== 0) at = skipString(at, end);
  if (at === 0) return 0;
  const text = softTextAt(start - shared.image, hasLayout(CODE.DOUBLES));
  const linked = text < 0 || link(row, graphNumber(label), text, start - shared.image);
  return linked ? at : 0;
}

/**
 * A property list up to its "None". `owner` is the text of its class or struct, -1 for none; `depth` counts
 * the lists around it.
 */
export function list(start: u32, end: u32, label: u32, owner: i32, depth: i32): u32 {
  if (depth === MOST_LIST_DEPTH) return 0;
  let at = start;
  while (end - at >= 4) {
    const nameLength = read<u32>(at);
    const nameAt = at + 4;
    if (nameLength > end - nameAt) return 0;
    at = nameAt + nameLength;
    if (nameLength === NONE_LENGTH && read<u32>(nameAt) === NONE_WORD) return at;
    at = hasLayout(CODE.TYPED) ? tag.typedTag(at, end) : tag.classicTag(at, end);
    if (at === 0) return 0;
    const next = at + tag.size;
    if (<u32>valueSize(tag.code) !== tag.size) {
      if (nameLength < 2) return 0;
      const below = tag.code < TYPE.OBJECT ? NO_LABEL : field(label, nameAt, nameLength - 1);
      if (below === 0 || value(at, next, below, owner, depth) !== next) return 0;
      if (below !== NO_LABEL && changetype<Label>(below).secret) foundText();
    } else if (tag.size === 8) foundText();
    at = next;
  }
  return 0;
}

/** Skips the value of the last tag, if its type has no fixed size. */
function value(at: u32, end: u32, label: u32, owner: i32, depth: i32): u32 {
  const inner = tag.inner;
  const second = tag.second;
  switch (tag.code) {
    case TYPE.STRING:
    case TYPE.NAME:
    case TYPE.ENUM:
    case TYPE.TEXT:
      return element(tag.code, 0, at, end, BY_NAME, label, depth);
    case TYPE.BYTE:
      return end - at === 1 ? end : element(TYPE.ENUM, 0, at, end, BY_NAME, label, depth);
    case TYPE.OBJECT:
    case TYPE.INTERFACE:
      return reference(at, end, label);
    case TYPE.SOFT_OBJECT:
      return softReference(at, end, label);
    case TYPE.STRUCT: {
      const type = tag.type;
      const named = changetype<Type>(type).name !== 0 ? type : namedStruct(label, tag.structAt);
      const next = named === 0 ? 0 : struct(named, at, end, tag.binary, label, depth);
      // Item states migrated from Update 8 may have one empty reference too many.
      return next !== 0 && end - next === 4 && read<u32>(next) === 0 ? end : next;
    }
    case TYPE.ARRAY:
      return inner === 0 ? 0 : array(inner, at, end, tag.binary, label, depth);
    case TYPE.SET:
      return inner === 0 ? 0 : set(inner, at, end, label, owner, depth);
    case TYPE.MAP:
      return inner === 0 || second === 0 ? 0 : map(inner, second, at, end, label, owner, depth);
    default:
      return 0;
  }
}

/** The type of the struct named by the FString at an address, which was checked. */
function namedStruct(label: u32, at: u32): u32 {
  const length = at === 0 ? 0 : read<i32>(at);
  return length < 2 ? 0 : structAt(label, at + 4, length - 1);
}

function array(elementType: u32, start: u32, end: u32, binary: i32, label: u32, depth: i32): u32 {
  if (end - start < 4) return 0;
  const count = read<u32>(start);
  let at = start + 4;
  let inner = elementType;
  if (count > MOST_COUNT) return 0;
  const code = changetype<Type>(inner).code;
  if (code === TYPE.STRUCT && changetype<Type>(inner).name === 0) {
    // A classic array of structs has one more tag, for all of its elements.
    if (hasLayout(CODE.TYPED)) return 0;
    at = tag.innerTag(at, end);
    inner = at === 0 ? 0 : namedStruct(label, tag.structAt);
    if (inner === 0) return 0;
  }
  // Enum values are stored by name.
  if (code === TYPE.BYTE && count !== end - at) return strings(at, end, count);
  return count === 0 ? at : elements(inner, at, end, count, binary, part(label, CODE.ELEMENT), depth);
}

/** Removed elements, then elements; each as i32 n, n values. */
function set(elementType: u32, start: u32, end: u32, label: u32, owner: i32, depth: i32): u32 {
  const inner = typeInContainer(elementType, CODE.AS_ELEMENT, owner, label);
  const below = part(label, CODE.ELEMENT);
  const at = inner === 0 ? 0 : counted(inner, start, end, below, depth);
  return at === 0 ? 0 : counted(inner, at, end, below, depth);
}

/** Removed keys, then pairs of key and value; each as i32 n and n of them. */
function map(keyType: u32, valueType: u32, start: u32, end: u32, label: u32, owner: i32, depth: i32): u32 {
  const key = typeInContainer(keyType, CODE.AS_KEY, owner, label);
  const value = typeInContainer(valueType, CODE.AS_VALUE, owner, label);
  if (key === 0 || value === 0) return 0;
  const keys = part(label, CODE.PAIR_KEY);
  const values = part(label, CODE.PAIR_VALUE);
  let at = counted(key, start, end, keys, depth);
  if (at === 0 || end - at < 4) return 0;
  const pairs = read<u32>(at);
  if (pairs > MOST_COUNT) return 0;
  at += 4;
  for (let i: u32 = 0; i < pairs; i++) {
    at = elements(key, at, end, 1, BY_NAME, keys, depth);
    if (at !== 0) at = elements(value, at, end, 1, BY_NAME, values, depth);
    if (at === 0) return 0;
  }
  return at;
}

function counted(type: u32, at: u32, end: u32, label: u32, depth: i32): u32 {
  if (end - at < 4) return 0;
  const count = read<u32>(at);
  if (count > MOST_COUNT) return 0;
  return count === 0 ? at + 4 : elements(type, at + 4, end, count, BY_NAME, label, depth);
}

/** Classic tags don't name the struct in a set or map: it depends on the property. */
function typeInContainer(type: u32, role: u32, owner: i32, label: u32): u32 {
  const unnamed = changetype<Type>(type).code === TYPE.STRUCT && changetype<Type>(type).name === 0;
  return unnamed ? structInContainer(role, owner, numberOf(label)) : type;
}

function strings(start: u32, end: u32, count: u32): u32 {
  foundText();
  let at = start;
  for (let i: u32 = 0; i < count; i++) {
    at = skipString(at, end);
    if (at === 0) return 0;
  }
  return at;
}

/** `count` values of one type; each takes at least one byte. */
function elements(type: u32, start: u32, end: u32, count: u32, binary: i32, label: u32, depth: i32): u32 {
  const code = changetype<Type>(type).code;
  const size = elementSize(code);
  if (size >= 0) {
    if (size === 8) foundText();
    const all = <u64>count * <u64>size;
    return all <= <u64>(end - start) ? start + <u32>all : 0;
  }
  let at = start;
  for (let i: u32 = 0; i < count; i++) {
    at = element(code, type, at, end, binary, label, depth);
    if (at === 0) return 0;
  }
  return at;
}

/** One value of a type without a fixed size. */
function element(code: i32, type: u32, at: u32, end: u32, binary: i32, label: u32, depth: i32): u32 {
  switch (code) {
    case TYPE.STRUCT:
      return struct(type, at, end, binary, label, depth);
    case TYPE.OBJECT:
    case TYPE.INTERFACE:
      return reference(at, end, label);
    case TYPE.SOFT_OBJECT:
      return softReference(at, end, label);
    case TYPE.STRING:
    case TYPE.NAME:
    case TYPE.ENUM:
      foundText();
      return skipString(at, end);
    case TYPE.TEXT:
      foundText();
      return skipText(at, end);
    default:
      return 0;
  }
}

function struct(type: u32, at: u32, end: u32, binary: i32, label: u32, depth: i32): u32 {
  const layout = changetype<Type>(type).layout;
  if (binary === NO || (layout === CODE.LIST && binary === BY_NAME))
    return list(at, end, label, changetype<Type>(type).name - 1, depth + 1);
  if (layout === CODE.FIXED_TEXTS) foundText();
  if (layout === CODE.FIXED || layout === CODE.FIXED_TEXTS) {
    const size = hasLayout(CODE.DOUBLES) ? changetype<Type>(type).doubles : changetype<Type>(type).floats;
    return size <= end - at ? at + size : 0;
  }
  switch (layout) {
    case CODE.INVENTORY_ITEM:
      return inventoryItem(at, end, label, depth + 1);
    case CODE.IDENTITY:
      foundText();
      return identity(at, end);
    case CODE.NET_ID:
      foundText();
      return netId(at, end);
    case CODE.TRACK_POSITION: {
      const next = reference(at, end, part(label, CODE.TRACK));
      // Two floats.
      return next !== 0 && end - next >= 8 ? next + 8 : 0;
    }
    case CODE.PLAYER_HANDLE: {
      const size: u32 = !hasLayout(CODE.WIDE_HANDLES) ? 2 : hasLayout(CODE.DOUBLE_HANDLES) ? 10 : 5;
      return end - at >= size ? at + size : 0;
    }
    default:
      return 0;
  }
}

/** FInventoryItem: class, then its state, which is an actor or an FFGDynamicStruct. */
export function inventoryItem(start: u32, end: u32, label: u32, depth: i32): u32 {
  const at = reference(start, end, part(label, CODE.ITEM_CLASS));
  if (at === 0) return 0;
  return hasLayout(CODE.ITEM_STATES)
    ? reference(at, end, part(label, CODE.ITEM_STATE))
    : dynamicStruct(at, end, part(label, CODE.ITEM_STATE), depth);
}

/**
 * FFGDynamicStruct: bool32 present; type, i32 size and a property list of just that size. `depth` is that of
 * the list.
 */
export function dynamicStruct(start: u32, end: u32, label: u32, depth: i32): u32 {
  if (end - start < 4) return 0;
  const has = read<u32>(start);
  if (has === 0) return start + 4;
  if (has !== 1) return 0;
  foundText();
  let at = reference(start + 4, end, part(label, CODE.STRUCT_TYPE));
  if (at === 0 || end - at < 4) return 0;
  const size = read<u32>(at);
  at += 4;
  if (size > end - at || !looksLikeList(at, size)) return 0;
  return list(at, at + size, part(label, CODE.STRUCT_VALUE), -1, depth) === at + size ? at + size : 0;
}

/** True if the first name has a sensible length and is printable. If not, the payload is in a mod's own format. */
function looksLikeList(at: u32, size: u32): bool {
  const length: u32 = size < 9 ? 0 : read<u32>(at);
  if (length < 2 || length > 512 || length > size - 4) return false;
  const last = at + 3 + length;
  for (let byte = at + 4; byte < last; byte++)
    if (read<u8>(byte) < 0x20 || read<u8>(byte) > 0x7e) return false;
  return read<u8>(last) === 0;
}

// Reads the values under one property path, starting at a tag. Functions return false for anything unusual:
// the object is then decoded. Lists and values contain each other, so they share this file. Source:
// docs/formats/satisfactory.md#property-tags.

import { shared } from '../../../../graph/kernel/assembly/boundary.gen.ts';
import { read, rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import { BOOLEAN, INTEGER, NUMBER, OTHER } from '../../../../graph/kernel/column-codes.ts';
import * as TYPE from '../../../unreal/types/type-codes.ts';
import { TYPED } from '../../kernel/codes.ts';
import { BINARY_STRUCT, MOST_ROWS, OTHER_NAME, PROPERTY_LIST, UNSIGNED, WANTED } from '../codes.ts';
import { path, programOf, valueBatch, walk } from './boundary.gen.ts';
import { meaning } from './names.ts';
import {
  add,
  addAt,
  addReference,
  addText,
  clear,
  element,
  elements,
  goBack,
  isFull,
  values,
} from './output.ts';
import { run } from './programs.ts';
import { elementKind, isSpareReference, structNumber, taggedKind } from './structs.ts';
import { beginObject, elementSize, left, NONE, nextTag, READ, skip, skipText, tag } from './tags.ts';

/** Layout of the object that is read, and whether its tags have complete type names. */
let layout: u32 = 0;
let typed: bool = false;
/** The last program, and the struct and layout it is for. */
let program: i32 = -1;
let programStruct: i32 = -1;
let programLayout: u32 = 0;

export function beginValues(): void {
  clear();
  programStruct = -1;
}

/** Reads the values under one tag. False when there is no room for them. */
export function readTag(row: u32): bool {
  layout = load<u8>(rowAt(valueBatch.layout, MOST_ROWS, row, 1));
  typed = (layout & TYPED) !== 0;
  const beforeValues = values;
  const beforeElements = elements;
  walk.at = shared.image + load<u32>(rowAt(valueBatch.tagAt, MOST_ROWS, row, 4));
  walk.end = shared.image + shared.imageSize;
  beginObject();
  const isRead = nextTag(typed) === READ && value(1);
  if (!isRead) {
    // If the row is not the first of its run, the next run starts with it and has room.
    const isLater = isFull && row > 0;
    goBack(beforeValues, beforeElements);
    if (isLater) return false;
  }
  store<u8>(rowAt(valueBatch.isRead, MOST_ROWS, row, 1), isRead ? 1 : 0);
  store<u32>(rowAt(valueBatch.valueEnd, MOST_ROWS, row, 4), valueBatch.values + values);
  store<u32>(rowAt(valueBatch.elementEnd, MOST_ROWS, row, 4), elements);
  return true;
}

function isEach(step: u32): bool {
  return ((path.each >> step) & 1) !== 0;
}

/** Reads the value of the tag that was just read, and moves the walk past it. */
function value(step: u32): bool {
  if (tag.index !== 0) return false;
  const outer = walk.end;
  const next = walk.at + walk.size;
  walk.end = next;
  if (!inside(step)) return false;
  walk.end = outer;
  walk.at = next;
  return true;
}

function inside(step: u32): bool {
  if (step === path.steps) return leaf();
  const code = tag.code;
  if (!isEach(step)) return code !== TYPE.STRUCT || struct(step);
  if (code === TYPE.ARRAY) return list(step + 1);
  // Only these have elements, and they take decoding.
  return code !== TYPE.SET && code !== TYPE.MAP && code !== TYPE.STRUCT;
}

/** Reads the value that the path ends at. */
function leaf(): bool {
  const code = tag.code;
  switch (code) {
    case TYPE.BOOL:
      return walk.size === 0 && add(BOOLEAN, tag.isTrue);
    case TYPE.BYTE:
      return walk.size === 1 ? add(NUMBER, read<u8>(walk.at)) : addText() && left() === 0;
    case TYPE.STRUCT:
      // Some binary structs are a single value, a text or a number.
      return taggedKind() === PROPERTY_LIST && add(OTHER, 0);
    case TYPE.ARRAY:
    case TYPE.SET:
    case TYPE.MAP:
      return add(OTHER, 0);
    default:
      return item(code) && left() === 0;
  }
}

/** Reads a value that has no tag. */
function item(code: i32): bool {
  const at = walk.at;
  switch (code) {
    case TYPE.INT:
      return skip(4) && add(NUMBER, read<i32>(at));
    case TYPE.FLOAT:
      return skip(4) && add(NUMBER, read<f32>(at));
    case TYPE.DOUBLE:
      return skip(8) && add(NUMBER, read<f64>(at));
    case TYPE.INT8:
      return skip(1) && add(NUMBER, read<i8>(at));
    case TYPE.INT16:
      return skip(2) && add(NUMBER, read<i16>(at));
    case TYPE.UINT16:
      return skip(2) && add(NUMBER, read<u16>(at));
    case TYPE.UINT32:
      return skip(4) && add(NUMBER, read<u32>(at));
    case TYPE.INT64:
      return skip(8) && addAt(INTEGER, at, 8);
    case TYPE.UINT64:
      return skip(8) && addAt(UNSIGNED, at, 8);
    case TYPE.STRING:
    case TYPE.NAME:
    case TYPE.ENUM:
      return addText();
    case TYPE.OBJECT:
    case TYPE.INTERFACE:
      return addReference();
    default:
      return false;
  }
}

/** Reads a field of the tagged struct. */
function struct(step: u32): bool {
  const kind = taggedKind();
  const isRead = kind === PROPERTY_LIST ? fields(step) : kind === BINARY_STRUCT && binary(structNumber, step);
  return isRead && (left() === 0 || isSpareReference());
}

/** Reads the fields of a property list, up to its end. */
function fields(step: u32): bool {
  let isFound = false;
  while (true) {
    const result = nextTag(typed);
    if (result !== READ) return result === NONE;
    const means = meaning(step, tag.name);
    if (means === OTHER_NAME) {
      walk.at += walk.size;
    } else {
      // A repeated name is an array.
      if (means !== WANTED || isFound || !value(step + 1)) return false;
      isFound = true;
    }
  }
}

function skipFields(): bool {
  while (true) {
    const result = nextTag(typed);
    if (result !== READ) return result === NONE;
    walk.at += walk.size;
  }
}

/** Reads the field of a binary struct that the path's last step names. */
function binary(name: i32, step: u32): bool {
  if (step + 1 !== path.steps || isEach(step)) return false;
  if (name !== programStruct || layout !== programLayout) {
    program = programOf(name, layout);
    programStruct = name;
    programLayout = layout;
  }
  return program >= 0 && run(program);
}

/** Reads the elements of the tagged array. */
function list(step: u32): bool {
  const inner = tag.inner;
  if (left() < 4) return false;
  const count = read<i32>(walk.at);
  walk.at += 4;
  // Each element takes at least one byte.
  if (count < 0 || (inner !== TYPE.STRUCT && <u32>count > left())) return false;
  if (inner === TYPE.STRUCT) return structs(step, count);
  // Raw bytes have no elements.
  if (inner === TYPE.BYTE && <u32>count === left()) return true;
  const code = inner === TYPE.BYTE ? TYPE.ENUM : inner;
  if (code === TYPE.BOOL) return false;
  const isSplit = step === path.split;
  const isLeaf = step === path.steps;
  // Plain values contain nothing, but each is an element.
  if (!isLeaf && !isSplit) return false;
  for (let at = 0; at < count; at++) {
    if (isSplit && !element()) return false;
    if (!(isLeaf ? item(code) : skipItem(code))) return false;
  }
  return left() === 0;
}

/** Skips an element that contains nothing. */
function skipItem(code: i32): bool {
  const size = elementSize(code);
  if (size >= 0) return skip(size);
  switch (code) {
    case TYPE.OBJECT:
    case TYPE.INTERFACE:
      return skipText() && skipText();
    case TYPE.STRING:
    case TYPE.NAME:
    case TYPE.ENUM:
      return skipText();
    default:
      return false;
  }
}

function structs(step: u32, count: i32): bool {
  const kind = elementKind();
  const name = structNumber;
  if (kind === 0 || <u32>count > left()) return false;
  const isSplit = step === path.split;
  const isLeaf = step === path.steps;
  if (!isLeaf && isEach(step)) return false;
  for (let at = 0; at < count; at++) {
    if (isSplit && !element()) return false;
    if (kind === BINARY_STRUCT) {
      // A struct that is a single value would be found here.
      if (isLeaf || !binary(name, step)) return false;
    } else if (isLeaf) {
      if (!skipFields() || !add(OTHER, 0)) return false;
    } else if (!fields(step)) return false;
  }
  return left() === 0;
}

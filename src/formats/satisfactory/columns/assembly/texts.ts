// Finds the texts in the properties of an object (strings, names, enum values) with the numbers of their
// property paths. Functions return false for what may hold texts in another form: the object is then decoded.

import { shared } from '../../../../graph/kernel/assembly/boundary.gen.ts';
import { read, rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import { NO } from '../../../unreal/assembly/tags.ts';
import * as TYPE from '../../../unreal/types/type-codes.ts';
import { ITEM_STATES, TYPED } from '../../kernel/codes.ts';
import { ELEMENTS, ITEM_STRUCT, MOST_ROWS, MOST_VALUES, NUMBERS_STRUCT, PROPERTY_LIST } from '../codes.ts';
import { fieldOf, isSetOfNumbers, textBatch, walk } from './boundary.gen.ts';
import { isSame, structKind } from './names.ts';
import { elementKind, isSpareReference, taggedKind } from './structs.ts';
import {
  beginObject,
  elementSize,
  left,
  NONE,
  nextTag,
  numberAt,
  READ,
  skipText,
  tag,
  textSize,
} from './tags.ts';

const MOST_DEPTH: u32 = 32;

/** Texts found so far, and whether one did not fit. */
let texts: u32 = 0;
let isFull: bool = false;
/** The object that is read, and its layout. */
let object: u32 = 0;
let layout: u32 = 0;

export function beginTexts(): void {
  texts = 0;
}

/** Finds the texts of one object. False when there is no room for them. */
export function findTexts(row: u32): bool {
  const before = texts;
  object = row;
  isFull = false;
  layout = load<u8>(rowAt(textBatch.layout, MOST_ROWS, row, 1));
  walk.at = shared.image + load<u32>(rowAt(textBatch.tagAt, MOST_ROWS, row, 4));
  walk.end = shared.image + shared.imageSize;
  beginObject();
  const isRead = list(0, 0);
  if (!isRead) {
    texts = before;
    // The next run starts with this object and has room for it.
    if (isFull && row > 0) return false;
  }
  store<u8>(rowAt(textBatch.isRead, MOST_ROWS, row, 1), isRead ? 1 : 0);
  store<u32>(rowAt(textBatch.textEnd, MOST_ROWS, row, 4), texts);
  return true;
}

/** Reads a property list up to its end. */
function list(before: u32, depth: u32): bool {
  if (depth > MOST_DEPTH) return false;
  while (true) {
    const result = nextTag((layout & TYPED) !== 0);
    if (result !== READ) return result === NONE;
    const outer = walk.end;
    const next = walk.at + walk.size;
    walk.end = next;
    if (!value(before, depth)) return false;
    walk.end = outer;
    walk.at = next;
  }
}

function value(before: u32, depth: u32): bool {
  switch (tag.code) {
    case TYPE.STRING:
    case TYPE.NAME:
    case TYPE.ENUM:
      return text(fieldOf(before, tag.name)) && left() === 0;
    case TYPE.BYTE:
      return walk.size === 1 || (text(fieldOf(before, tag.name)) && left() === 0);
    case TYPE.STRUCT: {
      const field = fieldOf(before, tag.name);
      const kind = taggedKind();
      if (kind === PROPERTY_LIST) return list(field, depth + 1) && (left() === 0 || isSpareReference());
      return kind === NUMBERS_STRUCT || (kind === ITEM_STRUCT && isPlainItem());
    }
    case TYPE.ARRAY:
      return array(fieldOf(before, tag.name), depth);
    case TYPE.SET:
      return isSetWithoutTexts(depth);
    case TYPE.MAP:
    case TYPE.TEXT:
      return false;
    default:
      return true;
  }
}

/** Whether an item holds no properties of its own. */
function isPlainItem(): bool {
  if ((layout & ITEM_STATES) !== 0) return true;
  return skipText() && skipText() && left() >= 4 && read<i32>(walk.at) === 0;
}

/** A set of plain values or of known structs may be huge, such as that of removed foliage. */
function isSetWithoutTexts(depth: u32): bool {
  if (tag.inner !== TYPE.STRUCT) return isTextless(tag.inner);
  if (tag.binary === NO) return false;
  if (tag.structAt === 0) return depth === 0 && isSetOfNumbers(object, tag.name);
  const name = numberAt(tag.structAt);
  return name >= 0 && structKind(name) === NUMBERS_STRUCT;
}

function array(field: u32, depth: u32): bool {
  const inner = tag.inner;
  if (left() < 4) return false;
  const count = read<i32>(walk.at);
  walk.at += 4;
  if (count < 0) return false;
  const below = fieldOf(field, ELEMENTS);
  switch (inner) {
    case TYPE.STRUCT: {
      const kind = elementKind();
      if (kind === 0 || <u32>count > left()) return false;
      if (kind !== PROPERTY_LIST) return kind === NUMBERS_STRUCT;
      return lists(below, count, depth + 1) && left() === 0;
    }
    case TYPE.BYTE:
    case TYPE.STRING:
    case TYPE.NAME:
    case TYPE.ENUM:
      if (<u32>count > left()) return false;
      if (inner === TYPE.BYTE && <u32>count === left()) return true;
      for (let at = 0; at < count; at++) if (!text(below)) return false;
      return left() === 0;
    default:
      return isTextless(inner);
  }
}

/** Many elements equal the one before, such as empty slots: those hold the same texts. */
function lists(field: u32, count: i32, depth: u32): bool {
  let before = walk.at;
  let size: u32 = 0;
  for (let element = 0; element < count; element++) {
    const at = walk.at;
    if (size > 0 && size <= left() && isSame(before, at, size)) walk.at += size;
    else if (!list(field, depth)) return false;
    before = at;
    size = walk.at - at;
  }
  return true;
}

function text(field: u32): bool {
  const at = walk.at;
  if (!skipText()) return false;
  const size = textSize(at);
  if (size === 0) return true;
  if (texts >= <u32>MOST_VALUES) {
    isFull = true;
    return false;
  }
  store<u32>(rowAt(textBatch.field, MOST_VALUES, texts, 4), field);
  store<u32>(rowAt(textBatch.at, MOST_VALUES, texts, 4), at + 4 - shared.image);
  store<u32>(rowAt(textBatch.size, MOST_VALUES, texts, 4), size);
  texts++;
  return true;
}

/** Whether a single value of this type never holds texts. */
function isTextless(code: i32): bool {
  switch (code) {
    case TYPE.OBJECT:
    case TYPE.INTERFACE:
    case TYPE.SOFT_OBJECT:
      return true;
    default:
      // A byte may be an enum value, which is stored by name.
      return code !== TYPE.BYTE && elementSize(code) >= 0;
  }
}

// Splits the bytes of an array value into elements: by the element type where it is known and fits, otherwise by what
// the bytes can be. 4-byte elements of unknown type may be objects, integers or floats: they are read as objects if all
// of them can be, and otherwise stay ambiguous. Source: docs/formats/unreal3.md, section on arrays.

import { NAME_SIZE } from '../file/layout.ts';
import { isIndex, type Package } from '../tables/package.ts';
import { isObjectType, showType, TYPE } from '../tables/property-types.ts';
import type { Declared } from './element-types.ts';
import { binaryStruct } from './structs.ts';
import type { TagReader } from './tag-reader.ts';

export const SHAPE = {
  empty: 0,
  objects: 1,
  ints: 2,
  floats: 3,
  bytes: 4,
  bools: 5,
  names: 6,
  strings: 7,
  /** Structs stored as lists of tags. */
  tagged: 8,
  /** Structs of fixed size. */
  binary: 9,
  delegates: 10,
  /** Elements of four bytes, type unknown. */
  ambiguous: 11,
  /** Elements of equal size, type unknown. */
  raw: 12,
} as const;

/** Types that elements of a shape are read as; shapes without one are read in their own way. */
const TYPE_OF_SHAPE: ReadonlyMap<number, number> = new Map<number, number>([
  [SHAPE.objects, TYPE.object],
  [SHAPE.ints, TYPE.int],
  [SHAPE.floats, TYPE.float],
  [SHAPE.bytes, TYPE.byte],
  [SHAPE.names, TYPE.name],
  [SHAPE.strings, TYPE.string],
  [SHAPE.tagged, TYPE.struct],
  [SHAPE.delegates, TYPE.delegate],
]);

export function typeOfShape(shape: number): number {
  return TYPE_OF_SHAPE.get(shape) ?? TYPE.none;
}

/** Bytes that elements fill, from `at` to `end`. */
interface Elements {
  readonly tag: TagReader;
  readonly of: Package;
  readonly at: number;
  readonly end: number;
  readonly count: number;
}

interface Shape {
  /** See SHAPE. */
  readonly shape: number;
  /** Size of an element; 0 where it varies or is not known. */
  readonly each: number;
  /** The elements are read as objects only because all of them can be. */
  readonly inferred?: true;
}

/** The elements of an array; all of its bytes, as one, if its count cannot be right. */
export interface ArrayShape extends Shape {
  readonly at: number;
  readonly end: number;
  readonly count: number;
  /** The declared type, if the elements have it. */
  readonly declared: Declared | null;
  /** The evidence for the element type, as text for users. */
  readonly note: string | null;
}

/** The element type to show: the declared one if the bytes fit it, else what their shape shows. */
export function elementShown({ shape, declared }: ArrayShape): string {
  return declared ? showType(declared.element.type, declared.element.detail) : showType(typeOfShape(shape));
}

/** The array whose tag was read last. `name` is its name in lower case. */
export function arrayShape(
  tag: TagReader,
  of: Package,
  name: string,
  declaredAs: Declared | null,
): ArrayShape {
  const { valueAt, next: end } = tag;
  const count = tag.view.getInt32(valueAt, tag.little);
  const at = valueAt + 4;
  if (count < 0 || count > end - at)
    return { at: valueAt, end, count: 1, shape: SHAPE.raw, each: 0, declared: null, note: null };
  const elements = { tag, of, at, end, count };
  const known = declaredAs && shapeOfType(elements, declaredAs);
  const declared = known && declaredAs;
  const { shape, each, inferred } = known ?? shapeOfBytes(elements, name);
  const note = inferred
    ? 'element type inferred: every value is the index of an object'
    : `element type by ${declared?.source ?? 'shape'}`;
  return { at, end, count, shape, each, declared, note };
}

/** Null when the bytes do not fit the type. */
function shapeOfType(elements: Elements, { element: { type, detail }, source }: Declared): Shape | null {
  const { of, at, end, count } = elements;
  if (count === 0) return { shape: SHAPE.empty, each: 0 };
  const { layout } = of.summary;
  const each = (end - at) / count;
  if (isObjectType(type)) {
    // A well-known name may mean something else in a game's own class.
    const certain = source === 'declared' || (each === 4 && areIndices(elements));
    return each === 4 && certain ? { shape: SHAPE.objects, each } : null;
  }
  switch (type) {
    case TYPE.int:
    case TYPE.stringRef:
      return each === 4 ? { shape: SHAPE.ints, each } : null;
    case TYPE.float:
      return each === 4 ? { shape: SHAPE.floats, each } : null;
    case TYPE.bool:
      return each === 1 ? { shape: SHAPE.bools, each } : null;
    case TYPE.byte:
    case TYPE.bioMask4:
      if (each === 1) return { shape: SHAPE.bytes, each };
      return each === NAME_SIZE ? { shape: SHAPE.names, each } : null;
    case TYPE.name:
      return each === NAME_SIZE ? { shape: SHAPE.names, each } : null;
    case TYPE.delegate:
      return each === 4 + NAME_SIZE || each === 16 ? { shape: SHAPE.delegates, each } : null;
    case TYPE.string:
      return areStrings(elements) ? { shape: SHAPE.strings, each: 0 } : null;
    case TYPE.struct: {
      if (areTagged(elements)) return { shape: SHAPE.tagged, each: 0 };
      if (detail === null) return null;
      return binaryStruct(detail.toLowerCase(), each, layout) ? { shape: SHAPE.binary, each } : null;
    }
    default:
      return null;
  }
}

function shapeOfBytes(elements: Elements, name: string): Shape {
  const { at, end, count } = elements;
  if (count === 0) return { shape: SHAPE.empty, each: 0 };
  const each = (end - at) / count;
  if (each > NAME_SIZE && areTagged(elements)) return { shape: SHAPE.tagged, each: 0 };
  if (each > 4 && areStrings(elements)) return { shape: SHAPE.strings, each: 0 };
  if (each === NAME_SIZE && areNames(elements)) return { shape: SHAPE.names, each };
  if (each === 4) {
    if (canBeObjects(elements, name)) return { shape: SHAPE.objects, each, inferred: true };
    return { shape: SHAPE.ambiguous, each };
  }
  if (each === 1) return { shape: SHAPE.bytes, each };
  return { shape: SHAPE.raw, each: Number.isInteger(each) ? each : 0 };
}

function areTagged({ tag, at, end, count }: Elements): boolean {
  for (let left = count; left > 0; left--) {
    at = tag.endOfList(at, end);
    if (at < 0) return false;
  }
  return at === end;
}

function areStrings({ tag: { view, little }, at, end, count }: Elements): boolean {
  for (let left = count; left > 0; left--) {
    if (end - at < 4) return false;
    const length = view.getInt32(at, little);
    const size = length < 0 ? -2 * length : length;
    at += 4;
    if (size > end - at) return false;
    at += size;
    if (length > 0 && view.getUint8(at - 1) !== 0) return false;
    if (length < 0 && view.getUint16(at - 2) !== 0) return false;
  }
  return at === end;
}

function areIndices({ tag: { view, little }, of, at, end }: Elements): boolean {
  for (; at < end; at += 4) if (!isIndex(of, view.getInt32(at, little))) return false;
  return true;
}

/** Names of arrays that hold numbers, even if those could be objects. */
const NUMBERS = /(ind(ex|ices|exes)|numbers?|counts?|ids?|sizes?|offsets?)$/;

/**
 * True if all elements are valid object indices and at least one is not 0. Measured on 396 arrays of unknown
 * type that pass, in 60 packages: small numbers pass as well, but either the name of the array shows it, or
 * they hit properties of classes, which no array of objects holds.
 */
function canBeObjects(elements: Elements, name: string): boolean {
  if (NUMBERS.test(name) || !areIndices(elements)) return false;
  const { tag, of, end } = elements;
  let { at } = elements;
  let some = false;
  for (; at < end; at += 4) {
    const index = tag.view.getInt32(at, tag.little);
    if (isPropertyObject(of, index)) return false;
    some ||= index !== 0;
  }
  return some;
}

/** True if the class of an export has the name of a property type. */
function isPropertyObject({ exports, imports, names }: Package, index: number): boolean {
  if (index <= 0) return false;
  const type = exports.class[index - 1]!;
  const name = type < 0 ? imports.name[-type - 1] : type > 0 ? exports.name[type - 1] : undefined;
  const meaning = name === undefined ? TYPE.none : (names.type[name] ?? TYPE.none);
  return meaning !== TYPE.none && meaning !== TYPE.end;
}

/** True if all elements are names with small numbers. If all are the first name, it is rather a list of zeros. */
function areNames({ tag: { view, little }, of, at, end }: Elements): boolean {
  let some = false;
  for (; at < end; at += 8) {
    const name = view.getUint32(at, little);
    const number = view.getUint32(at + 4, little);
    if (name >= of.names.count || number > 0xffff) return false;
    some ||= name !== 0;
  }
  return some;
}

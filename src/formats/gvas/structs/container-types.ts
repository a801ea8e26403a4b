// Which struct stands in a map, a set or an old array: before UE 5.4 no tag says it. The size of the value does, and
// the first bytes of an element: a property list begins with a tag, and what is not one has a fixed size that must fit
// exactly. Source: docs/formats/gvas.md#structs-without-a-name.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import { bytesOf } from '../../unreal/texts/fstring.ts';
import { ELEMENT_SIZE, TYPE, type TypeCode } from '../../unreal/types/types.ts';
import { startsList } from '../file/list-start.ts';
import { BINARY_STRUCTS } from './structs.ts';

/** In the order in which they are tried; the first that fits is taken. Real files hold only GUIDs, as far as seen. */
const FIXED = [
  'Guid',
  'IntVector',
  'Vector',
  'IntPoint',
  'DateTime',
  'Vector2D',
  'Quat',
  'LinearColor',
  'Color',
];
/** Of varying size: what is left when no size fits. */
const VARYING = 'GameplayTagContainer';
/** Types of values that are one string. */
const ONE_STRING: ReadonlySet<TypeCode> = new Set([TYPE.string, TYPE.name, TYPE.enum, TYPE.object]);
/** A property list, where a binary struct could be named. */
export const LIST = 'list';

/** The struct in some place: {@link LIST}, or the name of a binary one. */
export type StructForm = string;

/** What a tag and the user say of a struct. */
export interface StructFacts {
  /** Its name, where the file has it. */
  readonly name: string | undefined;
  /** Whether the tag says that structs in the value are binary; null where tags do not say. */
  readonly isNative: boolean | null;
  /** The form that the user gave for this place. */
  readonly hint: StructForm | undefined;
}

/** What tags and hints say; undefined when the bytes must be tried. @throws FormatError VALUE */
function formByName(cursor: Cursor, { name, isNative, hint }: StructFacts): StructForm | undefined {
  if (hint !== undefined) return hint;
  if (name === undefined) return undefined;
  // One flag for the whole tag: binary may be the other half of a pair.
  const mayBeNative = isNative ?? true;
  if (mayBeNative && BINARY_STRUCTS.has(name)) return name;
  if (isNative !== true || startsList(cursor, cursor.at)) return LIST;
  throw cursor.error('VALUE', 'a binary struct that is known', name);
}

/** The form of `count` elements that fill the open span, the cursor at the first. @throws FormatError VALUE */
export function formOfElements(
  cursor: Cursor,
  count: number,
  struct: StructFacts,
  facts: EngineFacts,
): StructForm {
  return formByName(cursor, struct) ?? formByTrial(cursor, cursor.left / count, facts);
}

/**
 * The form of keys, the cursor at the first of `pairs`; `value`: the type of what follows each of them.
 * @throws FormatError VALUE
 */
export function formOfKeys(
  cursor: Cursor,
  pairs: number,
  value: TypeCode,
  struct: StructFacts,
  facts: EngineFacts,
): StructForm {
  const known = formByName(cursor, struct);
  if (known !== undefined) return known;
  if (startsList(cursor, cursor.at)) return LIST;
  const fits = value === TYPE.struct ? fitsStructs : fitsValues;
  return FIXED.find((name) => fits(cursor, pairs, sizeOf(name, facts), value, facts)) ?? FIXED[0]!;
}

/** Whether keys of this size have structs after them: lists as far as seen, else binary ones. */
function fitsStructs(
  cursor: Cursor,
  pairs: number,
  keySize: number,
  _: TypeCode,
  facts: EngineFacts,
): boolean {
  if (startsList(cursor, cursor.at + keySize)) return true;
  const valueSize = cursor.left / pairs - keySize;
  return FIXED.some((name) => sizeOf(name, facts) === valueSize);
}

/** Whether keys of this size, each with such a value after it, end where the map does. */
function fitsValues(
  { view, at: start, end }: Cursor,
  pairs: number,
  keySize: number,
  value: TypeCode,
): boolean {
  const fixed = ELEMENT_SIZE[value]!;
  if (fixed >= 0) return pairs * (keySize + fixed) === end - start;
  if (!ONE_STRING.has(value)) return false;
  let at = start;
  for (let i = 0; i < pairs; i++) {
    at += keySize;
    if (at + 4 > end) return false;
    at += 4 + bytesOf(view.getInt32(at, true));
  }
  return at === end;
}

/**
 * The form of values, the cursor at the first of `count`, after its key of `keySize` bytes.
 * @throws FormatError VALUE
 */
export function formOfValues(
  cursor: Cursor,
  count: number,
  keySize: number,
  struct: StructFacts,
  facts: EngineFacts,
): StructForm {
  const perPair = (cursor.left + keySize) / count;
  return formByName(cursor, struct) ?? formByTrial(cursor, perPair - keySize, facts);
}

function formByTrial(cursor: Cursor, size: number, facts: EngineFacts): StructForm {
  if (startsList(cursor, cursor.at)) return LIST;
  return FIXED.find((name) => sizeOf(name, facts) === size) ?? VARYING;
}

/** Bytes of a binary struct of fixed size. */
function sizeOf(name: string, facts: EngineFacts): number {
  return BINARY_STRUCTS.get(name)!.bytes![facts.doubles ? 1 : 0];
}

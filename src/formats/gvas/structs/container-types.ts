// Determines which struct a map, a set or an old array holds: before UE 5.4 no tag says it. The size of the value does,
// together with the first bytes of an element: a property list begins with a tag, and anything else has a fixed size
// that has to match exactly; where several have it, numbers tell. Source: docs/formats/gvas.md#structs-without-a-name.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import type { UnrealGame } from '../../unreal/game.ts';
import { characterBytes } from '../../unreal/texts/fstring.ts';
import { ELEMENT_SIZE, TYPE, type TypeCode, type ValueType } from '../../unreal/types/types.ts';
import { startsList } from '../file/list-start.ts';
import { BINARY_STRUCTS } from './structs.ts';

/** In the order of trial; the first that fits is used. All real files seen so far hold only GUIDs. */
const FIXED = [
  'Guid',
  'Vector',
  'IntVector',
  'Vector2D',
  'DateTime',
  'IntPoint',
  'Quat',
  'LinearColor',
  'Color',
];
/** What the first element has to be like, for structs of a size that others have too. */
const LIKELY: Readonly<Record<string, (cursor: Cursor, facts: EngineFacts) => boolean>> = {
  Vector: (cursor, { doubles }) => doubles || areReals(cursor, 3),
  Vector2D: (cursor, { doubles }) => doubles || areReals(cursor, 2),
  DateTime: ({ view, at }) => {
    const high = view.getUint32(at + 4, true);
    return high >= DATES[0] && high < DATES[1];
  },
};
/** The upper halves of the ticks of the years 1700 and 2400. As the second number of a point they are over a hundred million. */
const DATES = [0x0750_0000, 0x0a80_0000] as const;
/** Sizes of numbers in games. As whole numbers, the bytes of these are about a billion. */
const REALS = [1e-6, 1e9] as const;

/** True if the next numbers of single precision are of a usual size, or 0, but not all 0. */
function areReals({ view, at }: Cursor, count: number): boolean {
  const numbers = Array.from({ length: count }, (_, index) =>
    Math.abs(view.getFloat32(at + 4 * index, true)),
  );
  return (
    numbers.some((number) => number > 0) &&
    numbers.every((number) => number === 0 || (number >= REALS[0] && number <= REALS[1]))
  );
}

/** Of variable size: what is left when no size fits. */
const VARYING = 'GameplayTagContainer';
/** Types of values that are one string. */
const ONE_STRING: ReadonlySet<TypeCode> = new Set([TYPE.string, TYPE.name, TYPE.enum, TYPE.object]);
/** A property list, in place of the name of a binary struct. */
export const LIST = 'list';

/** The struct in some place: {@link LIST}, or the name of a binary one. */
export type StructForm = string;

/** Facts about a struct from tags and the user. */
export interface StructFacts {
  /** Its name, if the file has it. */
  readonly name: string | undefined;
  /** True if structs in the value are binary according to the tag; null if tags do not say. */
  readonly isNative: boolean | null;
  /** The form that the user gave for this place. */
  readonly hint: StructForm | undefined;
  readonly structs: UnrealGame['structs'];
}

/**
 * The form according to tags and hints; undefined when it has to be determined by trial.
 * @throws FormatError VALUE
 */
function formByName(cursor: Cursor, { name, isNative, hint, structs }: StructFacts): StructForm | undefined {
  if (hint !== undefined) return hint;
  if (name === undefined) return undefined;
  // There is one flag for the whole tag: the binary struct may be the other half of a pair.
  const mayBeNative = isNative ?? true;
  if (mayBeNative && structs.has(name)) return name;
  if (isNative !== true || startsList(cursor, cursor.at)) return LIST;
  throw cursor.error('VALUE', 'a binary struct that is known', name);
}

/**
 * The type of `count` elements that fill the open span, with the cursor at the first.
 * @throws FormatError VALUE
 */
export function elementType(
  cursor: Cursor,
  count: number,
  struct: StructFacts,
  facts: EngineFacts,
): ValueType {
  return structOf(formByName(cursor, struct) ?? formByTrial(cursor, cursor.left / count, facts));
}

/** The types of keys and values of an open map: those of structs are determined from the first of them. */
export class MapTypes {
  /** How many pairs there are; 0 until the removed keys are passed. */
  pairs = 0;
  /** Size of the last key. */
  keySize = 0;
  readonly #cursor: Cursor;
  readonly #key: ValueType;
  readonly #value: ValueType;
  readonly #facts: EngineFacts;
  readonly #find: (type: ValueType, role: 'key' | 'value') => StructFacts;
  #keyStruct: ValueType | null = null;
  #valueStruct: ValueType | null = null;

  /** @throws FormatError VALUE without both types */
  constructor(
    cursor: Cursor,
    { inner, value }: ValueType,
    facts: EngineFacts,
    find: (type: ValueType, role: 'key' | 'value') => StructFacts,
  ) {
    if (!inner || !value) throw cursor.error('VALUE', 'the types of keys and values', 'none');
    this.#cursor = cursor;
    this.#key = inner;
    this.#value = value;
    this.#facts = facts;
    this.#find = find;
  }

  /** True if the values are structs. */
  get hasStructs(): boolean {
    return this.#value.code === TYPE.struct;
  }

  /** The type of the key at the cursor. @throws FormatError VALUE */
  key(): ValueType {
    const [cursor, type] = [this.#cursor, this.#key];
    if (type.code !== TYPE.struct) return plainType(cursor, type);
    this.#keyStruct ??= structOf(
      formOfKeys(cursor, this.pairs, this.#value.code, this.#find(type, 'key'), this.#facts),
      type.struct,
    );
    return this.#keyStruct;
  }

  /** The type of the value at the cursor. @throws FormatError VALUE */
  value(): ValueType {
    const [cursor, type] = [this.#cursor, this.#value];
    if (type.code !== TYPE.struct) return plainType(cursor, type);
    this.#valueStruct ??= structOf(
      formOfValues(cursor, this.pairs, this.keySize, this.#find(type, 'value'), this.#facts),
      type.struct,
    );
    return this.#valueStruct;
  }
}

/** A property list, of the struct with this name, or a binary struct. */
function structOf(form: StructForm, name: string = LIST): ValueType {
  const binary = form !== LIST;
  return { code: TYPE.struct, name: 'StructProperty', struct: binary ? form : name, binary };
}

/** The form of keys, with the cursor at the first of `pairs`; `value` is the type of the value after each. */
function formOfKeys(
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
  const isFit = (name: string): boolean => fits(cursor, pairs, sizeOf(name, facts), value, facts);
  return FIXED.find((name) => isFit(name) && isLikely(cursor, name, facts)) ?? FIXED[0]!;
}

/** True if keys of this size can have structs after them: lists if the bytes show it, else binary ones. */
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

/** True if keys of this size, each followed by such a value, end where the map does. */
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
    at += 4 + characterBytes(view.getInt32(at, true));
  }
  return at === end;
}

/** The form of values, with the cursor at the first of `count`, after its key of `keySize` bytes. */
function formOfValues(
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
  return FIXED.find((name) => sizeOf(name, facts) === size && isLikely(cursor, name, facts)) ?? VARYING;
}

/** True if a struct of this name may begin at the cursor. */
function isLikely(cursor: Cursor, name: string, facts: EngineFacts): boolean {
  return LIKELY[name]?.(cursor, facts) ?? true;
}

/** Size of a binary struct of fixed size. */
function sizeOf(name: string, facts: EngineFacts): number {
  return BINARY_STRUCTS.get(name)!.bytes![facts.doubles ? 1 : 0];
}

/** Names of values of enums have up to this many letters. */
const MOST_NAME = 256;

/** The type of the value at the cursor: bytes in maps and sets are a number, or the name of an enum value. */
function plainType(cursor: Cursor, type: ValueType): ValueType {
  if (type.code !== TYPE.byte || cursor.left < 6) return type;
  const length = cursor.view.getInt32(cursor.at, true);
  if (length < 2 || length > MOST_NAME || length > cursor.left - 4) return type;
  const end = cursor.at + 4 + length;
  if (cursor.bytes[end - 1] !== 0) return type;
  for (let at = cursor.at + 4; at < end - 1; at++) if (cursor.bytes[at]! < 0x20) return type;
  return { ...type, code: TYPE.enum };
}

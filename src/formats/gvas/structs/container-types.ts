// Determines which struct a map, a set or an old array holds: before UE 5.4 no tag says it. The size of the value does,
// together with the first bytes of an element: a property list begins with a tag, and anything else has a fixed size
// that has to match exactly; where several have it, numbers tell. Source: docs/formats/gvas.md#structs-without-a-name.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import type { UnrealGame } from '../../unreal/game.ts';
import { skipString } from '../../unreal/texts/fstring.ts';
import { readText } from '../../unreal/texts/text.ts';
import { ELEMENT_SIZE, TYPE, type TypeCode, type ValueType } from '../../unreal/types/types.ts';
import { plainType } from '../../unreal/values/plain-type.ts';
import { startsList } from '../file/list-start.ts';
import { BINARY_STRUCTS } from './structs.ts';

/** Of fixed size, in the order of trial; the first that fits is used. All real files seen so far hold only GUIDs. */
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
/** As long as a GUID in some files, and seldom keys: their numbers tell them from it. */
const SHOWN_BY_NUMBERS = ['Vector2D', 'LinearColor', 'Quat'];
/** What the first element has to be like, for structs of a size that others have too. */
const LIKELY: Readonly<Record<string, (cursor: Cursor, facts: EngineFacts) => boolean>> = {
  Vector: (cursor, { doubles }) => doubles || areReals(numbersAt(cursor, 3), REALS),
  Vector2D: (cursor, { doubles }) => areReals(numbersAt(cursor, 2, doubles), doubles ? WIDE_REALS : REALS),
  Quat: (cursor, { doubles }) => doubles || Math.abs(Math.hypot(...numbersAt(cursor, 4)) - 1) < ROUNDING,
  LinearColor: (cursor) => areReals(numbersAt(cursor, 4), COLOURS) && Math.min(...numbersAt(cursor, 4)) >= 0,
  DateTime: ({ view, at }) => {
    const high = view.getUint32(at + 4, true);
    return high >= DATES[0] && high < DATES[1];
  },
};
/** The upper halves of the ticks of the years 1700 and 2400. As the second number of a point they are over a hundred million. */
const DATES = [0x0750_0000, 0x0a80_0000] as const;
type Range = readonly [least: number, most: number];
/** Sizes of numbers in games. As whole numbers, the bytes of these are about a billion. */
const REALS: Range = [1e-6, 1e9];
/** Two floats up to 1 are less than this as a double. */
const WIDE_REALS: Range = [1e-2, 1e9];
/** Those that shine are brighter than 1. */
const COLOURS: Range = [1e-6, 16];
const ROUNDING = 1e-3;

function numbersAt({ view, at }: Cursor, count: number, doubles = false): number[] {
  return Array.from({ length: count }, (_, index) =>
    doubles ? view.getFloat64(at + 8 * index, true) : view.getFloat32(at + 4 * index, true),
  );
}

/** True if the numbers are of a usual size, or 0, but not all 0. */
function areReals(numbers: readonly number[], [least, most]: Range): boolean {
  const sizes = numbers.map(Math.abs).filter((size) => size !== 0);
  return sizes.length > 0 && sizes.every((size) => size >= least && size <= most);
}

/** Moves past a value. */
type Skip = (cursor: Cursor) => void;

/** Of variable size, in the order of trial. */
const VARYING: Readonly<Record<string, (cursor: Cursor, facts: EngineFacts) => void>> = {
  SoftObjectPath: (cursor, { softParts }) => skipStrings(cursor, softParts),
  GameplayTagContainer: (cursor) => skipStrings(cursor, cursor.count(4, 'tags')),
  UniqueNetIdRepl: (cursor) => skipStrings(cursor, cursor.i32() === 0 ? 0 : 2),
};
/** What is left when none fits. */
const LAST = 'GameplayTagContainer';
const CANDIDATES = [...FIXED, ...Object.keys(VARYING)];
const FOR_VALUES = [...SHOWN_BY_NUMBERS, ...CANDIDATES];

function skipStrings(cursor: Cursor, count: number): void {
  for (let i = 0; i < count; i++) skipString(cursor);
}

function skipStruct(name: string, facts: EngineFacts): Skip {
  const read = VARYING[name];
  return read ? (cursor) => read(cursor, facts) : (cursor) => cursor.take(sizeOf(name, facts));
}

/** Null where only reading its properties tells how long a value is. */
function skipOf(type: ValueType, facts: EngineFacts): Skip | null {
  const { code, struct, binary } = type;
  const size = ELEMENT_SIZE[code]!;
  if (code === TYPE.byte)
    return (cursor) => (plainType(cursor, type) === type ? cursor.take(1) : skipString(cursor));
  if (size >= 0) return (cursor) => cursor.take(size);
  if (ONE_STRING.has(code)) return skipString;
  if (code === TYPE.softObject) return (cursor) => skipStrings(cursor, facts.softParts);
  if (code === TYPE.text) return (cursor) => readText(cursor, facts);
  return binary ? skipStruct(struct!, facts) : null;
}

/** True if so many times these, one after the other, are all from `at` to the end of the open span. */
function fills(cursor: Cursor, at: number, times: number, skips: readonly Skip[]): boolean {
  const isFull = (): boolean => {
    for (let i = 0; i < times; i++) for (const skip of skips) skip(cursor);
    return cursor.left === 0;
  };
  return cursor.elsewhere(at, cursor.end, isFull) ?? false;
}

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
  const isFit = (name: string): boolean => fills(cursor, cursor.at, count, [skipStruct(name, facts)]);
  return structOf(formByName(cursor, struct) ?? formByTrial(cursor, CANDIDATES, facts, isFit));
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
      formOfKeys(cursor, this.pairs, this.#value, this.#find(type, 'key'), this.#facts),
      type.struct,
    );
    return this.#keyStruct;
  }

  /** The type of the value at the cursor. @throws FormatError VALUE */
  value(): ValueType {
    const [cursor, type] = [this.#cursor, this.#value];
    if (type.code !== TYPE.struct) return plainType(cursor, type);
    this.#valueStruct ??= structOf(this.#formOfValues(this.#find(type, 'value')), type.struct);
    return this.#valueStruct;
  }

  /** The form of values, with the cursor at the first of them, after its key. */
  #formOfValues(struct: StructFacts): StructForm {
    const [cursor, facts, size] = [this.#cursor, this.#facts, this.keySize];
    const isFit = (name: string): boolean => {
      const key = skipOf(this.#keyStruct ?? this.#key, facts) ?? (() => cursor.take(size));
      return fills(cursor, cursor.at - size, this.pairs, [key, skipStruct(name, facts)]);
    };
    return formByName(cursor, struct) ?? formByTrial(cursor, FOR_VALUES, facts, isFit);
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
  value: ValueType,
  struct: StructFacts,
  facts: EngineFacts,
): StructForm {
  const known = formByName(cursor, struct);
  if (known !== undefined) return known;
  if (startsList(cursor, cursor.at)) return LIST;
  const isStruct = value.code === TYPE.struct;
  const isBeforeList = (name: string): boolean => {
    const end = cursor.elsewhere(cursor.at, cursor.end, () => {
      skipStruct(name, facts)(cursor);
      return cursor.at;
    });
    return end !== null && startsList(cursor, end);
  };
  const skip = skipOf(value, facts);
  const isFit = (name: string): boolean =>
    isStruct
      ? FIXED.some((other) => sizeOf(other, facts) === cursor.left / pairs - sizeOf(name, facts))
      : skip !== null && fills(cursor, cursor.at, pairs, [skipStruct(name, facts), skip]);
  const found = isStruct && firstLikely(cursor, CANDIDATES, facts, isBeforeList);
  return found || (firstLikely(cursor, CANDIDATES, facts, isFit) ?? FIXED[0]!);
}

/** A property list, or the first of these structs that may begin at the cursor and fits. */
function formByTrial(
  cursor: Cursor,
  names: readonly string[],
  facts: EngineFacts,
  isFit: (name: string) => boolean,
): StructForm {
  return startsList(cursor, cursor.at) ? LIST : (firstLikely(cursor, names, facts, isFit) ?? LAST);
}

function firstLikely(
  cursor: Cursor,
  names: readonly string[],
  facts: EngineFacts,
  isFit: (name: string) => boolean,
): string | undefined {
  return names.find((name) => isFit(name) && (LIKELY[name]?.(cursor, facts) ?? true));
}

/** Size of a binary struct of fixed size. */
function sizeOf(name: string, facts: EngineFacts): number {
  return BINARY_STRUCTS.get(name)!.bytes?.[facts.doubles ? 1 : 0] ?? Number.NaN;
}

// Types as the scan needs them: each type that a save names is made once and found by number.

import type { TextId } from '../../../graph/ids.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { NativeStruct } from '../game.ts';
import { TYPE, type TypeCode, type ValueType } from './types.ts';

export interface ScanType<V extends EngineFacts = EngineFacts> {
  readonly code: TypeCode;
  /** For a struct: its name, and its layout if it may be binary. */
  readonly struct: ScanStruct<V> | null;
  readonly inner: ScanType<V> | null;
  readonly value: ScanType<V> | null;
}

export interface ScanStruct<V extends EngineFacts = EngineFacts> {
  readonly name: TextId;
  readonly binary: NativeStruct<V> | null;
}

const CODES = Object.values(TYPE);

/** Types that are nothing but a code, indexed by it. */
export const SIMPLE: readonly ScanType<never>[] = CODES.map((code) => ({
  code,
  struct: null,
  inner: null,
  value: null,
}));

const containers = (code: TypeCode): readonly ScanType<never>[] =>
  CODES.map((inner) => ({ code, struct: null, inner: SIMPLE[inner]!, value: null }));

/** Arrays and sets by code, and maps by two codes (key * CODES + value). */
export const ARRAYS = containers(TYPE.array);
export const SETS = containers(TYPE.set);
export const MAPS: readonly ScanType<never>[] = CODES.flatMap((key) =>
  CODES.map((value) => ({ code: TYPE.map, struct: null, inner: SIMPLE[key]!, value: SIMPLE[value]! })),
);
export const CODE_COUNT = CODES.length;

/** Whether the type is a struct that the file doesn't name. */
export function isUnnamedStruct(type: ScanType<never> | null): boolean {
  return type !== null && type.code === TYPE.struct && type.struct === null;
}

/** Binary structs by name. */
type Structs<V extends EngineFacts> = ReadonlyMap<string, NativeStruct<V>>;

/** A struct type by its name in the file. */
export function structType<V extends EngineFacts>(
  structs: Structs<V>,
  name: TextId,
  text: string,
): ScanType<V> {
  const struct = { name, binary: structs.get(text) ?? null };
  return { code: TYPE.struct, struct, inner: null, value: null };
}

/** Makes a type from a complete type name; `intern` numbers the names of structs. */
export function scanType<V extends EngineFacts>(
  structs: Structs<V>,
  type: ValueType,
  intern: (text: string) => TextId,
): ScanType<V> {
  const of = (part: ValueType): ScanType<V> => scanType(structs, part, intern);
  return {
    code: type.code,
    struct: type.struct === undefined ? null : structType(structs, intern(type.struct), type.struct).struct,
    inner: type.inner ? of(type.inner) : null,
    value: type.value ? of(type.value) : null,
  };
}

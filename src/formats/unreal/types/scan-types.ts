// Types as the scan of a load needs them: made once for each type that a save names, looked up by number.

import type { TextId } from '../../../graph/ids.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { NativeStruct } from '../game.ts';
import { TYPE, type TypeCode, type ValueType } from './types.ts';

export interface ScanType<V extends EngineFacts = EngineFacts> {
  readonly code: TypeCode;
  /** Of a struct: its name, and its layout when it may be binary. */
  readonly struct: ScanStruct<V> | null;
  readonly inner: ScanType<V> | null;
  readonly value: ScanType<V> | null;
}

export interface ScanStruct<V extends EngineFacts = EngineFacts> {
  readonly name: TextId;
  readonly binary: NativeStruct<V> | null;
}

const CODES = Object.values(TYPE);

/** Types that are only a code. By type code. */
export const SIMPLE: readonly ScanType<never>[] = CODES.map((code) => ({
  code,
  struct: null,
  inner: null,
  value: null,
}));

const containers = (code: TypeCode): readonly ScanType<never>[] =>
  CODES.map((inner) => ({ code, struct: null, inner: SIMPLE[inner]!, value: null }));

/** Arrays and sets of a code, maps of two codes (key * CODES + value). */
export const ARRAYS = containers(TYPE.array);
export const SETS = containers(TYPE.set);
export const MAPS: readonly ScanType<never>[] = CODES.flatMap((key) =>
  CODES.map((value) => ({ code: TYPE.map, struct: null, inner: SIMPLE[key]!, value: SIMPLE[value]! })),
);
export const CODE_COUNT = CODES.length;

/** A struct whose type the file does not say. */
export function isUnnamedStruct(type: ScanType<never> | null): boolean {
  return type !== null && type.code === TYPE.struct && type.struct === null;
}

/** Natively written structs by name. */
type Structs<V extends EngineFacts> = ReadonlyMap<string, NativeStruct<V>>;

/** A struct type by the name that stands in the file. */
export function structType<V extends EngineFacts>(
  structs: Structs<V>,
  name: TextId,
  text: string,
): ScanType<V> {
  const struct = { name, binary: structs.get(text) ?? null };
  return { code: TYPE.struct, struct, inner: null, value: null };
}

/** From a complete type name; `intern` numbers the names of structs. */
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

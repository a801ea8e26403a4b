// Types as the scan of a load needs them: made once for each type that a save names, looked up by number.

import type { TextId } from '../../../graph/ids.ts';
import { BINARY_STRUCTS, type BinaryStruct } from './structs.ts';
import { TYPE, type TypeCode, type ValueType } from './types.ts';

export interface ScanType {
  readonly code: TypeCode;
  /** Of a struct: its name, and its layout when it may be binary. */
  readonly struct: ScanStruct | null;
  readonly inner: ScanType | null;
  readonly value: ScanType | null;
}

export interface ScanStruct {
  readonly name: TextId;
  readonly binary: BinaryStruct | null;
}

const CODES = Object.values(TYPE);

/** Types that are only a code. By type code. */
export const SIMPLE: readonly ScanType[] = CODES.map((code) => ({
  code,
  struct: null,
  inner: null,
  value: null,
}));

const containers = (code: TypeCode): readonly ScanType[] =>
  CODES.map((inner) => ({ code, struct: null, inner: SIMPLE[inner]!, value: null }));

/** Arrays and sets of a code, maps of two codes (key * CODES + value). */
export const ARRAYS = containers(TYPE.array);
export const SETS = containers(TYPE.set);
export const MAPS: readonly ScanType[] = CODES.flatMap((key) =>
  CODES.map((value) => ({ code: TYPE.map, struct: null, inner: SIMPLE[key]!, value: SIMPLE[value]! })),
);
export const CODE_COUNT = CODES.length;

/** A struct type by the name that stands in the file. */
export function structType(name: TextId, text: string): ScanType {
  const struct = { name, binary: BINARY_STRUCTS.get(text) ?? null };
  return { code: TYPE.struct, struct, inner: null, value: null };
}

/** From a complete type name; `intern` numbers the names of structs. */
export function scanType(type: ValueType, intern: (text: string) => TextId): ScanType {
  return {
    code: type.code,
    struct: type.struct === undefined ? null : structType(intern(type.struct), type.struct).struct,
    inner: type.inner ? scanType(type.inner, intern) : null,
    value: type.value ? scanType(type.value, intern) : null,
  };
}

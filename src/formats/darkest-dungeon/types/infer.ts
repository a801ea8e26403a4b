// Infers the type of a field's data. A rule for the path decides if the data fits it; otherwise size and
// content do. Rules: format notes 3.3; where two public decoders differ, the safer one's.

import { CONTROLS, oddText } from '../../../bytes/odd-values.ts';
import { aligned, MAGIC } from '../dson/layout.ts';
import { type Chain, PatternTable } from '../dson/patterns.ts';
import { TYPED_PATHS } from './typed-paths.gen.ts';
import { TYPE, type TypedPaths, type TypeSource } from './types.ts';

export interface TypeRule {
  readonly type: number;
  readonly source: TypeSource;
  /** True if the rule only applies to data of more than 4 bytes. */
  readonly longOnly: boolean;
}

const { types: TYPES }: TypedPaths = TYPED_PATHS;

const RULES = new PatternTable<TypeRule>(() =>
  TYPES.flatMap(({ type, longOnly, paths }) => paths.map((path) => typeRule(type, path, longOnly))),
);

function typeRule(name: keyof typeof TYPE, path: string, longOnly = false): [string, TypeRule] {
  return [path, { type: TYPE[name], source: path.includes('/') ? 'path' : 'name', longOnly }];
}

/** Place of one field's data in the image. */
export interface FieldData {
  readonly view: DataView;
  readonly bytes: Uint8Array;
  /** Start of the data block, which alignment counts from. */
  readonly dataAt: number;
}

/** The rule for fields of any name in an object, looked up once per object. */
export function anyFieldRule(chain: Chain): TypeRule | null {
  return RULES.findAny(chain);
}

/** The rule, by its path, for a field with this name in the object that `chain` ends with. */
export function ruleOf(name: number, chain: Chain, any: TypeRule | null): TypeRule | null {
  return RULES.find(name, chain) ?? any;
}

/**
 * Type of the field whose name ends at `at` and whose data ends at `end`, both offsets into the image.
 * @param any the {@link anyFieldRule} of the object that holds the field
 */
export function inferType(
  data: FieldData,
  at: number,
  end: number,
  name: number,
  chain: Chain,
  any: TypeRule | null,
): number {
  return fittingRule(data, at, end, name, chain, any)?.type ?? structuralType(data, at, end);
}

/** The evidence for the answer of {@link inferType}. */
export function typeSource(...field: Parameters<typeof inferType>): TypeSource {
  return fittingRule(...field)?.source ?? 'structure';
}

function fittingRule(...[data, at, end, name, chain, any]: Parameters<typeof inferType>): TypeRule | null {
  const rule = ruleOf(name, chain, any);
  return rule && fits(data, at, end, rule) ? rule : null;
}

function fits(data: FieldData, at: number, end: number, { type, longOnly }: TypeRule): boolean {
  const start = aligned(data.dataAt, at);
  const left = end - start;
  if (longOnly && left <= 4) return false;
  switch (type) {
    case TYPE.Char:
      return end - at === 1;
    case TYPE.Float:
      return left === 4;
    case TYPE.TwoInt:
    case TYPE.TwoBool:
      return left === 8;
    case TYPE.FloatArray:
      return left >= 4 && left % 4 === 0;
    case TYPE.IntVector:
      return left >= 4 && left / 4 === data.view.getInt32(start, true) + 1;
    default:
      return stringVectorEnd(data, start, end) === end;
  }
}

/** Judges by size and content alone. */
function structuralType(data: FieldData, at: number, end: number): number {
  if (end - at === 1) return TYPE.Bool;
  const start = aligned(data.dataAt, at);
  const left = end - start;
  if (left === 4) return TYPE.Int;
  if (left < 4) return TYPE.Opaque;
  const first = data.view.getInt32(start, true);
  if (left === 8 && isBool(data.bytes, start) && isBool(data.bytes, start + 4)) return TYPE.TwoBool;
  if (first === left - 4) {
    if (left >= 68 && data.view.getInt32(start + 4, true) === MAGIC) return TYPE.File;
    if (isText(data.bytes, start + 4, end)) return TYPE.String;
  }
  return first >= 1 && left === 4 * (first + 1) ? TYPE.IntVector : TYPE.Opaque;
}

function isBool(bytes: Uint8Array, at: number): boolean {
  return bytes[at]! <= 1 && bytes[at + 1] === 0 && bytes[at + 2] === 0 && bytes[at + 3] === 0;
}

/** True if the only NUL ends it: with others, or control characters, bytes of it are lost. */
function isText(bytes: Uint8Array, at: number, end: number): boolean {
  return bytes[end - 1] === 0 && oddText(bytes, at, end - 1) !== CONTROLS;
}

/**
 * End of a vector of texts, each aligned except for the end of the last; -1 when there is none from `start` to `end`.
 */
function stringVectorEnd(data: FieldData, start: number, end: number): number {
  let stop = start + 4;
  const count = stop <= end ? data.view.getInt32(start, true) : -1;
  if (count < 0 || count * 5 > end - stop) return -1;
  for (let i = 0; i < count; i++) {
    const at = aligned(data.dataAt, stop);
    const size = at + 4 <= end ? data.view.getInt32(at, true) : 0;
    stop = at + 4 + size;
    if (size < 1 || stop > end || !isText(data.bytes, at + 4, stop)) return -1;
  }
  return stop;
}

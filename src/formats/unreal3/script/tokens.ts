// The tokens of byte code: the operands of each opcode, by version and game. Measured: every script in packages of
// versions 391 to 888 ends exactly where its header says (docs/formats/unreal3.md, section on byte code).

import type { Traits } from '../file/traits.ts';
import { VERSION } from '../versions.ts';
import { TOKEN_TABLE } from './token-table.gen.ts';

export const OPERAND = {
  object: 0,
  name: 1,
  /** One token with its operands. */
  expression: 2,
  /** Tokens up to and including the one that ends parameters. */
  parameters: 3,
  /** The token that ends parameters. */
  end: 4,
  u8: 5,
  u16: 6,
  i32: 7,
  f32: 8,
  /** Three words: a vector or a rotator. */
  triple: 9,
  /** Bytes or 16-bit units up to a zero. */
  ansi: 10,
  wide: 11,
  /** An offset, then an expression unless the offset is 0xFFFF (the default case). */
  switchCase: 12,
  /** Names and offsets up to and including the name None. */
  labels: 13,
} as const;

type TokenRows = Readonly<Record<number, readonly [name: string, operands: string]>>;
const { common: COMMON, massEffect3: MASS_EFFECT_3 }: Readonly<Record<'common' | 'massEffect3', TokenRows>> =
  TOKEN_TABLE;

const LETTER: Readonly<Record<string, number>> = {
  o: OPERAND.object,
  n: OPERAND.name,
  x: OPERAND.expression,
  P: OPERAND.parameters,
  E: OPERAND.end,
  '1': OPERAND.u8,
  '2': OPERAND.u16,
  '4': OPERAND.i32,
  f: OPERAND.f32,
  v: OPERAND.triple,
  s: OPERAND.ansi,
  w: OPERAND.wide,
  c: OPERAND.switchCase,
  l: OPERAND.labels,
};

export interface Token {
  readonly name: string;
  readonly operands: readonly number[];
  /** Size of the operands when all of them are numbers, else -1. */
  readonly skip: number;
}

/** Opcodes that the reader itself has to know. */
export const OPCODE = {
  localVariable: 0x00,
  instanceVariable: 0x01,
  defaultVariable: 0x02,
  stateVariable: 0x03,
  outVariable: 0x48,
  nativeParameter: 0x29,
  arrayElement: 0x10,
  new: 0x11,
  classContext: 0x12,
  classCast: 0x13,
  endOfParameters: 0x16,
  self: 0x17,
  context: 0x19,
  dynamicArrayElement: 0x1a,
  virtualCall: 0x1b,
  finalCall: 0x1c,
  objectConstant: 0x20,
  dynamicCast: 0x2e,
  structMember: 0x35,
  globalCall: 0x37,
  debugInfo: 0x41,
  conditional: 0x45,
  interfaceContext: 0x51,
  interfaceCast: 0x52,
  endOfScript: 0x53,
  namedCall: 0x65,
} as const;

/** Opcodes of native calls: the first whose index takes one more byte, and the first that is the index itself. */
interface NativeCalls {
  readonly extended: number;
  readonly plain: number;
}

export interface TokenSet {
  /** By opcode; null for unknown opcodes. */
  readonly tokens: readonly (Token | null)[];
  readonly natives: NativeCalls;
  readonly objectSize: 4 | 8;
}

/** The tokens of packages of one version and game. */
export function tokensOf(traits: Traits): TokenSet {
  const { version, massEffect } = traits;
  const rows = new Map(Object.entries(COMMON).map(([code, row]) => [Number(code), row]));
  const namesProperty = version >= VERSION.contextProperty;
  rows.set(0x05, ['switch', namesProperty ? 'o1x' : version >= VERSION.switchByte ? '2x' : '1x']);
  const hasByte = version >= VERSION.contextByte && massEffect === 0;
  const skip = namesProperty ? 'x2o1x' : hasByte ? 'x22x' : 'x21x';
  rows.set(OPCODE.classContext, ['class context', skip]);
  rows.set(OPCODE.context, ['context', skip]);
  rows.set(OPCODE.structMember, ['struct member', version >= VERSION.structMemberByte ? 'oo11x' : 'oo1x']);
  rows.set(0x43, ['delegate property', version >= VERSION.delegateObject ? 'no' : 'n']);
  if (massEffect > 0) rows.set(0x4f, ['string reference', '4']);
  if (version === VERSION.xenonTokens) {
    rows.set(0x4a, ['string reference', '4']);
    rows.set(0x4b, ['array add', 'xx']);
  }
  if (massEffect === 3) for (const [code, row] of Object.entries(MASS_EFFECT_3)) rows.set(Number(code), row);
  const natives = massEffect === 3 ? { extended: 0x70, plain: 0x80 } : { extended: 0x60, plain: 0x70 };
  for (let code = natives.extended; code < 0x100; code++)
    rows.set(code, ['native call', code < natives.plain ? '1P' : 'P']);
  const closes = version >= VERSION.parameterEnds;
  const tokens = Array.from({ length: 0x100 }, (_, code): Token | null => {
    const row = rows.get(code);
    if (!row) return null;
    const operands = operandsOf(row[1], closes);
    return { name: row[0], operands, skip: sizeOf(operands) };
  });
  return { tokens, natives, objectSize: version >= VERSION.wideCodeObjects ? 8 : 4 };
}

function operandsOf(text: string, closes: boolean): number[] {
  const kept = closes ? text.replaceAll(' E', 'E') : text.replaceAll(' E', '');
  return [...kept].map((letter) => LETTER[letter]!);
}

/** Size of operands that are all numbers; -1 when any is not. */
function sizeOf(operands: readonly number[]): number {
  let size = 0;
  for (const operand of operands) {
    const own = NUMBER_SIZE.get(operand);
    if (own === undefined) return -1;
    size += own;
  }
  return size;
}

const NUMBER_SIZE: ReadonlyMap<number, number> = new Map([
  [OPERAND.u8, 1],
  [OPERAND.u16, 2],
  [OPERAND.i32, 4],
  [OPERAND.f32, 4],
  [OPERAND.triple, 12],
]);

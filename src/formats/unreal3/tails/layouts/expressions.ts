// Uniform expressions of compiled materials, below file version 656: trees of arithmetic whose leaves are
// numbers, parameters and textures. Each begins with the name of its type.

import type { PropertyValue, Value } from '../../../../graph/values.ts';
import { listOf } from '../parts/lists.ts';
import { type Part, type Reading, struct } from '../parts/part.ts';
import { readIndex, readName } from '../parts/plain.ts';

/** Operands in order: e expression, i int32, b byte, f float, 4 four floats, n name, t texture. */
const OPERANDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Time: '',
    RealTime: '',
    FractionOfEffectEnabled: '',
    Abs: 'e',
    Ceil: 'e',
    Floor: 'e',
    Frac: 'e',
    Periodic: 'e',
    SquareRoot: 'e',
    Sine: 'ei',
    Max: 'ee',
    Min: 'ee',
    Fmod: 'ee',
    AppendVector: 'eei',
    FoldedMath: 'eeb',
    Clamp: 'eee',
    Constant: '4b',
    ScalarParameter: 'nf',
    VectorParameter: 'n4',
    Texture: 't',
    FlipBookTextureParameter: 't',
    TextureParameter: 'nt',
    FlipbookParameter: 'it',
  }).map(([name, operands]) => [name.toLowerCase(), operands]),
);
const PREFIX = 'fmaterialuniformexpression';
/** Expressions nested deeper than this come from a hostile file. */
const MOST_NESTING = 64;

/** A list of expressions; every texture in them is a reference under this name. */
export const expressions = (name: string): Part =>
  listOf(name, {
    name: '',
    type: 'expression',
    size: null,
    least: 4,
    links: true,
    walk: (reading, label) => walk(reading, `${label}.texture`, 0),
    value: (reading) => value(reading, 0),
  });

function operandsOf(reading: Reading, depth: number): { readonly type: string; readonly operands: string } {
  const { cursor } = reading;
  const { at } = cursor;
  if (depth > MOST_NESTING)
    throw cursor.error('LIMIT', `at most ${MOST_NESTING} expressions deep`, 'more', at);
  const { index, number } = readName(reading);
  const type = reading.nameText(index, number);
  const operands = OPERANDS.get(type.toLowerCase().replace(PREFIX, ''));
  if (operands === undefined) throw cursor.error('VALUE', 'the type of a material expression', type, at);
  return { type, operands };
}

function walk(reading: Reading, label: string, depth: number): void {
  const { cursor } = reading;
  for (const operand of operandsOf(reading, depth).operands) {
    if (operand === 'e') walk(reading, label, depth + 1);
    else if (operand === 'n') readName(reading);
    else if (operand === 't') {
      const { at } = cursor;
      const index = readIndex(reading, label);
      if (index !== 0) reading.link(label, at, index);
    } else cursor.skip(operand === '4' ? 16 : operand === 'b' ? 1 : 4);
  }
}

function value(reading: Reading, depth: number): Value {
  const { type, operands } = operandsOf(reading, depth);
  const fields: PropertyValue[] = [
    ...struct([['type', type.replace(/^FMaterialUniformExpression/i, '')]]).fields,
  ];
  for (const operand of operands) {
    const [name, shown] = operandValue(reading, operand, depth);
    fields.push({ name, index: 0, type: name, value: shown });
  }
  return { kind: 'struct', fields };
}

function operandValue(reading: Reading, operand: string, depth: number): readonly [string, Value] {
  const { cursor } = reading;
  const { at } = cursor;
  switch (operand) {
    case 'e':
      return ['operand', value(reading, depth + 1)];
    case 'n': {
      const { index, number } = readName(reading);
      return ['name', reading.nameText(index, number)];
    }
    case 't': {
      const index = readIndex(reading, 'texture');
      return ['texture', index === 0 ? null : reading.shown(at, index)];
    }
    case '4':
      return ['value', { kind: 'list', items: [cursor.f32(), cursor.f32(), cursor.f32(), cursor.f32()] }];
    case 'f':
      return ['value', cursor.f32()];
    case 'b':
      return ['kind', cursor.u8()];
    default:
      return ['index', cursor.i32()];
  }
}

// Uniform expressions of compiled materials, below file version 656: trees of arithmetic whose leaves are
// numbers, parameters and textures. Each begins with the name of its type.

import type { Value } from '../../../../graph/values.ts';
import { computed, field } from '../../../layout/field.ts';
import type { LabelNode } from '../../../layout/labels.ts';
import { times } from '../../../layout/lists.ts';
import type { Part, Reading } from './part.ts';
import { f32, i32, nameOf, readName, ref, u8 } from './plain.ts';

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

/** Every texture in it is a reference. */
export const expression = (name: string): Part =>
  field({ name, type: 'expression', least: 4, links: true }, (reading, label) =>
    readExpression(reading, label.named('texture'), 0),
  );

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

/** By letter; `e` is another expression. */
const PARTS: ReadonlyMap<string, Part> = new Map([
  ['n', nameOf('name')],
  ['t', ref('texture')],
  ['4', times('value', 4, [f32('')])],
  ['f', f32('value')],
  ['b', u8('kind')],
  ['i', i32('index')],
]);

function readExpression(reading: Reading, label: LabelNode, depth: number): Value {
  const { type, operands } = operandsOf(reading, depth);
  const fields = [computed('type', 'string', type.replace(/^FMaterialUniformExpression/i, ''))];
  for (const operand of operands) {
    const part = PARTS.get(operand);
    const value = part ? part.read(reading, label) : readExpression(reading, label, depth + 1);
    const name = part?.name ?? 'operand';
    fields.push(computed(name, name, value));
  }
  return { kind: 'struct', fields };
}

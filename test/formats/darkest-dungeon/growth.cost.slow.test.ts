// Work grows with the size of a file, however it is made: ten times the content takes some ten times the steps. What the bound catches
// is a search inside a loop.

import { describe, expect, it } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { countSteps } from '../../tools/count-steps.ts';
import { type DsonField, dson } from '../../tools/darkest-dungeon/dson.ts';
import { openFields } from '../../tools/darkest-dungeon/open.ts';

/** How many times the steps ten times as much may take. */
const MOST = 15;
const SMALL = 1500;

const numbered = (count: number, make: (i: number) => DsonField): DsonField[] =>
  Array.from({ length: count }, (_, i) => make(i));

const SHAPES: readonly (readonly [what: string, make: (count: number) => DsonField[]])[] = [
  [
    'objects in a list',
    (n) => [dson.object('wallet', ...numbered(n, (i) => dson.object(String(i), dson.int('amount', i))))],
  ],
  ['objects of one name', (n) => numbered(n, (i) => dson.object('same', dson.int('n', i)))],
  ['fields of one name', (n) => numbered(n, (i) => dson.int('same', i))],
  ['doors in one object', (n) => [dson.object('a', ...numbered(n, (i) => dson.int('tile_to', i)))]],
  [
    'purchases of heroes who are gone',
    (n) => [
      dson.object(
        'purchases',
        ...numbered(n, (i) =>
          dson.object(
            String(i),
            dson.int('instance_number', i + 1),
            dson.int('tree_id', ((i + 1) * 7_654_321) | 0),
            dson.object('x', dson.text('heroClass', `class ${i}`)),
          ),
        ),
      ),
    ],
  ],
  ['names of many words', (n) => numbered(n, (i) => dson.int(`${'_'.repeat(60)}${i}`, 12_345_678 + i))],
  [
    'embedded files',
    (n) => numbered(n, (i) => dson.object(String(i), dson.file('raw_data', [dson.int('n', i)]))),
  ],
];

describe('opening and decoding ten times as much', () => {
  for (const [what, make] of SHAPES) {
    it(`takes some ten times the steps: ${what}`, () => {
      stepsFor(make(SMALL));
      expect(stepsFor(make(SMALL * 10))).toBeLessThan(stepsFor(make(SMALL)) * MOST);
    });
  }
});

function stepsFor(fields: readonly DsonField[]): number {
  return countSteps(() => {
    const graph = openFields(...fields);
    for (let node = 0; node < graph.count; node++) graph.properties(node as NodeId);
  });
}

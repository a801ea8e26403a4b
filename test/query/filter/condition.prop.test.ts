// Joined conditions: simplified, and true of the same rows as before.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asksOfValue,
  both,
  type Condition,
  either,
  NEVER,
  negate,
  type ValueTests,
} from '../../../src/query/filter/condition.ts';
import { runs } from '../../tools/runs.ts';

type Joined =
  | { readonly join: 'both' | 'either'; readonly of: readonly Joined[] }
  | { readonly join: 'negate'; readonly of: Joined }
  | Condition;

const ROWS = [0, 1, 2];
const trees: fc.Arbitrary<Joined> = fc.letrec<{ tree: Joined }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Joined>(
      { is: 'always' },
      NEVER,
      { is: 'rows', rows: [0, 1] },
      { is: 'rows', rows: [1, 2] },
    ),
    fc.record({ join: fc.constantFrom('both', 'either'), of: fc.array(tie('tree'), { maxLength: 3 }) }),
    fc.record({ join: fc.constantFrom('both', 'either'), of: fc.tuple(tie('tree'), tie('tree')) }),
    fc.record({ join: fc.constant('negate'), of: tie('tree') }),
  ),
})).tree;

function joined(tree: Joined): Condition {
  if (!('join' in tree)) return tree;
  if (tree.join === 'negate') return negate(joined(tree.of));
  return (tree.join === 'both' ? both : either)(tree.of.map(joined));
}

/** What a tree means, as it was written. */
function isTrue(tree: Joined, row: number): boolean {
  if (!('join' in tree)) return holds(tree, row);
  if (tree.join === 'negate') return !isTrue(tree.of, row);
  return tree.join === 'both'
    ? tree.of.every((of) => isTrue(of, row))
    : tree.of.some((of) => isTrue(of, row));
}

function holds(condition: Condition, row: number): boolean {
  switch (condition.is) {
    case 'always':
      return true;
    case 'and':
      return condition.of.every((part) => holds(part, row));
    case 'or':
      return condition.of.some((part) => holds(part, row));
    case 'not':
      return !holds(condition.of, row);
    case 'rows':
      return condition.rows.includes(row);
    default:
      return false;
  }
}

/** Nothing that says nothing, nothing that could be part of what is around it. */
function isSimple(condition: Condition): boolean {
  if (condition.is === 'not') {
    return !['always', 'never', 'not'].includes(condition.of.is) && isSimple(condition.of);
  }
  if (condition.is !== 'and' && condition.is !== 'or') return true;
  const unwanted = ['always', 'never', condition.is];
  return (
    condition.of.length > 1 && condition.of.every((part) => !unwanted.includes(part.is) && isSimple(part))
  );
}

test('joining keeps the meaning and leaves nothing to simplify', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const condition = joined(tree);
      expect(ROWS.filter((row) => holds(condition, row))).toEqual(ROWS.filter((row) => isTrue(tree, row)));
      expect(isSimple(condition)).toBe(true);
    }),
    { numRuns: runs(2000) },
  );
});

test('a value is asked about by any of its tests, false among them', () => {
  expect(asksOfValue({})).toBe(false);
  const tests: ValueTests[] = [
    { boolean: false },
    { number: {} },
    { integer: {} },
    { text: { fold: false } },
  ];
  for (const test of [...tests, { reference: NEVER }]) expect(asksOfValue(test)).toBe(true);
});

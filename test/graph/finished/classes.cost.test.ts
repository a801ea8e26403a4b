// Subclasses of a long line of classes, in whichever order a file lists them.

import { expect, it } from 'vitest';
import type { ClassId } from '../../../src/graph/ids.ts';
import { countSteps } from '../../tools/count-steps.ts';
import { testGraph } from '../../tools/test-graph.ts';

const MANY = 20_000;
/** Some 110 a class; a walk that looks at all classes once per step takes 20,000 a class. */
const MOST_STEPS = 500 * MANY;

it.each([
  ['from the base on', (at: number) => at],
  ['the base last', (at: number) => MANY - 1 - at],
])('are found in one walk when it is listed %s', (_, placeOf) => {
  const names = Array.from({ length: MANY }, (__, at) => `C${placeOf(at)}`);
  const supers = Object.fromEntries(Array.from({ length: MANY - 1 }, (__, at) => [`C${at + 1}`, `C${at}`]));
  const { classes } = testGraph(
    names.map((name) => ({ path: `n${name}`, class: name })),
    supers,
  );
  const idOf = (name: string): ClassId => classes.lookup(name)[0]!;
  let found: readonly ClassId[] = [];
  expect(countSteps(() => (found = classes.withSubclasses(idOf('C1'))))).toBeLessThan(MOST_STEPS);
  expect(new Set(found).size).toBe(MANY - 1);
  expect(found).not.toContain(idOf('C0'));
  expect(classes.withSubclasses(idOf(`C${MANY - 1}`))).toEqual([idOf(`C${MANY - 1}`)]);
});

it('are found once when classes are below each other', () => {
  const { classes } = testGraph(
    ['A', 'B', 'C'].map((name) => ({ path: name, class: name })),
    { A: 'B', B: 'A', C: 'B' },
  );
  expect(new Set(classes.withSubclasses(classes.lookup('A')[0]!)).size).toBe(3);
});

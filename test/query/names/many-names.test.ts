// Lists of names that a save does not have: each list is answered with the nearest names of the first hundred, and the
// search for them spends the budget, so that a thread with a slice of time hands the query over.

import { describe, expect, it } from 'vitest';
import { NO_NODE } from '../../../src/graph/ids.ts';
import { BudgetError, noBudget } from '../../../src/query/budget.ts';
import type { ObjectFilter } from '../../../src/query/filter/filter.ts';
import { listObjects } from '../../../src/query/lists/list-objects.ts';
import { nearestBy } from '../../../src/query/names/nearest-names.ts';
import type { Warning } from '../../../src/query/tools.ts';
import { testGraph } from '../../tools/test-graph.ts';

const MOST = 100;
const graph = testGraph(
  Array.from({ length: 200 }, (_, at) => ({ path: `Build_Thing_${at}`, class: `/Game/Class_${at}` })),
);
const names = Array.from({ length: 5000 }, (_, at) => `Klass_${at}`);

function ask(where: ObjectFilter): { readonly warnings: readonly Warning[]; readonly checks: number } {
  const warnings: Warning[] = [];
  let checks = 0;
  const budget = { ...noBudget(), check: () => void checks++ };
  const tools = { budget, warn: (warning: Warning) => warnings.push(warning) };
  listObjects({ graph, tools, nodeOf: () => NO_NODE }, { of: 'save' }, { where });
  return { warnings, checks };
}

describe('a list of many unknown names', () => {
  it.each([
    ['classes', { class: { in: names } }],
    ['classes to leave out', { class: { nin: names } }],
    ['names', { name: { in: names } }],
    ['paths', { path: { in: names } }],
  ] as const)('of %s is answered with the nearest of the first hundred', (_, where) => {
    const { warnings } = ask(where as ObjectFilter);
    expect(warnings.filter(({ message }) => message.includes('Klass_'))).toHaveLength(MOST);
    expect(warnings[0]!.name).toBe('Klass_0');
  });

  it('checks the budget for each', () => {
    expect(ask({ class: { in: names } }).checks).toBeGreaterThanOrEqual(MOST);
  });
});

it('the search for near names ends when the budget does', () => {
  let checks = 0;
  const check = (): void => {
    if (++checks === 3) throw new BudgetError('slice', 0, 'Another thread will answer.');
  };
  const known = Array.from({ length: 1000 }, (_, at) => `name ${at}`);
  expect(() => nearestBy('nome', known, (each) => [each], { ...noBudget(), check })).toThrow(BudgetError);
});

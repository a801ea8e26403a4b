// A budget without limits never ends a request, and each request counts for itself.

import { expect, test } from 'vitest';
import { BudgetError, noBudget } from '../../src/query/budget.ts';
import { NO_TOOLS } from '../../src/query/tools.ts';

test('nothing is too much without limits', () => {
  const budget = noBudget();
  expect([budget.visited, budget.decoded]).toEqual([0, 0]);
  budget.visited = budget.decoded = Number.MAX_SAFE_INTEGER;
  expect(() => budget.check()).not.toThrow();
  expect(noBudget().visited).toBe(0);
});

test('queries without tools have no limits either', () => {
  expect(() => NO_TOOLS.budget.check()).not.toThrow();
});

test('the error says which limit was reached', () => {
  const error = new BudgetError('rows', 5, 'more than 5 rows');
  expect(error).toMatchObject({ name: 'BudgetError', limit: 'rows', most: 5, message: 'more than 5 rows' });
});

// Work is counted as it is done, and the budget is asked in time.

import { expect, test } from 'vitest';
import { BudgetError, noBudget } from '../../src/query/budget.ts';
import { Ticker } from '../../src/query/ticker.ts';
import { CHECK_ROWS, NO_TOOLS } from '../../src/query/tools.ts';

function counted() {
  const budget = { ...noBudget(), checks: 0 };
  budget.check = () => {
    budget.checks++;
  };
  return { budget, ticker: new Ticker({ ...NO_TOOLS, budget }) };
}

test('rows and decoded properties are counted apart', () => {
  const { budget, ticker } = counted();
  ticker.tick();
  ticker.tick(10);
  ticker.decode();
  expect([budget.visited, budget.decoded]).toEqual([11, 1]);
});

test('the budget is asked once in so much work, whatever its kind', () => {
  const { budget, ticker } = counted();
  ticker.tick(CHECK_ROWS - 1);
  expect(budget.checks).toBe(0);
  ticker.tick();
  expect(budget.checks).toBe(1);
  for (let left = CHECK_ROWS; left > 0; left--) ticker.decode();
  expect(budget.checks).toBeGreaterThan(10);
});

test('rows that are cheap together cost less', () => {
  const { budget, ticker } = counted();
  ticker.tick(CHECK_ROWS * 2, 1);
  expect([budget.visited, budget.checks]).toEqual([CHECK_ROWS * 2, 0]);
});

test('what the budget throws ends the work', () => {
  const budget = noBudget();
  budget.check = () => {
    throw new BudgetError('rows', 1, 'too many rows');
  };
  const ticker = new Ticker({ ...NO_TOOLS, budget });
  expect(() => ticker.tick(CHECK_ROWS)).toThrow(BudgetError);
});

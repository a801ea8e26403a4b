// Rows along links, and tests of them, are paid from the budget of the request: however deep a query goes, it spends what
// there is once.

import { expect, it } from 'vitest';
import { RequestBudget } from '../../../src/api/budget/budget.ts';
import { NO_LIMITS } from '../../../src/api/budget/limits.ts';
import { createContext } from '../../../src/api/context/context.ts';
import { RequestPipeline } from '../../../src/api/request/pipeline.ts';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { BudgetError } from '../../../src/query/budget.ts';
import { openLibrary } from '../../tools/open-library.ts';

type Kind = 'rows' | 'visited';

const library = openLibrary('examples');
const pipeline = new RequestPipeline(createSchema(), () => undefined);

/** How much of a kind a query spends, and the code of its error when it may spend only so much. */
async function spend(fields: string, kind: Kind, most = 1e9): Promise<readonly [number, unknown]> {
  const budget = new RequestBudget({ limits: { ...NO_LIMITS, [kind]: most } });
  const query = `{ save(id: "little-factory") { satisfactory { ${fields} } } }`;
  const { errors } = await pipeline.answer({ query }, createContext(library, { budget }));
  return [budget.cost[kind], errors?.[0]?.extensions.code ?? codeOf(() => budget.check())];
}

/** Of so little work the check of visits comes late. */
function codeOf(check: () => void): unknown {
  try {
    check();
    return null;
  } catch (error) {
    return error instanceof BudgetError ? 'LIMIT_EXCEEDED' : error;
  }
}

it.each([
  [
    'rows',
    'circuits { nodes { number } }',
    'circuits { nodes { number machines { nodes { circuit { machines { nodes { kind } } } } } } }',
  ],
  [
    'visited',
    'circuits(where: {number: {gt: 0}}) { totalCount }',
    'circuits(where: {machines: {some: {circuit: {machines: {every: {kind: {ne: GENERATOR}}}}}}}) { totalCount }',
  ],
] as const)('%s', async (kind, flat, deep) => {
  const [little] = await spend(flat, kind);
  const [much, code] = await spend(deep, kind);
  expect(code).toBeNull();
  expect(much).toBeGreaterThan(little * 2);
  expect((await spend(deep, kind, much))[1]).toBeNull();
  expect((await spend(deep, kind, Math.floor(much / 2)))[1]).toBe('LIMIT_EXCEEDED');
});

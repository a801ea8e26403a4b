// Conditions on decoded values against a look at each value, straight from the filter.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { elementCondition, plainCondition } from '../../../src/query/compile/compile-filter.ts';
import type { ElementsCondition } from '../../../src/query/filter/condition.ts';
import type { ObjectFilter } from '../../../src/query/filter/filter.ts';
import { newRun } from '../../../src/query/run/filter-rows.ts';
import { elementsTest, elementTest } from '../../../src/query/run/value-test.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { elementFilters, elementListFilters } from '../../tools/arbitrary.ts';
import { lists } from '../../tools/arbitrary-members.ts';
import { naiveElementMatch, naiveMatch, valuesOf } from '../../tools/naive.ts';
import { filterContextOf, nodeOf } from '../../tools/row-filter-context.ts';
import { runs } from '../../tools/runs.ts';

test('of the elements of a list: some, every or none, and how many', () => {
  fc.assert(
    fc.property(lists, elementListFilters, ({ graph, rows }, match) => {
      const where: ObjectFilter = { elements: [match] };
      const condition = plainCondition(filterContextOf(graph), where, 'where') as ElementsCondition;
      const holds = elementsTest(newRun(graph, NO_TOOLS), condition);
      const expected = Array.from(rows, (row) => naiveMatch(graph, where, row as NodeId, nodeOf(graph)));
      expect(Array.from(rows, holds)).toEqual(expected);
    }),
    { numRuns: runs(200) },
  );
});

test('of single elements: their values, what lies inside them, and their references', () => {
  const unnested = fc.constantFrom('list[]', 'items[]', 'm[]');
  fc.assert(
    fc.property(lists, unnested, elementFilters, ({ graph, rows }, unnest, filter) => {
      const condition = elementCondition(filterContextOf(graph), filter, unnest, 'where')!;
      const holds = elementTest(newRun(graph, NO_TOOLS), condition);
      for (const row of rows) {
        const node = row as NodeId;
        for (const element of valuesOf(graph, node, unnest)) {
          const expected = naiveElementMatch(graph, filter, element, node, nodeOf(graph));
          expect(holds(element, node)).toBe(expected);
        }
      }
    }),
    { numRuns: runs(600) },
  );
});

// Conditions tried on columns against trying them on every decoded value.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { elementCondition, plainCondition } from '../../../src/query/compile/compile-filter.ts';
import type { ElementCondition, PropertyCondition } from '../../../src/query/filter/condition.ts';
import type { ElementFilter, ObjectFilter } from '../../../src/query/filter/filter.ts';
import { elementTest } from '../../../src/query/run/element-test.ts';
import { newRun } from '../../../src/query/run/filter-rows.ts';
import { elementsUnder, isFlat, objectSource } from '../../../src/query/run/object-source.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { elementFilters, elementListFilters, propertyFilters } from '../../tools/arbitrary.ts';
import { type Listed, lists } from '../../tools/arbitrary-members.ts';
import { forAll } from '../../tools/for-all.ts';
import { Naive, naiveMatch, valuesOf } from '../../tools/naive.ts';
import { filterContextOf, nodeOf } from '../../tools/row-filter-context.ts';
import { testGraph } from '../../tools/test-graph.ts';

/** Tries a filter of one condition on columns, and on every decoded value. */
function compare({ graph, rows }: Listed, where: ObjectFilter): void {
  const condition = plainCondition(filterContextOf(graph), where, 'where') as PropertyCondition;
  const run = newRun(graph, NO_TOOLS);
  const holds = elementTest(run, objectSource(run, rows), condition);
  const expected = Array.from(rows, (row) => naiveMatch(graph, where, row as NodeId, nodeOf(graph)));
  expect(Array.from(rows, (row) => holds(row, 0))).toEqual(expected);
}

test('of properties', () => {
  forAll(1000, lists, propertyFilters, (listed, match) => compare(listed, { properties: [match] }));
});

test('of lists', () => {
  forAll(1000, lists, elementListFilters, (listed, match) => compare(listed, { elements: [match] }));
});

/** Whether the filter asks for more than the values of an element and what lies right inside it. */
function isDeep({ and, or, not, elements, references }: ElementFilter): boolean {
  return (
    (elements?.length ?? 0) > 0 ||
    Boolean(references) ||
    [...(and ?? []), ...(or ?? []), ...(not ? [not] : [])].some(isDeep)
  );
}

test('of single elements', () => {
  forAll(
    1000,
    lists,
    fc.constantFrom('list[]', 'items[]', 'm[]'),
    elementFilters,
    ({ graph, rows }, unnest, filter) => {
      const condition: ElementCondition = elementCondition(filterContextOf(graph), filter, unnest, 'where')!;
      expect(isFlat(condition)).toBe(!isDeep(filter));
      const run = newRun(graph, NO_TOOLS);
      const path = run.indexes.paths.parse(unnest, 'unnest');
      // Decoded elements can be asked whatever columns can.
      for (const inColumns of [isFlat(condition), false]) {
        const elements = elementsUnder(run, rows, path, inColumns);
        const holds = elementTest(run, elements.source, condition);
        for (const row of rows) {
          const node = row as NodeId;
          const values = valuesOf(graph, node, unnest);
          expect(elements.count(row, 0)).toBe(values.length);
          for (const [at, element] of values.entries()) {
            const expected = new Naive(graph, nodeOf(graph)).elementMatches(filter, element, node);
            expect(holds(row, elements.at(at))).toBe(expected);
          }
        }
      }
    },
  );
});

test('of many rows with few texts', () => {
  const words = fc.constantFrom('Iron', 'iron', '', 1, null);
  const values = fc.array(fc.option(words, { nil: undefined }), { minLength: 64, maxLength: 80 });
  const matches = fc.constantFrom(
    ...[{ eq: 'Iron' }, { ne: 'Iron' }, { contains: 'r' }, { isNull: true }, { in: ['', 'iron'] }],
  );
  forAll(100, values, matches, fc.constantFrom('SOME', 'EVERY', 'NONE'), (list, text, quantifier) => {
    const graph = testGraph(
      list.map((a, at) => ({ path: `n${at}`, class: 'A', ...(a !== undefined && { properties: { a } }) })),
    );
    const rows = Uint32Array.from(list.keys());
    compare({ graph, rows }, { properties: [{ path: 'a', text, quantifier }] });
  });
});

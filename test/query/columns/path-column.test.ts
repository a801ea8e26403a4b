// One path of a graph as a column: the same as decoding, however much of it is read at a time.

import { expect, test } from 'vitest';
import { noBudget } from '../../../src/query/budget.ts';
import { PathColumn } from '../../../src/query/columns/path-column.ts';
import { newRun } from '../../../src/query/run/filter-rows.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { pathIn } from '../../../src/query/values/property-path.ts';
import { askedOf, compareColumn, compareListed, spreadRows } from '../../tools/column-oracle.ts';
import { graphsIn } from '../../tools/example-graphs.ts';

const EXAMPLES = ['little-factory.sav', 'hollowmere', '20221101120000_2_1.sav', 'unreal3'];
/** Rows and paths that columns are compared on. */
const ROWS = 150;
const PATHS = 80;

test.each(EXAMPLES.flatMap(graphsIn))('columns of $name are what decoding gives', ({ graph }) => {
  const rows = spreadRows(graph, ROWS);
  const asked = askedOf(graph, rows, PATHS);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.reduce((sum, each) => sum + compareColumn(graph, rows, each), 0)).toBeGreaterThan(100);
  expect(compareListed(graph, rows, asked) > 0).toBe(graph.hasColumnReaders);
});

test.each(['little-factory.sav', 'hollowmere'].flatMap(graphsIn))(
  'of $name keeps what was read when the budget is spent, and goes on from there',
  ({ graph }) => {
    const shown = (column: PathColumn): unknown[] =>
      Array.from({ length: graph.count }, (_, row) => {
        const element = column.firstElement(row);
        const [start, stop] = [column.start(element), column.stop(element)];
        return Array.from({ length: stop - start }, (_, at) => [
          column.kind(start + at),
          column.numberOf(start + at),
          column.targetOf(start + at),
        ]);
      });
    for (const { inside, path } of askedOf(graph, spreadRows(graph, ROWS), 10)) {
      if (inside !== null || path === null) continue;
      const of = { path: pathIn(graph, path, 'path'), inside: null };
      const whole = new PathColumn(graph, of);
      whole.fillAll(newRun(graph, NO_TOOLS));
      const column = new PathColumn(graph, of);
      const budget = { ...noBudget(), left: 3, check: () => {} };
      budget.check = () => {
        if (--budget.left < 0) throw new Error('spent');
      };
      while (!column.isComplete) {
        budget.left = 3;
        const unread = column.unread;
        try {
          column.fillAll(newRun(graph, { ...NO_TOOLS, budget }));
        } catch {
          expect(column.unread).toBeLessThanOrEqual(unread);
        }
      }
      expect(shown(column)).toEqual(shown(whole));
    }
  },
);

// One path as a column, decoded or read by a format's reader, against walking plain objects.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BudgetError } from '../../../src/query/budget.ts';
import type { ColumnRun } from '../../../src/query/columns/column-run.ts';
import { PathColumn } from '../../../src/query/columns/path-column.ts';
import { KnownPaths } from '../../../src/query/indexes/known-paths.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { askedOf, compareColumn, compareListed, spreadRows } from '../../tools/column-oracle.ts';
import { graphsIn } from '../../tools/example-graphs.ts';
import {
  columnElements,
  parsed,
  plainElements,
  plainGraph,
  plainRows,
  readerHabits,
  WANTED,
} from '../../tools/plain-columns.ts';
import { runs } from '../../tools/runs.ts';

/** Counts what is decoded, and ends when that is too much. */
class CountingRun implements ColumnRun {
  readonly tools = NO_TOOLS;
  decoded = 0;
  /** Work that was reported by the rows it costs. */
  cost = 0;
  most = Number.POSITIVE_INFINITY;

  tick(rows = 1, cost = rows): void {
    this.cost += cost;
    if (this.cost > this.most) throw new BudgetError('rows', this.most, 'spent');
  }

  decode(): void {
    if (++this.decoded > this.most) throw new BudgetError('rows', this.most, 'spent');
  }
}

const wanted = fc.constantFrom(...WANTED);

test('holds what lies under its path, whichever rows are read first', () => {
  fc.assert(
    fc.property(
      plainRows(1, 12),
      wanted,
      readerHabits,
      fc.array(fc.array(fc.nat({ max: 11 }), { maxLength: 6 }), { maxLength: 3 }),
      (rows, asked, habits, fills) => {
        const { graph, open } = plainGraph(rows, habits);
        const column = new PathColumn(graph, parsed(new KnownPaths(graph), asked));
        const run = new CountingRun();
        const known = new Set<number>();
        const check = (): void => {
          for (const row of known) {
            expect(column.isKnown(row)).toBe(true);
            const expected = plainElements(rows[row] ?? {}, asked);
            const found = columnElements(graph, column, row);
            // Rows without values are one and the same.
            if (expected.flat().length > 0 || asked.inside !== null) expect(found).toEqual(expected);
            else expect(found.flat()).toEqual([]);
          }
        };
        for (const fill of fills) {
          const some = [...new Set(fill)].filter((row) => row < graph.count).sort((a, b) => a - b);
          column.fill(run, Uint32Array.from(some));
          for (const row of some) known.add(row);
          check();
          const unread = Array.from({ length: graph.count }, (_, row) => row).filter(
            (row) => !column.isKnown(row),
          );
          expect([...column.unreadRows()]).toEqual(unread);
          expect(column.unread).toBe(unread.length);
        }
        // Each row is decoded once, and where there is a reader only what it refuses.
        if (!habits) expect(run.decoded).toBe(known.size);
        else expect(run.decoded).toBe(0);
        column.fillAll(run);
        expect(column.isComplete).toBe(true);
        for (let row = 0; row < graph.count; row++) known.add(row);
        check();
        expect(open()).toBe(0);
      },
    ),
    { numRuns: runs(500) },
  );
});

test('keeps what was read when the budget is spent, and goes on from there', () => {
  fc.assert(
    fc.property(plainRows(2, 12), wanted, readerHabits, fc.nat({ max: 20 }), (rows, asked, habits, most) => {
      const { graph, open } = plainGraph(rows, habits);
      const column = new PathColumn(graph, parsed(new KnownPaths(graph), asked));
      const run = new CountingRun();
      run.most = most;
      try {
        column.fillAll(run);
      } catch (error) {
        expect(error).toBeInstanceOf(BudgetError);
      }
      expect(open()).toBe(0);
      const left = column.unread;
      const next = new CountingRun();
      column.fillAll(next);
      expect(column.isComplete).toBe(true);
      if (!habits) expect([next.decoded, run.decoded >= graph.count - left]).toEqual([left, true]);
      for (let row = 0; row < graph.count; row++) {
        expect(columnElements(graph, column, row).flat()).toEqual(
          plainElements(rows[row] ?? {}, asked).flat(),
        );
      }
    }),
    { numRuns: runs(500) },
  );
});

test('a quarter of what is left is worth reading all of it', () => {
  const { graph } = plainGraph(
    Array.from({ length: 40 }, (_, at) => ({ a: at })),
    null,
  );
  const column = new PathColumn(graph, parsed(new KnownPaths(graph), { inside: null, path: 'a' }));
  const run = new CountingRun();
  expect([9, 10].map((count) => column.isWorthAll(run, new Uint32Array(count)))).toEqual([false, true]);
  column.fill(
    run,
    Uint32Array.from({ length: 20 }, (_, row) => row),
  );
  expect([4, 5].map((count) => column.isWorthAll(run, new Uint32Array(count)))).toEqual([false, true]);
});

test('what reading costs is reported: the more the longer it takes', () => {
  const rows = Array.from({ length: 10 }, (_, at) => ({ a: at }));
  for (const habits of [null, { batch: 3, refuses: 99 }]) {
    const { graph } = plainGraph(rows, habits);
    const column = new PathColumn(graph, parsed(new KnownPaths(graph), { inside: null, path: 'a' }));
    const run = new CountingRun();
    column.fillAll(run);
    // The reader leaves row 1 to decoding.
    expect([run.decoded, run.cost]).toEqual(habits ? [0, 44] : [10, 0]);
  }
});

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

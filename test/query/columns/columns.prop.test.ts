// Which columns are kept, and what of them is read: against a list of the rows that were asked about, path by path.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ColumnRun } from '../../../src/query/columns/column-run.ts';
import { Columns } from '../../../src/query/columns/columns.ts';
import type { PathColumn } from '../../../src/query/columns/path-column.ts';
import { KnownPaths } from '../../../src/query/indexes/known-paths.ts';
import { NO_TOOLS, type QueryTools } from '../../../src/query/tools.ts';
import {
  columnElements,
  parsed,
  plainElements,
  plainGraph,
  plainRows,
  type Wanted,
} from '../../tools/plain-columns.ts';
import { runs } from '../../tools/runs.ts';

const ASKED: readonly Wanted[] = [
  { inside: null, path: 'a' },
  { inside: null, path: 'n' },
  { inside: null, path: 'items[].n' },
  { inside: 'items[]', path: 'n' },
  { inside: 'items[]', path: null },
];

interface Read {
  readonly asked: number;
  readonly rows: readonly number[];
  readonly inSteps: boolean;
}

const MOST_ROWS = 60;

const reads: fc.Arbitrary<Read[]> = fc.array(
  fc.record({
    asked: fc.nat({ max: ASKED.length - 1 }),
    rows: fc.oneof(
      { weight: 4, arbitrary: fc.uniqueArray(fc.nat({ max: MOST_ROWS - 1 }), { maxLength: 8 }) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.nat({ max: MOST_ROWS - 1 }), { minLength: 30 }) },
    ),
    inSteps: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

/** What happened to a column: how a run explains it. */
interface Explained {
  readonly column: string;
  readonly path: string | null;
  readonly inside: string | null;
  readonly rows: number;
}

class ExplainedRun implements ColumnRun {
  readonly explained: Explained[] = [];
  decoded = 0;
  readonly tools: QueryTools = {
    ...NO_TOOLS,
    explain: (plan) => {
      const { column, path, inside, rows } = plan as Explained;
      this.explained.push({ column, path, inside, rows });
    },
  };

  tick(): void {}

  decode(): void {
    this.decoded++;
  }
}

test('a row is read once, a column as a whole when a quarter of what is left is asked for, and kept then', () => {
  fc.assert(
    fc.property(plainRows(40, MOST_ROWS), reads, (rows, list) => {
      const { graph } = plainGraph(rows, null);
      const paths = new KnownPaths(graph);
      const columns = new Columns(graph);
      const known = ASKED.map(() => new Set<number>());
      const run = new ExplainedRun();
      for (const { asked, rows: meant, inSteps } of list) {
        const wanted = ASKED[asked]!;
        const some = Uint32Array.from(meant.filter((row) => row < graph.count)).sort();
        const { inside, path } = parsed(paths, wanted);
        const read = (): PathColumn => {
          if (inside) return columns.readInside(run, some, inside, path);
          if (!inSteps) return columns.read(run, some, path!);
          const steps = columns.readInSteps(run, some, path!);
          for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
        };
        const before = run.decoded;
        const column = read();
        const left = graph.count - known[asked]!.size;
        const isKept = left === 0;
        const isWhole = some.length >= left / 4;
        if (inside || !inSteps) {
          const what = isKept ? 'kept' : isWhole ? 'read' : 'read in part';
          expect(run.explained.pop()).toEqual({ column: what, ...wanted, rows: some.length });
        }
        const added = isKept ? 0 : isWhole ? left : some.filter((row) => !known[asked]!.has(row)).length;
        expect(run.decoded - before).toBe(added);
        const now = isWhole ? graph.data.nodes.class.keys() : some;
        for (const row of now) known[asked]!.add(row);
        for (const row of known[asked]!) {
          const found = columnElements(graph, column, row);
          expect(found.flat()).toEqual(plainElements(rows[row] ?? {}, wanted).flat());
          if (inside) expect(found).toHaveLength(plainElements(rows[row] ?? {}, wanted).length);
        }
      }
      // What is whole is there for others as well, who read nothing.
      const others = new Columns(graph);
      for (const [asked, wanted] of ASKED.entries()) {
        if (known[asked]!.size < graph.count) continue;
        const before = run.decoded;
        const { inside, path } = parsed(paths, wanted);
        const column = inside
          ? others.readInside(run, Uint32Array.of(0), inside, path)
          : others.read(run, Uint32Array.of(0), path!);
        expect([run.decoded - before, run.explained.pop()?.column]).toEqual([0, 'kept']);
        for (let row = 0; row < graph.count; row++) {
          expect(columnElements(graph, column, row).flat()).toEqual(
            plainElements(rows[row] ?? {}, wanted).flat(),
          );
        }
      }
    }),
    { numRuns: runs(150) },
  );
});

test('what was read of a column before the budget was spent is not read again', () => {
  const rows = Array.from({ length: 50 }, (_, at) => ({ a: at }));
  const { graph } = plainGraph(rows, null);
  const path = new KnownPaths(graph).parse('a', 'path');
  const run = new ExplainedRun();
  const all = Uint32Array.from(rows.keys());
  const columns = new Columns(graph);
  const spent = new Error('spent');
  const limited: ColumnRun = {
    tools: NO_TOOLS,
    tick: () => undefined,
    decode: () => {
      if (run.decoded === 20) throw spent;
      run.decode();
    },
  };
  expect(() => columns.read(limited, all, path)).toThrow(spent);
  expect(run.decoded).toBe(20);
  expect(columnElements(graph, columns.read(run, all, path), 49)).toEqual([[49]]);
  expect(run.decoded).toBe(graph.count);
});

test('steps leave time for others: so many rows between two', () => {
  const rows = Array.from({ length: 5000 }, (_, at) => ({ a: at }));
  const { graph } = plainGraph(rows, null);
  const path = new KnownPaths(graph).parse('a', 'path');
  const run = new ExplainedRun();
  const steps = new Columns(graph).readInSteps(run, Uint32Array.from(rows.keys()), path);
  const decoded: number[] = [];
  while (!steps.next().done) decoded.push(run.decoded);
  expect(decoded).toEqual([2048, 4096, graph.count]);
});

// Values read for a whole page against decoding every object by itself.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { toJson } from '../../../src/graph/values.ts';
import { indexesOf } from '../../../src/query/indexes/indexes.ts';
import { ListValues, listValues } from '../../../src/query/lists/list-values.ts';
import { newRun } from '../../../src/query/run/filter-rows.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { graphs, PATHS } from '../../tools/arbitrary-graphs.ts';
import { graphFrom } from '../../tools/graph-notation.ts';
import { valuesOf } from '../../tools/naive.ts';
import { runs } from '../../tools/runs.ts';

test('are the only value under the path, none, or left to decoding', () => {
  let [some, none] = [0, 0];
  fc.assert(
    fc.property(graphs, fc.constantFrom(...PATHS), (graph, path) => {
      const rows = Uint32Array.from({ length: graph.count }, (_, row) => row);
      // Small graphs are decoded, unless something else has read the column.
      indexesOf(graph).columns.read(
        newRun(graph, NO_TOOLS),
        rows,
        indexesOf(graph).paths.parse(path, 'path'),
      );
      const values = new ListValues(graph, rows);
      for (const row of rows) {
        const found = values.plainValue(row as NodeId, path, NO_TOOLS);
        // What may be several values is a list, even of one.
        if (path.includes('[]')) expect(found).toBeUndefined();
        if (found === undefined) continue;
        const decoded = valuesOf(graph, row as NodeId, path).map(({ value }) => toJson(value));
        expect(found === null ? [] : [toJson(found)]).toEqual(decoded);
        if (found === null) none++;
        else some++;
      }
    }),
    { numRuns: runs(150) },
  );
  expect(Math.min(some, none)).toBeGreaterThan(20);
});

test('are read for pages, not for a few objects', () => {
  const graph = graphFrom(Array.from({ length: 32 }, (_, at) => `n${at}{"n":${at}}`).join(','));
  const rows = Uint32Array.from({ length: 32 }, (_, row) => row);
  expect(listValues(graph, rows.subarray(1))).toBeUndefined();
  expect(listValues(graph, rows)).toBeInstanceOf(ListValues);
});

// Warnings about texts under a property path: only where the list is empty, and only for texts that no object has there.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import type { PropertyFilter } from '../../../src/query/filter/filter.ts';
import { listObjects } from '../../../src/query/lists/list-objects.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { textIn } from '../../../src/query/values/property-path.ts';
import { graphs, PATHS } from '../../tools/arbitrary-graphs.ts';
import { naiveRows, valuesOf } from '../../tools/naive.ts';
import { filterContextOf, nodeOf } from '../../tools/row-filter-context.ts';
import { runs } from '../../tools/runs.ts';

/** The texts that a list of these conditions warns about. */
function warnedOf(graph: Graph, properties: readonly PropertyFilter[]): readonly unknown[] {
  const names: unknown[] = [];
  const tools = {
    ...NO_TOOLS,
    warn: ({ code, name }: { code: string; name?: unknown }) => {
      if (code === 'UNKNOWN_VALUE') names.push(name);
    },
  };
  const list = listObjects({ ...filterContextOf(graph), tools }, { of: 'save' }, { where: { properties } });
  // However often it is asked for.
  void [list.rows, list.total, list.rows];
  return names;
}

/** All texts under a path, of every node by itself. */
function textsUnder(graph: Graph, path: string): ReadonlySet<string> {
  const nodes = Array.from({ length: graph.count }, (_, row) => row as NodeId);
  const values = nodes.flatMap((node) => valuesOf(graph, node, path));
  return new Set(values.flatMap(({ value }) => textIn(value) ?? []));
}

const conditions = fc.record({
  path: fc.constantFrom(...PATHS),
  text: fc.record({ eq: fc.constantFrom('Iron', 'iron', 'Copper', 'Zinc', 'x') }),
  quantifier: fc.constantFrom('SOME' as const, 'EVERY' as const, 'NONE' as const),
});

test('an empty list warns of each text that nothing has, once', () => {
  let warned = 0;
  fc.assert(
    fc.property(graphs, fc.array(conditions, { minLength: 1, maxLength: 3 }), (graph, properties) => {
      const isEmpty = naiveRows(graph, { properties }, nodeOf(graph)).length === 0;
      const wanted = properties.flatMap(({ path, text, quantifier }) => {
        const known = textsUnder(graph, path);
        return quantifier === 'SOME' && known.size > 0 && !known.has(text.eq) ? [text.eq] : [];
      });
      const found = warnedOf(graph, properties);
      expect(found).toEqual(isEmpty ? wanted : []);
      warned += found.length;
    }),
    { numRuns: runs(600) },
  );
  expect(warned).toBeGreaterThan(0);
});

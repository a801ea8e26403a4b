// Cells of a table are read off columns, where they can be: the same as decoding each object gives.

import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { type BulkColumn, bulkColumns, type CellValue } from '../../src/bulk/bulk-columns.ts';
import type { Graph } from '../../src/graph/graph.ts';
import type { NodeId } from '../../src/graph/ids.ts';
import { type PropertyValue, toJson } from '../../src/graph/values.ts';
import { indexesOf } from '../../src/query/indexes/indexes.ts';
import { newRun } from '../../src/query/run/filter-rows.ts';
import { NO_TOOLS } from '../../src/query/tools.ts';
import { isMany, type PropertyPath, pathIn, valuesAt } from '../../src/query/values/property-path.ts';
import { graphsIn, VARIED_EXAMPLES } from '../tools/example-graphs.ts';

const LEVELS = 32;
const MOST_PATHS = 120;

/** Names of direct properties, references inside them, and every element of the lists among them. */
function pathsOf(graph: Graph): string[] {
  const names = new Set<string>();
  for (let row = 0; row < graph.count; row += Math.max(1, Math.floor(graph.count / 300))) {
    for (const { name, type } of graph.outline(row as NodeId)) {
      // In quotes, as some are called like facts that every object has.
      names.add(JSON.stringify(name));
      if (/array|list|set|map/i.test(type)) names.add(`${JSON.stringify(name)}[]`);
    }
  }
  for (const { text } of graph.data.labels) if (/^\w+(\[\])?(\.\w+(\[\])?)+$/.test(text)) names.add(text);
  // Labels of references need not be paths of properties.
  const { paths } = indexesOf(graph);
  const isKnown = (text: string): boolean => paths.suggestionsFor(text, 'columns', NO_TOOLS) === null;
  return [...names].filter(isKnown).slice(0, MOST_PATHS);
}

function decoded(properties: readonly PropertyValue[], path: PropertyPath): CellValue {
  const found = valuesAt(properties, path);
  if (isMany(path)) {
    return found.map(({ value }) =>
      typeof value === 'object' && value?.kind === 'reference' ? value.path || null : toJson(value, LEVELS),
    );
  }
  const value = found[0]?.value ?? null;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (value.kind === 'text') return value.text;
  if (value.kind === 'reference') return value.path || null;
  return toJson(value, LEVELS) as CellValue;
}

test.each(VARIED_EXAMPLES)('%s', (folder) => {
  const { graph } = graphsIn(folder)[0]!;
  const rows = Uint32Array.from({ length: graph.count }, (_, row) => row);
  const properties = Array.from(rows, (row) => graph.properties(row as NodeId));
  const paths = pathsOf(graph);
  expect(paths.length).toBeGreaterThan(3);
  let values = 0;
  for (const path of paths) {
    const [column] = bulkColumns(newRun(graph, NO_TOOLS), path, rows);
    const cells = column as BulkColumn & { kind: 'value' };
    for (const _ of cells.load(rows));
    const parsed = pathIn(graph, path, 'columns');
    for (const row of rows) {
      const [cell, right] = [cells.at(row), decoded(properties[row]!, parsed)];
      if (!isDeepStrictEqual(cell, right)) expect([path, row, cell]).toEqual([path, row, right]);
      if (cell !== null) values++;
    }
  }
  expect(values).toBeGreaterThan(10);
});

// Columns are read without decoding, however many values an object has, and from what is posted to another thread.

import { expect, test } from 'vitest';
import { satisfactory } from '../../../../src/formats/satisfactory/index.ts';
import type { Graph } from '../../../../src/graph/graph.ts';
import type { NodeId } from '../../../../src/graph/ids.ts';
import { openGraph } from '../../../../src/library/read/read-save.ts';
import { PathColumn } from '../../../../src/query/columns/path-column.ts';
import { pathIn } from '../../../../src/query/values/property-path.ts';
import { compareColumn, spreadRows } from '../../../tools/column-oracle.ts';
import { madeSave } from '../../../tools/satisfactory/cases.ts';
import { readFile } from '../read-file.ts';

const open = (name: string): Graph => readFile('made.sav', madeSave(name)).graph;

/** How many of the rows that have something under a path the reader read by itself. */
function readShare(graph: Graph, text: string): number {
  const path = pathIn(graph, text, 'path');
  const column = new PathColumn(graph, { path, inside: null });
  const { steps, names } = path;
  const reader = graph.columnReader({ steps, names, split: 0 }, () => undefined)!;
  const rows = reader.candidates().flatMap((list) => [...list]);
  const isRead = (row: number): boolean => {
    column.begin(row);
    const done = reader.read(row as NodeId, column);
    column.drop();
    return done;
  };
  return rows.filter(isRead).length / rows.length;
}

test.each([28, 58])('reads values by itself: version %i', (version) => {
  const graph = open(`lists in 40 objects, version ${version}`);
  for (const path of ['mStacks[].n', 'mStacks[]', 'mNumbers[]', 'mName']) {
    expect(readShare(graph, path), path).toBe(1);
  }
});

test('reads many values of one object', () => {
  const graph = open('lists of 5000 numbers in 40 objects');
  expect(readShare(graph, 'mNumbers[]')).toBe(1);
  const rows = spreadRows(graph, graph.count);
  expect(compareColumn(graph, rows, { inside: 'mNumbers[]', path: null })).toBe(40 * 5000);
});

test('reads what is posted to another thread', () => {
  const { data } = readFile('made.sav', madeSave('lists in 40 objects, version 58'));
  const graph = openGraph(satisfactory, structuredClone(data));
  expect(readShare(graph, 'mStacks[].n')).toBe(1);
});

// Columns are read without decoding, however many values an object has, and from what is posted to another thread.

import { expect, test } from 'vitest';
import { satisfactory } from '../../../../src/formats/satisfactory/index.ts';
import type { Graph } from '../../../../src/graph/graph.ts';
import type { NodeId } from '../../../../src/graph/ids.ts';
import { openGraph } from '../../../../src/library/read/read-save.ts';
import { PathColumn } from '../../../../src/query/columns/path-column.ts';
import { pathIn } from '../../../../src/query/values/property-path.ts';
import { compareColumn, spreadRows } from '../../../tools/column-oracle.ts';
import { factorySave } from '../../../tools/satisfactory/cases/factory.ts';
import { inWorld } from '../../../tools/satisfactory/game.ts';
import { actor } from '../../../tools/satisfactory/objects.ts';
import { type SaveSpec, writeSave } from '../../../tools/satisfactory/save.ts';
import { structs } from '../../../tools/satisfactory/values.ts';
import { arrayOf, int, prop, str } from '../../../tools/unreal/tags.ts';
import { readFile } from '../read-file.ts';

const CLASS = '/Game/FactoryGame/Made/Build_Made.Build_Made_C';
const MANY = 40;

function open(spec: SaveSpec): Graph {
  return readFile('made.sav', writeSave(spec)).graph;
}

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

/** Actors with a list of structs, a list of numbers and a text each. */
function withLists(spec: SaveSpec, length: number): SaveSpec {
  const objects = Array.from({ length: MANY }, (_, at) =>
    actor(CLASS, inWorld(`Build_Made_C_${at}`), [
      prop('mStacks', structs('Made', [[prop('n', int(at)), prop('s', str('x'))], [prop('n', int(7))]])),
      prop(
        'mNumbers',
        arrayOf(
          int(0).type,
          Array.from({ length }, (__, n) => int(n)),
        ),
      ),
      prop('mName', str(`name ${at}`)),
    ]),
  );
  return { ...spec, objects };
}

test.each([
  ['classic tags', factorySave(28)],
  ['complete type names', factorySave(58)],
])('reads values by itself: %s', (_, spec) => {
  const graph = open(withLists(spec, 3));
  for (const path of ['mStacks[].n', 'mStacks[]', 'mNumbers[]', 'mName']) {
    expect(readShare(graph, path), path).toBe(1);
  }
});

test('reads many values of one object', () => {
  const graph = open(withLists(factorySave(58), 5000));
  expect(readShare(graph, 'mNumbers[]')).toBe(1);
  const rows = spreadRows(graph, graph.count);
  expect(compareColumn(graph, rows, { inside: 'mNumbers[]', path: null })).toBe(MANY * 5000);
});

test('reads what is posted to another thread', () => {
  const { data } = readFile('made.sav', writeSave(withLists(factorySave(58), 3)));
  const graph = openGraph(satisfactory, structuredClone(data));
  expect(readShare(graph, 'mStacks[].n')).toBe(1);
});

// What the kernel that reads columns may be trusted with: it reads nearly everything itself, stays in its room, and where
// there is no room for it, everything is decoded.

import { afterAll, expect, test } from 'vitest';
import { satisfactory } from '../../../../src/formats/satisfactory/index.ts';
import { KernelRoom } from '../../../../src/formats/satisfactory/kernel/kernel-rooms.ts';
import type { DecodeState } from '../../../../src/formats/satisfactory/state.ts';
import type { Graph } from '../../../../src/graph/graph.ts';
import { openGraph } from '../../../../src/library/read/read-save.ts';
import { pathIn } from '../../../../src/query/values/property-path.ts';
import { askedOf, compareColumn, spreadRows } from '../../../tools/column-oracle.ts';
import { guardKernels } from '../../../tools/guard-kernels.ts';
import { firstSteps, littleFactory } from '../../../tools/satisfactory/examples.ts';
import { inWorld } from '../../../tools/satisfactory/game.ts';
import { actor } from '../../../tools/satisfactory/objects.ts';
import { type SaveSpec, writeSave } from '../../../tools/satisfactory/save.ts';
import { array, int, prop, str, structs } from '../../../tools/satisfactory/values.ts';
import { readFile } from '../read-file.ts';

const unguard = guardKernels();
afterAll(unguard);

const CLASS = '/Game/FactoryGame/Made/Build_Made.Build_Made_C';
const MANY = 40;

function open(spec: SaveSpec): { graph: Graph; state: DecodeState } {
  const { graph, data } = readFile('made.sav', writeSave(spec));
  return { graph, state: data.state as DecodeState };
}

/** How many of the rows that have something under a path the reader read by itself. */
function readShare(graph: Graph, text: string): number {
  const { steps, names } = pathIn(graph, text, 'path');
  const reader = graph.columnReader({ steps, names, split: 0 }, { addAt: () => 0 }, () => undefined)!;
  const rows = Uint32Array.from(reader.candidates().flatMap((list) => [...list]));
  reader.open(rows);
  let read = 0;
  for (let at = 0; at < rows.length; ) {
    const found = reader.read(at, 0);
    read += found.isRead.subarray(0, found.count).reduce((sum, one) => sum + one, 0);
    at += found.count;
  }
  reader.close();
  return read / rows.length;
}

/** Actors with a list of structs, a list of numbers and a text each. */
function withLists(spec: SaveSpec, length: number): SaveSpec {
  const objects = Array.from({ length: MANY }, (_, at) =>
    actor(CLASS, inWorld(`Build_Made_C_${at}`), [
      prop('mStacks', structs('Made', [[prop('n', int(at)), prop('s', str('x'))], [prop('n', int(7))]])),
      prop(
        'mNumbers',
        array(
          'IntProperty',
          Array.from({ length }, (__, n) => int(n)),
        ),
      ),
      prop('mName', str(`name ${at}`)),
    ]),
  );
  return { ...spec, objects };
}

test.each([
  ['classic tags', firstSteps()],
  ['complete type names', littleFactory('now')],
])('reads values by itself: %s', (_, spec) => {
  const { graph } = open(withLists(spec, 3));
  for (const path of ['mStacks[].n', 'mStacks[]', 'mNumbers[]', 'mName']) {
    expect(readShare(graph, path), path).toBe(1);
  }
});

test('values that find no room together are read one object after another', () => {
  const { graph } = open(withLists(littleFactory('now'), 1500));
  expect(readShare(graph, 'mNumbers[]')).toBe(1);
  const rows = spreadRows(graph, graph.count);
  expect(compareColumn(graph, rows, { inside: 'mNumbers[]', path: null })).toBe(MANY * 1500);
});

test('more values in one object than there is room for are decoded', () => {
  const { graph } = open(withLists(littleFactory('now'), 5000));
  expect(readShare(graph, 'mNumbers[]')).toBe(0);
  const rows = spreadRows(graph, graph.count);
  expect(compareColumn(graph, rows, { inside: null, path: 'mNumbers[]' })).toBe(MANY * 5000);
});

test('without a room everything is decoded, and nothing of that is kept', () => {
  const { graph, state } = open(withLists(littleFactory('now'), 3));
  const taken: KernelRoom[] = [];
  for (let room = KernelRoom.claim(state.rooms!); room !== null; room = KernelRoom.claim(state.rooms!)) {
    taken.push(room);
  }
  expect(taken.length).toBeGreaterThan(8);
  const rows = spreadRows(graph, graph.count);
  const asked = askedOf(graph, rows, 20);
  const count = (): number => asked.reduce((sum, each) => sum + compareColumn(graph, rows, each), 0);
  expect(graph.propertyIndex(() => undefined)).toBeNull();
  const decoded = count();
  for (const room of taken) room.release();
  expect(graph.propertyIndex(() => undefined)).not.toBeNull();
  expect(count()).toBe(decoded);
  // Every room was given back.
  const free = KernelRoom.claim(state.rooms!);
  expect(free).not.toBeNull();
  free?.release();
});

test('a column that ends early gives its room back', () => {
  const { graph, state } = open(withLists(littleFactory('now'), 3));
  const { steps, names } = pathIn(graph, 'mName', 'path');
  for (let time = 0; time < 100; time++) {
    const reader = graph.columnReader({ steps, names, split: 0 }, { addAt: () => 0 }, () => undefined)!;
    reader.open(spreadRows(graph, graph.count));
    reader.close();
  }
  expect(KernelRoom.claim(state.rooms!)).not.toBeNull();
});

test('reads what is posted to another thread', () => {
  const { data } = readFile('made.sav', writeSave(withLists(littleFactory('now'), 3)));
  const graph = openGraph(satisfactory, structuredClone(data));
  expect(readShare(graph, 'mStacks[].n')).toBe(1);
});

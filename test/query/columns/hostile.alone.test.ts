// Columns over what no game writes: bounded, and the same answers as decoding gives.

import { expect, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import { listCondition } from '../../../src/query/compile/compile-filter.ts';
import type { ObjectFilter } from '../../../src/query/filter/filter.ts';
import { groupsOf } from '../../../src/query/groups/groups.ts';
import { classShapes } from '../../../src/query/names/class-shapes.ts';
import { MatchingRows } from '../../../src/query/run/matches.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { readFile } from '../../formats/satisfactory/read-file.ts';
import { stepCounter } from '../../tools/count-steps.ts';
import { naiveRows } from '../../tools/naive.ts';
import { filterContextOf, nodeOf } from '../../tools/row-filter-context.ts';
import { madeSave, numberedSave } from '../../tools/satisfactory/cases.ts';
import { bodyOf } from '../../tools/unreal/chunks.ts';

/** 60 million at most; many more if something were not bounded. */
const MOST_STEPS = 300_000_000;

const CLASS = '/Game/FactoryGame/Made/Build_Made.Build_Made_C';

const graphOf = (bytes: Uint8Array): Graph => readFile('made.sav', bytes).graph;

function found(graph: Graph, where: ObjectFilter): number[] {
  return [...new MatchingRows(graph, listCondition(filterContextOf(graph), where), NO_TOOLS).all()];
}

test('a class with 20 000 shapes', () => {
  const graph = graphOf(numberedSave('20000 shapes of one class, without their numbers', 20_000));
  const steps = stepCounter();
  for (const at of ['00000', '00777', '19999']) {
    expect(found(graph, { properties: [{ path: `mOwn${at}`, number: { gte: 0 } }] })).toHaveLength(1);
  }
  expect(found(graph, { properties: [{ path: 'mShared', number: { eq: 3 } }] })).toHaveLength(2857);
  const [made] = graph.classes.lookup(CLASS);
  const shapes = classShapes(graph, made!, 3, NO_TOOLS);
  expect(shapes[0]).toMatchObject({ name: 'mShared', count: 20_000 });
  expect(shapes).toHaveLength(3);
  expect(steps()).toBeLessThan(MOST_STEPS);
});

test('a property whose type differs from object to object', () => {
  for (const version of [28, 46, 58]) {
    const graph = graphOf(madeSave(`a property of nine types, version ${version}`));
    const conditions: ObjectFilter[] = [
      { properties: [{ path: 'mOdd', number: { eq: 3 } }] },
      { properties: [{ path: 'mOdd', text: { contains: 'r' } }] },
      { properties: [{ path: 'mOdd', boolean: { eq: true } }] },
      { properties: [{ path: 'mOdd[]', number: { gte: 3 } }] },
      { properties: [{ path: 'mOdd[].n', exists: true }] },
      { properties: [{ path: 'mOdd', exists: true }] },
    ];
    const counts = conditions.map((where) => {
      const rows = found(graph, where);
      expect(rows).toEqual([...naiveRows(graph, where, nodeOf(graph))]);
      return rows.length;
    });
    expect(counts.every((count) => count > 0)).toBe(true);
    const by = [{ property: 'mOdd' }] as const;
    const { page } = groupsOf(
      filterContextOf(graph),
      Uint32Array.from(found(graph, {})),
      { by, first: 100 },
      () => '',
    );
    expect(page.total).toBeGreaterThan(5);
  }
});

/** An array of 1, 2 and 3 as it stands in a body, and the same that claims to have more than two thousand million. */
const ARRAY = Buffer.from(Int32Array.of(3, 1, 2, 3).buffer);

test.each([0x7fff_ffff, -0x8000_0000, 1000])('an array that says it has %i elements', (count) => {
  const { body, around } = bodyOf(madeSave('three objects with a list'));
  const changed = Buffer.from(body);
  const at = changed.indexOf(ARRAY);
  expect(at).toBeGreaterThan(0);
  changed.writeInt32LE(count, at);
  const graph = graphOf(around(changed));
  const steps = stepCounter();
  for (const path of ['mList[]', 'mList[2]', 'mList', 'mAfter']) {
    const where = { properties: [{ path, exists: true }] };
    expect(found(graph, where)).toEqual([...naiveRows(graph, where, nodeOf(graph))]);
  }
  const rows = found(graph, { properties: [{ path: 'mList[]', number: { gte: 1 } }] });
  expect(rows.length).toBeGreaterThanOrEqual(2);
  expect(steps()).toBeLessThan(MOST_STEPS);
});

test.each([
  'a[]'.concat('.a[]'.repeat(150)),
  'a'.concat('[]'.repeat(400)),
  'a'.concat('[999999999]'.repeat(80)),
  'a.'.repeat(400).concat('a'),
  '"a.b"."c\\"d"[].e',
  '__proto__.constructor',
])('a hostile path: %.40s', (path) => {
  const graph = graphOf(madeSave('three objects with a list'));
  const where = { properties: [{ path, exists: true }] };
  expect(found(graph, where)).toEqual([...naiveRows(graph, where, nodeOf(graph))]);
});

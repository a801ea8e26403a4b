// Properties of a class: counted over its objects, once.

import { expect, test, vi } from 'vitest';
import { INDEXES, type Made } from '../../../src/graph/finished/made-indexes.ts';
import type { ClassId } from '../../../src/graph/ids.ts';
import { noBudget } from '../../../src/query/budget.ts';
import { classShapes, propertyNames } from '../../../src/query/names/class-shapes.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { nodeAt } from '../../tools/graph-nodes.ts';
import { graphFrom } from '../../tools/graph-notation.ts';
import { readGame } from '../../tools/gvas/read.ts';
import { madeGame } from '../../tools/gvas/sample.ts';

test('are counted by name and type, the most frequent first, and kept', () => {
  // Of the third a property is a static array: one property, though it comes back.
  const { graph, data } = readGame(madeGame('slots of three shapes'));
  const id = data.graph.nodes.class[nodeAt(graph, 'Slots[0]')]! as ClassId;
  const outline = vi.spyOn(graph, 'outline');
  const budget = noBudget();
  const shapes = (first?: number) => classShapes(graph, id, first, { ...NO_TOOLS, budget });
  expect(shapes()).toEqual([
    { name: 'Count', type: 'IntProperty', count: 2 },
    { name: 'Item', type: 'StrProperty', count: 2 },
    { name: 'Count', type: 'StrProperty', count: 1 },
    { name: 'Item', type: 'IntProperty', count: 1 },
  ]);
  expect([outline.mock.calls.length, budget.visited]).toEqual([3, 3]);
  expect(shapes(1)).toEqual([{ name: 'Count', type: 'IntProperty', count: 2 }]);
  expect(shapes()).toHaveLength(4);
  expect([outline.mock.calls.length, budget.visited]).toEqual([3, 3]);
});

const things = Array.from(
  { length: 40 },
  (_, at) => `t${at}:Thing{"mShared":1${at === 17 ? ',"mRare":2' : ''}}`,
);
const little = graphFrom(`${things.join(', ')}, o:Other{"mOther":1}, n:None`);

test('tell the names of some classes, and of all, however rare', () => {
  const [thing] = little.classes.lookup('Thing');
  expect([...propertyNames(little, [thing!], NO_TOOLS)]).toEqual(['mShared', 'mRare']);
  expect([...propertyNames(little, null, NO_TOOLS)].sort()).toEqual(['mOther', 'mRare', 'mShared']);
  const outline = vi.spyOn(little, 'outline');
  expect(classShapes(little, thing!, null, NO_TOOLS)).toEqual([
    { name: 'mShared', type: expect.any(String), count: 40 },
    { name: 'mRare', type: expect.any(String), count: 1 },
  ]);
  propertyNames(little, null, NO_TOOLS);
  expect(outline).not.toHaveBeenCalled();
});

test('look at the clock while they are counted', () => {
  const budget = { ...noBudget(), check: vi.fn() };
  const fresh = graphFrom(Array.from({ length: 300 }, (_, at) => `t${at}:Thing{"m":1}`).join(', '));
  propertyNames(fresh, null, { ...NO_TOOLS, budget });
  expect(budget.check.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect([budget.visited, budget.decoded]).toEqual([0, 0]);
});

test('of many objects are counted once for all threads', () => {
  const text = Array.from({ length: 300 }, (_, at) => `t${at}:Thing{"m":1}`).join(', ');
  const [here, there] = [graphFrom(text), graphFrom(text)];
  const [thing] = here.classes.lookup('Thing');
  const shared = new Map<string, Made>();
  INDEXES.exchange = {
    take: (_graph, name) => shared.get(name) ?? null,
    put: (_graph, name, made) => void (made && shared.set(name, structuredClone(made))),
  };
  try {
    const counted = classShapes(there, thing!, null, NO_TOOLS);
    const outline = vi.spyOn(here, 'outline');
    expect(classShapes(here, thing!, null, NO_TOOLS)).toEqual(counted);
    expect(counted).toEqual([{ name: 'm', type: expect.any(String), count: 300 }]);
    expect(outline).not.toHaveBeenCalled();
  } finally {
    INDEXES.exchange = null;
  }
});

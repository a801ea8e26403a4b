// Properties of a class: counted over its objects, once.

import { expect, test, vi } from 'vitest';
import type { ClassId } from '../../../src/graph/ids.ts';
import { noBudget } from '../../../src/query/budget.ts';
import { classShapes } from '../../../src/query/names/class-shapes.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { nodeAt, readGame } from '../../tools/gvas/read.ts';
import { array, int, prop, str, struct, VERSIONS, writeGame } from '../../tools/gvas/writer.ts';

const slots = array(
  struct('Slot', prop('Item', str('Stone')), prop('Count', int(1))),
  struct('Slot', prop('Item', str('Wood')), prop('Count', str('some'))),
  // A static array: one property, though it comes back.
  struct('Slot', prop('Item', int(7)), prop('Item', int(8), { index: 1 }), prop('Count', int(2))),
);

test('are counted by name and type, the most frequent first, and kept', () => {
  const { graph, data } = readGame(writeGame(VERSIONS['5.1'], { properties: [prop('Slots', slots)] }));
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

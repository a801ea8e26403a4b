import { expect, it } from 'vitest';
import { dson } from '../../../tools/darkest-dungeon/dson.ts';
import { openFields } from '../../../tools/darkest-dungeon/open.ts';
import { nodeAt } from '../../../tools/graph-nodes.ts';

it('are asked for by name without regard to case', () => {
  const graph = openFields(dson.int('Amount', 3), dson.int('other', 4));
  const asked = graph.properties(nodeAt(graph, 'made.json/base_root'), new Set(['amount']));
  expect(asked.map(({ name }) => name)).toEqual(['Amount']);
});

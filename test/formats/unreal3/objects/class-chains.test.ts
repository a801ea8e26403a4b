// Chains of classes that no game has: what is known of them is right.

import { expect, it } from 'vitest';
import { nodeAt } from '../../../tools/graph-nodes.ts';
import { openPackages, packageOf } from '../../../tools/unreal3/open-packages.ts';

it('is like any other if it is of 300 classes', () => {
  const line = 'a line of 300 classes below Engine.Actor, with an object of the first and the last';
  const graph = openPackages({ 'P.u': packageOf(line) });
  expect(graph.data.issues.filter(({ info }) => !info)).toEqual([]);
  for (const path of ['P.First', 'P.Last']) expect(graph.position(nodeAt(graph, path))).toEqual([1, 2, 3]);
});

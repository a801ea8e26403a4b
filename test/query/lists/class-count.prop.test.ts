// Counts of classes against looking at every object.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { classCount, isAbsentClass } from '../../../src/query/lists/class-count.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';

test('objects that the save holds are counted; in the classes of absent objects, all', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const nodes = Array.from({ length: graph.count }, (_, row) => row as NodeId);
      for (const id of graph.classes) {
        const isOfAbsent = ['External', 'Missing'].includes(graph.classes.path(id));
        const counted = nodes.filter(
          (node) => graph.classOf(node) === id && (isOfAbsent || !graph.isAbsent(node)),
        );
        expect(isAbsentClass(graph, id)).toBe(isOfAbsent);
        expect(classCount(graph, id)).toBe(counted.length);
      }
    }),
  );
});

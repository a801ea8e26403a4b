// Generated lists, members and keys of groups.

import fc from 'fast-check';
import type { Graph } from '../../src/graph/graph.ts';
import type { GroupKey } from '../../src/query/groups/group-keys.ts';
import { graphs, PATHS } from './arbitrary-graphs.ts';

/** Paths that elements have something under are among these. */
export const memberPaths = fc.constantFrom(...PATHS, 'n', 'of', 'key', 'value');

/** A graph and some of its rows, ascending; all of them now and then. */
export interface Listed {
  readonly graph: Graph;
  readonly rows: Uint32Array;
}

export const lists: fc.Arbitrary<Listed> = graphs.chain((graph) => {
  const all = Array.from({ length: graph.count }, (_, row) => row);
  return fc
    .oneof(fc.constant(all), fc.subarray(all))
    .map((rows) => ({ graph, rows: Uint32Array.from(rows) }));
});

export const unnests = fc.constantFrom(undefined, 'items[]', 'list[]', 'm[]');

const widths = fc.constantFrom(0.5, 2);

export const groupKeys: fc.Arbitrary<GroupKey> = fc.oneof<fc.Arbitrary<GroupKey>[]>(
  fc.record({ field: fc.constantFrom('CLASS', 'KIND', 'LEVEL', 'PARENT_CLASS', 'FILE') }),
  fc.record({ property: memberPaths }),
  fc.record({ reference: memberPaths }),
  fc.record({ cell: fc.constantFrom(0.5, 7, 100) }),
  fc.record({ bucket: fc.record({ property: memberPaths, width: widths }) }),
);

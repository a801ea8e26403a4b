// Generated lists, members and keys of groups, and the same of the names that a real graph has.

import fc from 'fast-check';
import type { Graph } from '../../src/graph/graph.ts';
import type { GroupKey } from '../../src/query/groups/group-keys.ts';
import { graphs, PATHS } from './arbitrary-graphs.ts';
import { askedOf, spreadRows } from './column-oracle.ts';

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

/** A list of rows, and a path that some of them have something under, or elements that they have and a path inside. */
export interface NamedPath extends Listed {
  readonly unnest: string | undefined;
  readonly path: string;
}

const ROWS = 60;
const PATHS_OF_A_GRAPH = 40;

/** Up to so many of a graph of any format, in the spelling of its save. */
export function pathsOf(graph: Graph): NamedPath[] {
  const rows = spreadRows(graph, ROWS);
  return askedOf(graph, rows, PATHS_OF_A_GRAPH).flatMap(({ inside, path }): NamedPath[] => {
    if (path === null) return [];
    return [{ graph, rows, unnest: inside ?? undefined, path }];
  });
}

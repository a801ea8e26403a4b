// Pages of objects, classes and references.

import type { ClassId, EdgeId, NodeId } from '../graph/ids.ts';
import type { Listing } from '../query/page.ts';
import { pageInfo } from './page-info.ts';
import type { Resolvers } from './types.gen.ts';

export const connectionResolvers: Resolvers = {
  ObjectConnection: {
    edges: ({ save, listing }) => edgesOf(listing, (row) => ({ save, node: row as NodeId })),
    nodes: ({ save, listing }) => mapRows(listing.rows, (row) => ({ save, node: row as NodeId })),
    pageInfo: ({ listing }) => pageInfo(listing),
    totalCount: ({ listing }) => listing.total,
  },
  ClassConnection: {
    edges: ({ save, listing }) => edgesOf(listing, (row) => ({ save, class: row as ClassId })),
    nodes: ({ save, listing }) => mapRows(listing.rows, (row) => ({ save, class: row as ClassId })),
    pageInfo: ({ listing }) => pageInfo(listing),
    totalCount: ({ listing }) => listing.total,
  },
  ReferenceConnection: {
    edges: ({ save, listing }) => edgesOf(listing, (row) => ({ save, edge: row as EdgeId })),
    nodes: ({ save, listing }) => mapRows(listing.rows, (row) => ({ save, edge: row as EdgeId })),
    pageInfo: ({ listing }) => pageInfo(listing),
    totalCount: ({ listing }) => listing.total,
  },
};

function edgesOf<T>(listing: Listing, nodeOf: (row: number) => T): { cursor: string; node: T }[] {
  return mapRows(listing.rows, (row, at) => ({ cursor: listing.cursor(at), node: nodeOf(row) }));
}

/** Array.from would ask an iterator for every row. */
function mapRows<T>(rows: Uint32Array, make: (row: number, at: number) => T): T[] {
  const made: T[] = [];
  for (let at = 0; at < rows.length; at++) made.push(make(rows[at]!, at));
  return made;
}

// Pages of objects, classes and references.

import type { ClassId, EdgeId, NodeId } from '../graph/ids.ts';
import type { Listing } from '../query/page.ts';
import { pageInfo } from './page-info.ts';
import type { Resolvers } from './types.gen.ts';

export const connectionResolvers: Resolvers = {
  ObjectConnection: {
    edges: ({ save, listing }) => edgesOf(listing, (row) => ({ save, node: row as NodeId })),
    nodes: ({ save, listing }) => Array.from(listing.rows, (row) => ({ save, node: row as NodeId })),
    pageInfo: ({ listing }) => pageInfo(listing),
    totalCount: ({ listing }) => listing.total,
  },
  ClassConnection: {
    edges: ({ save, listing }) => edgesOf(listing, (row) => ({ save, class: row as ClassId })),
    nodes: ({ save, listing }) => Array.from(listing.rows, (row) => ({ save, class: row as ClassId })),
    pageInfo: ({ listing }) => pageInfo(listing),
    totalCount: ({ listing }) => listing.total,
  },
  ReferenceConnection: {
    edges: ({ save, listing }) => edgesOf(listing, (row) => ({ save, edge: row as EdgeId })),
    nodes: ({ save, listing }) => Array.from(listing.rows, (row) => ({ save, edge: row as EdgeId })),
    pageInfo: ({ listing }) => pageInfo(listing),
    totalCount: ({ listing }) => listing.total,
  },
};

function edgesOf<T>(listing: Listing, nodeOf: (row: number) => T): { cursor: string; node: T }[] {
  return Array.from(listing.rows, (row, at) => ({ cursor: listing.cursor(at), node: nodeOf(row) }));
}

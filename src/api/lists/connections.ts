// Pages of objects, classes and references.

import type { ClassId, EdgeId, NodeId } from '../../graph/ids.ts';
import type { ReadySave } from '../../library/save.ts';
import { listValues } from '../../query/lists/list-values.ts';
import type { ListPage } from '../../query/pages/page.ts';
import type { ObjectParent } from '../parents.ts';
import type { Resolvers } from '../types.gen.ts';
import { pageInfo } from '../values/page-info.ts';

export const connectionResolvers: Resolvers = {
  ObjectConnection: {
    edges: ({ save, page }) => edgesOf(page, objectIn(save, page)),
    nodes: ({ save, page }) => mapRows(page.rows, objectIn(save, page)),
    pageInfo: ({ page }) => pageInfo(page),
    totalCount: ({ page }) => page.total,
  },
  ClassConnection: {
    edges: ({ save, page }) => edgesOf(page, (row) => ({ save, class: row as ClassId })),
    nodes: ({ save, page }) => mapRows(page.rows, (row) => ({ save, class: row as ClassId })),
    pageInfo: ({ page }) => pageInfo(page),
    totalCount: ({ page }) => page.total,
  },
  ReferenceConnection: {
    edges: ({ save, page }) => edgesOf(page, (row) => ({ save, edge: row as EdgeId })),
    nodes: ({ save, page }) => mapRows(page.rows, (row) => ({ save, edge: row as EdgeId })),
    pageInfo: ({ page }) => pageInfo(page),
    totalCount: ({ page }) => page.total,
  },
};

function objectIn(save: ReadySave, page: ListPage): (row: number) => ObjectParent {
  const values = listValues(save.graph, page.rows);
  return (row) => ({ save, node: row as NodeId, values });
}

function edgesOf<T>(page: ListPage, nodeOf: (row: number) => T): { cursor: string; node: T }[] {
  return mapRows(page.rows, (row, at) => ({ cursor: page.cursor(at), node: nodeOf(row) }));
}

/** A plain loop: Array.from would call an iterator for every row. */
function mapRows<T>(rows: Uint32Array, make: (row: number, at: number) => T): T[] {
  const made: T[] = [];
  for (let at = 0; at < rows.length; at++) made.push(make(rows[at]!, at));
  return made;
}

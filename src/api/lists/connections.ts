// Pages of lists: the same resolvers for all of them.

import type { NodeId } from '../../graph/ids.ts';
import type { ReadySave } from '../../library/save.ts';
import { listValues } from '../../query/lists/list-values.ts';
import type { ListPage } from '../../query/pages/page.ts';
import type { FoundList, ObjectParent } from '../parents.ts';
import type { Resolvers } from '../types.gen.ts';
import { pageInfo } from '../values/page-info.ts';

export const connectionResolvers: Resolvers = {
  ObjectConnection: {
    edges: ({ save, page }) => edgesOf({ page, entry: objectIn(save, page) }),
    nodes: ({ save, page }) => nodesOf({ page, entry: objectIn(save, page) }),
    pageInfo: ({ page }) => pageInfo(page),
    totalCount: ({ page }) => page.total,
  },
  ClassConnection: ofFound(),
  ReferenceConnection: ofFound(),
  SaveConnection: ofFound(),
  WorldConnection: ofFound(),
  ChangeConnection: ofFound(),
  SearchHitConnection: ofFound(),
  NeighbourConnection: ofFound(),
  ComponentConnection: ofFound(),
  ObjectGroupConnection: ofFound(),
  IssueConnection: { ...ofFound(), totalCount: ({ totalCount }) => totalCount },
};

function ofFound<T>() {
  return {
    edges: edgesOf<T>,
    nodes: nodesOf<T>,
    pageInfo: ({ page }: FoundList<T>) => pageInfo(page),
    totalCount: ({ page }: FoundList<T>) => page.total,
  };
}

function objectIn(save: ReadySave, page: ListPage): (row: number) => ObjectParent {
  const values = listValues(save.graph, page.rows);
  return (row) => ({ save, node: row as NodeId, values });
}

function edgesOf<T>({ page, entry }: FoundList<T>): { cursor: string; node: T }[] {
  return mapRows(page.rows, (row, at) => ({ cursor: page.cursor(at), node: entry(row) }));
}

function nodesOf<T>({ page, entry }: FoundList<T>): T[] {
  return mapRows(page.rows, entry);
}

/** A plain loop: Array.from would call an iterator for every row. */
function mapRows<T>(rows: Uint32Array, make: (row: number, at: number) => T): T[] {
  const made: T[] = [];
  for (let at = 0; at < rows.length; at++) made.push(make(rows[at]!, at));
  return made;
}

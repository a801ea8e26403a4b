// Pages of lists: the same resolvers for all of them.

import type { NodeId } from '../../graph/ids.ts';
import type { ReadySave } from '../../library/save.ts';
import { listValues } from '../../query/lists/list-values.ts';
import type { ListPage } from '../../query/pages/page.ts';
import type { ObjectParent } from '../parents.ts';
import type { Resolvers } from '../types.gen.ts';
import { edgesOf, nodesOf, ofFound, pageInfo } from '../values/page-info.ts';

export const connectionResolvers: Resolvers = {
  ObjectConnection: {
    edges: ({ save, page }) => edgesOf({ page, entry: objectIn(save, page) }),
    nodes: ({ save, page }) => nodesOf({ page, entry: objectIn(save, page) }),
    pageInfo: ({ page }) => pageInfo(page),
    totalCount: ({ page }) => page.total,
  },
  ClassConnection: ofFound(),
  ReferenceConnection: ofFound(),
  ChangeConnection: ofFound(),
  SearchHitConnection: ofFound(),
  NeighbourConnection: ofFound(),
  ComponentConnection: ofFound(),
  ObjectGroupConnection: ofFound(),
  IssueConnection: { ...ofFound(), totalCount: ({ totalCount }) => totalCount },
};

function objectIn(save: ReadySave, page: ListPage): (row: number) => ObjectParent {
  const values = listValues(save.graph, page.rows);
  return (row) => ({ save, node: row as NodeId, values });
}

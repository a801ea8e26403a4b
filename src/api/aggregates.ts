// Figures, groups, bounds and squares of a list of objects.

import { boundsOf, cellsOf } from '../query/bounds.ts';
import type { Figures } from '../query/figures.ts';
import { wholeGroup } from '../query/grouping.ts';
import { type GroupArgs, groupsOf } from '../query/groups.ts';
import { listTag } from '../query/list-tag.ts';
import { newRun } from '../query/narrow.ts';
import type { Run } from '../query/run.ts';
import type { QueryTools } from '../query/tools.ts';
import { compilerOf, objectsOf } from './lists.ts';
import { pageInfo } from './page-info.ts';
import type { GroupListParent, GroupParent, ObjectList } from './parents.ts';
import { pointOf } from './points.ts';
import type { Resolvers } from './types.gen.ts';

export const aggregateResolvers: Resolvers = {
  ObjectConnection: {
    aggregate: ({ save, listing }, args, { tools }) =>
      wholeGroup(compilerOf(save, tools), listing.members, args),
    groups: (list, args, { tools }) => groupsIn(list, args, tools),
    bounds: (list, _args, { tools }) => {
      const bounds = boundsOf(runOn(list, tools), list.listing.members);
      return bounds && { min: pointOf(bounds.min), max: pointOf(bounds.max) };
    },
    cells: (list, { size }, { tools }) => cellsOf(runOn(list, tools), list.listing.members, size),
  },
  ObjectAggregate: {
    count: (grouping) => grouping.members.rows.length,
    number: (grouping, args) => grouping.figures(0, args),
    distinct: (grouping, { path }) => grouping.distinct(path),
  },
  ObjectGroupConnection: {
    edges: (list) =>
      Array.from(list.listing.rows, (row, at) => ({
        cursor: list.listing.cursor(at),
        node: groupAt(list, row),
      })),
    nodes: (list) => Array.from(list.listing.rows, (row) => groupAt(list, row)),
    pageInfo: ({ listing }) => pageInfo(listing),
    totalCount: ({ listing }) => listing.total,
  },
  ObjectGroup: {
    keys: ({ group }) => group.keys,
    count: ({ group }) => group.count,
    number: ({ group }, args) => group.grouping.figures(group.index, args),
    objects: ({ save, group, name }, args, { tools }) =>
      objectsOf(save, args, tools, {
        of: 'rows',
        rows: group.grouping.rows(group.index),
        name: [name, group.keys],
      }),
  },
  NumberAggregate: {
    sum: ({ sum }) => bounded(sum),
    avg: ({ avg }) => bounded(avg),
    percentile: (figures: Figures, { p }) => bounded(figures.percentile(p)),
  },
};

function runOn({ save }: ObjectList, tools: QueryTools): Run {
  return newRun(save.graph, tools);
}

function groupsIn(list: ObjectList, args: GroupArgs, tools: QueryTools): GroupListParent {
  const { save, listing } = list;
  const name = ['groups', listing.tag, args.unnest, args.where, args.by];
  const tag = (): string => listTag(listing.tag, name, args.having, args.orderBy);
  return { save, name, ...groupsOf(compilerOf(save, tools), listing.members, args, tag) };
}

function groupAt({ save, name, at }: GroupListParent, position: number): GroupParent {
  return { save, name, group: at(position) };
}

/** JSON has no infinities: a figure beyond the range of doubles shows as the largest double. */
function bounded<T extends number | null>(figure: T): T {
  if (figure === null) return figure;
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, figure)) as T;
}

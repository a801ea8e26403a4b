// Figures, groups, bounds and squares of a list of objects.

import { boundsOf, cellsOf } from '../query/bounds.ts';
import type { Figures } from '../query/figures.ts';
import { type GroupArgs, groupsOf, wholeGroup } from '../query/groups.ts';
import { newRun } from '../query/narrow.ts';
import type { Run } from '../query/run.ts';
import type { QueryTools } from '../query/tools.ts';
import { compilerOf, objectsOf } from './lists.ts';
import type { GroupParent, ObjectList } from './parents.ts';
import { pointOf } from './points.ts';
import type { Resolvers } from './types.gen.ts';

export const aggregateResolvers: Resolvers = {
  ObjectConnection: {
    aggregate: ({ save, listing }, args, { tools }) =>
      wholeGroup(compilerOf(save, tools), listing.members, args),
    groups: (list, args, { tools }) => groupsIn(list, args, tools),
    bounds: (list, _args, { tools }) => {
      const bounds = boundsOf(runOn(list, tools), list.listing.members);
      return bounds && { min: pointOf(bounds.min)!, max: pointOf(bounds.max)! };
    },
    cells: (list, { size }, { tools }) => cellsOf(runOn(list, tools), list.listing.members, size),
  },
  ObjectAggregate: {
    count: (grouping) => grouping.members.rows.length,
    number: (grouping, { path }) => grouping.figures(0, path),
    distinct: (grouping, { path }) => grouping.distinct(path),
  },
  ObjectGroup: {
    keys: ({ group }) => group.keys,
    count: ({ group }) => group.count,
    number: ({ group }, { path }) => group.grouping.figures(group.index, path),
    objects: ({ save, group, name }, args, { tools }) =>
      objectsOf(save, args, tools, {
        of: 'rows',
        rows: group.grouping.rows(group.index),
        name: [name, group.keys],
      }),
  },
  NumberAggregate: {
    sum: ({ sum }) => finite(sum),
    percentile: (figures: Figures, { p }) => figures.percentile(p),
  },
};

function runOn({ save }: ObjectList, tools: QueryTools): Run {
  return newRun(save.graph, tools);
}

function groupsIn(list: ObjectList, args: GroupArgs, tools: QueryTools): GroupParent[] {
  const { save, listing } = list;
  const name = ['groups', listing.tag, args.unnest, args.where, args.by];
  const groups = groupsOf(compilerOf(save, tools), listing.members, args);
  return groups.map((group) => ({ save, group, name }));
}

/** JSON has no infinities: a sum beyond the range of doubles shows as the largest double. */
function finite(sum: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, sum));
}

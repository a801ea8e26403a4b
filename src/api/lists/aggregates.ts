// Figures, groups, bounds and squares of a list of objects.

import { checkFromAbove } from '../../query/filter/region.ts';
import { boundsOf, cellsOf } from '../../query/groups/bounds.ts';
import { type Figures, unlessNone } from '../../query/groups/figures.ts';
import { wholeGroup } from '../../query/groups/grouping.ts';
import { type GroupArgs, groupsOf } from '../../query/groups/groups.ts';
import { listTag } from '../../query/pages/list-tag.ts';
import { newRun } from '../../query/run/filter-rows.ts';
import type { QueryRun } from '../../query/run/query-run.ts';
import type { QueryTools } from '../../query/tools.ts';
import type { GroupListParent, ObjectList } from '../parents.ts';
import type { Resolvers } from '../types.gen.ts';
import { pointOf } from '../values/points.ts';
import { filterContextOf, objectsOf } from './lists.ts';

export const aggregateResolvers: Resolvers = {
  ObjectConnection: {
    aggregate: ({ save, page }, args, { tools }) =>
      wholeGroup(filterContextOf(save, tools), page.members, args),
    groups: (list, args, { tools }) => groupsIn(list, args, tools),
    bounds: (list, _args, { tools }) => {
      const bounds = boundsOf(runOn(list, tools), list.page.members);
      return bounds && { min: pointOf(bounds.min), max: pointOf(bounds.max) };
    },
    cells: (list, { size }, { tools }) => {
      checkFromAbove(list.save.entry.header.units.upAxis, 'cells');
      return cellsOf(runOn(list, tools), list.page.members, size);
    },
  },
  ObjectAggregate: {
    count: (grouping) => grouping.members.rows.length,
    number: (grouping, args) => grouping.figures(0, args),
    distinct: (grouping, { property }) => grouping.distinct(property),
  },
  ObjectGroup: {
    keys: ({ group }) => group.keys,
    count: ({ group }) => group.count,
    number: ({ group }, args) => {
      const figures = group.grouping.figures(group.index, args);
      return figures && unlessNone(figures, true);
    },
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

function runOn({ save }: ObjectList, tools: QueryTools): QueryRun {
  return newRun(save.graph, tools);
}

function groupsIn(list: ObjectList, args: GroupArgs, tools: QueryTools): GroupListParent {
  const { save, page } = list;
  if (args.by.some(({ cell }) => typeof cell === 'number'))
    checkFromAbove(save.entry.header.units.upAxis, 'by.cell');
  const name = ['groups', page.tag, args.unnest, args.where, args.by];
  const tag = (): string => listTag(page.tag, name, args.having, args.orderBy);
  const groups = groupsOf(filterContextOf(save, tools), page.members, args, tag);
  return { page: groups.page, entry: (position) => ({ save, name, group: groups.at(position) }) };
}

/** JSON has no infinities: a figure beyond the range of doubles is shown as the largest double. */
function bounded<T extends number | null>(figure: T): T {
  if (figure === null) return figure;
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, figure)) as T;
}

// Lists of objects: scope, filter, order and page put together.

import { INDEXES } from '../../graph/finished/made-indexes.ts';
import type { ClassId, NodeId } from '../../graph/ids.ts';
import { sharedArray } from '../../graph/memory/columns.ts';
import { classesWithin } from '../compile/compile-class.ts';
import { type FilterContext, listCondition, plainCondition, withAbsent } from '../compile/compile-filter.ts';
import { allOf, type Condition } from '../filter/condition.ts';
import type { ObjectFilter } from '../filter/filter.ts';
import { checkWhere } from '../filter/operands.ts';
import { warningIfEmpty } from '../hints/empty-list.ts';
import { indexesOf } from '../indexes/indexes.ts';
import { canonical, listTag } from '../pages/list-tag.ts';
import { type LazyRows, ListPage, type PageArgs } from '../pages/page.ts';
import { MatchingRows } from '../run/matches.ts';
import { isAbsentClass } from './class-count.ts';
import { type ObjectOrder, type SortKey, sortKeys, sortRows } from './order.ts';

export interface ObjectArgs extends PageArgs {
  readonly where?: ObjectFilter | null | undefined;
  readonly orderBy?: readonly ObjectOrder[] | null | undefined;
}

/** The origin of the objects of a list. */
export type ObjectScope =
  | { readonly of: 'save' }
  | { readonly of: 'class'; readonly class: ClassId }
  | { readonly of: 'children'; readonly node: NodeId }
  /** Rows found elsewhere; `name` identifies them in cursors. */
  | { readonly of: 'rows'; readonly rows: Uint32Array; readonly name: unknown };

/** @throws QueryError for invalid arguments */
export function listObjects(filterContext: FilterContext, scope: ObjectScope, args: ObjectArgs): ListPage {
  checkWhere(args);
  const name = scope.of === 'rows' ? scope.name : scope;
  const indexes = indexesOf(filterContext.graph);
  const condition = allOf([scopeCondition(scope), whereIn(filterContext, scope, args.where)]);
  const matches = new MatchingRows(filterContext.graph, condition, filterContext.tools);
  const { known, tools } = matches.run;
  const classes = classesWithin(null, condition);
  const keys = sortKeys({ known, tools, classes }, args.orderBy);
  const found =
    keys.length === 0 ? matches : sorted(matches, keys, canonical([name, args.where, args.orderBy]));
  const { where } = args;
  const { explain: _, ...quiet } = tools;
  const matchesAbsent = (): boolean =>
    new MatchingRows(filterContext.graph, withAbsent(condition), quiet).upTo(1).length > 0;
  const source = where ? warningIfEmpty(found, { run: matches.run, where, classes, matchesAbsent }) : found;
  return new ListPage(source, args, () => listTag(indexes.contentTag, name, args.where, args.orderBy));
}

function scopeCondition(scope: ObjectScope): Condition {
  switch (scope.of) {
    case 'save':
      return { is: 'always' };
    case 'class':
      return { is: 'class', classes: [scope.class] };
    case 'children':
      return { is: 'parent', of: { is: 'rows', rows: [scope.node] } };
    case 'rows':
      return scope.rows.length === 0
        ? { is: 'never' }
        : { is: 'rows', rows: Array.from(scope.rows.slice().sort()) };
  }
}

/** The filter of a list. EXTERNAL and MISSING are left out, unless the scope consists of them or is given as rows. */
function whereIn(
  filterContext: FilterContext,
  scope: ObjectScope,
  where: ObjectFilter | null | undefined,
): Condition {
  const { graph } = filterContext;
  const absent =
    scope.of === 'rows' ||
    (scope.of === 'class' && isAbsentClass(graph, scope.class)) ||
    (scope.of === 'children' && graph.isAbsent(scope.node));
  const classes = scope.of === 'class' ? [scope.class] : null;
  return absent
    ? plainCondition(filterContext, where, 'where')
    : listCondition(filterContext, where, 'where', classes);
}

/** Sorted rows of lists with longer names are not kept. */
const MOST_NAME = 20_000;

function sorted(matches: MatchingRows, keys: readonly SortKey[], listName: string): LazyRows {
  const { run } = matches;
  const sort = (): Uint32Array => sortRows(run, matches.all(), keys);
  const checkBudget = (): void => run.tools.budget.check();
  const sharedRows = (): Uint32Array =>
    INDEXES.of(run.graph, `order ${listName}`, checkBudget, () => sharedCopy(sort()));
  let rows: Uint32Array | null = null;
  const all = (): Uint32Array => {
    rows ??= listName.length > MOST_NAME ? sort() : sharedRows();
    return rows;
  };
  return { upTo: all, all, unordered: () => matches.all() };
}

function sharedCopy(rows: Uint32Array): Uint32Array {
  const copy = sharedArray(Uint32Array, rows.length);
  copy.set(rows);
  return copy;
}

// A page of curated rows: filtered, ordered and paged like lists of objects.

import { getOrCreate } from '../../../graph/made-once.ts';
import { RecentlyUsed } from '../../../graph/recently-used.ts';
import { warnOfLevels } from '../../../query/compile/levels.ts';
import { checkWhere } from '../../../query/filter/operands.ts';
import { indexesOf } from '../../../query/indexes/indexes.ts';
import { canonical, listTag } from '../../../query/pages/list-tag.ts';
import { computedRows, ListPage, type PageArgs } from '../../../query/pages/page.ts';
import { elementTest } from '../../../query/run/element-test.ts';
import { newRun } from '../../../query/run/filter-rows.ts';
import type { QueryRun } from '../../../query/run/query-run.ts';
import type { QueryTools } from '../../../query/tools.ts';
import { WHOLE_LIST } from '../game.ts';
import { warnOfConditions, warnOfHidden } from './conditions.ts';
import { isObjectRef, type Row, type RowSource, valueAt } from './fields.ts';
import { type RowFilter, rowCondition } from './filter.ts';
import type { Near } from './near.ts';
import { type RowOrder, sortPositions } from './order.ts';
import { rowValues } from './row-source.ts';

export interface RowArgs extends PageArgs {
  readonly where?: RowFilter | null | undefined;
  readonly orderBy?: readonly RowOrder[] | null | undefined;
  readonly near?: Near | null | undefined;
}

/** What a list is limited to besides its filter. */
export interface Restriction {
  readonly isNear?: ((row: Row) => boolean) | null;
  /** Positions that a link leads to, from a row that `from` tells from others. */
  readonly among?: { readonly positions: readonly number[]; readonly from: unknown } | null;
}

/** The list as indices into `rows`. @throws QueryError */
export function listRows(
  source: RowSource,
  args: RowArgs,
  tools: QueryTools,
  { isNear = null, among = null }: Restriction = {},
): ListPage {
  checkWhere(args);
  const { graph, rows, name } = source;
  const run = newRun(graph, tools);
  const condition = args.where ? rowCondition({ ...source, tools }, args.where) : null;
  const test = condition && elementTest(run, rowValues(source), condition);
  warnOfHidden(source, WHOLE_LIST, name.slice(name.lastIndexOf('.') + 1), tools);
  if (args.where) warnOfConditions(source, args.where, 'where', tools);
  const order = args.orderBy ?? [];
  const sort = (positions: Uint32Array): Uint32Array =>
    order.length > 0 ? sortPositions(source, rows, positions, order) : positions;
  const matches = (at: number): boolean => (!test || test(at, rows[at]!)) && (!isNear || isNear(rows[at]!));
  // Many rows lead to the same ones: those that one circuit has are a list of their own.
  const all = among?.positions ?? rows;
  const positions =
    test || isNear
      ? sort(matchingRows(among?.positions ?? rows.keys(), run, matches))
      : getOrCreate(
          getOrCreate(known, all, () => new RecentlyUsed(MOST_ORDERS)),
          `${name} ${canonical(order)}`,
          () => sort(Uint32Array.from(among?.positions ?? rows.keys())),
        );
  if (args.near?.point) warnOfRowLevels(source, positions, 'near.point', tools);
  else if (args.where && asksPlace(args.where)) warnOfRowLevels(source, positions, 'where', tools);
  return new ListPage(computedRows(positions), args, () =>
    listTag(indexesOf(graph).contentTag, name, args.where, args.orderBy, args.near, among?.from),
  );
}

/** True if a filter, or one inside it, is about a part of the map. */
function asksPlace(filter: object): boolean {
  return Object.entries(filter).some(
    ([name, inner]) => SHAPES.has(name) || (typeof inner === 'object' && inner !== null && asksPlace(inner)),
  );
}

const SHAPES: ReadonlySet<string> = new Set(['box', 'circle', 'sphere', 'polygon']);

/** Warns that what was found around a place is in several levels, where each has places of its own. */
function warnOfRowLevels(
  { graph, rows, isPerLevel }: RowSource,
  found: Uint32Array,
  argument: string,
  tools: QueryTools,
): void {
  if (!isPerLevel) return;
  const placed = Array.from(found, (at) => valueAt(rows[at]!, 'object')).flatMap((object) =>
    isObjectRef(object) ? object.node : [],
  );
  warnOfLevels(graph, placed, argument, 'object { level } says which', tools);
}

/** The positions of all rows, or of all that a link leads to, by list and order; the latest orders of each are kept. */
const known = new WeakMap<readonly unknown[], RecentlyUsed<string, Uint32Array>>();
const MOST_ORDERS = 8;

function matchingRows(among: Iterable<number>, run: QueryRun, matches: (at: number) => boolean): Uint32Array {
  const found: number[] = [];
  for (const at of among) {
    run.tick();
    if (matches(at)) found.push(at);
  }
  return Uint32Array.from(found);
}

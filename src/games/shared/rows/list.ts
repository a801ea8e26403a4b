// A page of curated rows: filtered, ordered and paged like lists of objects.

import { checkWhere } from '../../../query/filter/operands.ts';
import { indexesOf } from '../../../query/indexes/indexes.ts';
import { listTag } from '../../../query/pages/list-tag.ts';
import { computedRows, ListPage, type PageArgs } from '../../../query/pages/page.ts';
import { Ticker } from '../../../query/ticker.ts';
import type { QueryTools } from '../../../query/tools.ts';
import { warnOfConditions } from './conditions.ts';
import type { Row, RowSource } from './fields.ts';
import { type RowFilter, rowTest } from './filter.ts';
import type { Near } from './near.ts';
import { type RowOrder, sortPositions } from './order.ts';

export interface RowArgs extends PageArgs {
  readonly where?: RowFilter | null | undefined;
  readonly orderBy?: readonly RowOrder[] | null | undefined;
  readonly near?: Near | null | undefined;
}

/** The list as indices into `rows`. @throws QueryError */
export function listRows(
  source: RowSource,
  args: RowArgs,
  tools: QueryTools,
  isNear: ((row: Row) => boolean) | null = null,
): ListPage {
  checkWhere(args);
  const { graph, fields, rows, name } = source;
  const test = args.where ? rowTest({ ...source, tools }, args.where) : null;
  if (args.where) warnOfConditions(source, args.where, 'where', tools);
  const ticker = new Ticker(tools);
  const found: number[] = [];
  for (let at = 0; at < rows.length; at++) {
    ticker.tick();
    const row = rows[at]!;
    if ((test === null || test(row)) && (isNear === null || isNear(row))) found.push(at);
  }
  const matching = Uint32Array.from(found);
  const order = args.orderBy ?? [];
  const positions = order.length > 0 ? sortPositions(graph, fields, rows, matching, order) : matching;
  return new ListPage(computedRows(positions), args, () =>
    listTag(indexesOf(graph).contentTag, name, args.where, args.orderBy, args.near),
  );
}

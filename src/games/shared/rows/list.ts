// A page of curated rows: filter, order and page as lists of objects have them.

import type { Graph } from '../../../graph/graph.ts';
import { indexesOf } from '../../../query/indexes.ts';
import { listTag } from '../../../query/list-tag.ts';
import { checkWhere } from '../../../query/operands.ts';
import { Listing, type PageArgs, rowsOf } from '../../../query/page.ts';
import { Ticker } from '../../../query/ticker.ts';
import type { QueryTools } from '../../../query/tools.ts';
import type { Fields, Row } from './fields.ts';
import { type RowFilter, rowTest } from './filter.ts';
import { type RowOrder, sortPositions } from './order.ts';

export interface RowArgs extends PageArgs {
  readonly where?: RowFilter | null | undefined;
  readonly orderBy?: readonly RowOrder[] | null | undefined;
}

/** All rows of one list; `name` tells it from other lists of the same save. */
export interface RowSource {
  readonly graph: Graph;
  readonly fields: Fields;
  readonly name: string;
  readonly rows: readonly Row[];
}

/** The list as positions in `rows`. @throws QueryError */
export function listRows(source: RowSource, args: RowArgs, tools: QueryTools): Listing {
  checkWhere(args);
  const { graph, fields, rows, name } = source;
  const test = args.where ? rowTest(graph, fields, args.where) : null;
  const ticker = new Ticker(tools);
  const found: number[] = [];
  for (let at = 0; at < rows.length; at++) {
    ticker.tick();
    if (test === null || test(rows[at]!)) found.push(at);
  }
  const matching = Uint32Array.from(found);
  const order = args.orderBy ?? [];
  const positions = order.length > 0 ? sortPositions(graph, fields, rows, matching, order) : matching;
  return new Listing(rowsOf(positions), args, () =>
    listTag(indexesOf(graph).contentTag, name, args.where, args.orderBy),
  );
}

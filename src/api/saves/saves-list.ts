// Lists of saves, filtered and sorted by their headers, so that no save is loaded.

import {
  ANY,
  andThen,
  type Later,
  type SaveCondition,
  type SaveField,
  type SaveOrder,
  satisfies,
  saveListKey,
} from '../../library/catalogue/catalogue.ts';
import type { SaveEntry } from '../../library/save.ts';
import { checkWhere } from '../../query/filter/operands.ts';
import { listTag } from '../../query/pages/list-tag.ts';
import type { PageArgs } from '../../query/pages/page.ts';
import { type Context, later } from '../context/context.ts';
import { keyPage } from '../context/key-page.ts';
import type { SaveList } from '../parents.ts';
import type { InputMaybe, QuerySavesArgs, SaveFilter, SaveOrder as SaveOrderInput } from '../types.gen.ts';
import { SaveFilterReader } from './save-filter.ts';

/** @throws QueryError */
export function listSaves(context: Context, args: QuerySavesArgs): Later<SaveList> {
  checkWhere(args);
  const filter = new SaveFilterReader(context, context.store !== null);
  const where = args.where ? filter.conditionOf(args.where, 'where') : ANY;
  const list = pageOfSaves(context, where, args.orderBy ?? [], args);
  return andThen(list, (page) => andThen(filter.warn(), () => page));
}

/** Tells whether a save satisfies a filter. @throws QueryError */
export function saveTest(context: Context, where: SaveFilter): (entry: SaveEntry) => boolean {
  const condition = new SaveFilterReader(context, false).conditionOf(where, 'where');
  return (entry) => satisfies(entry, condition);
}

/** A page of the saves that satisfy a condition. @throws QueryError */
export function pageOfSaves(
  context: Context,
  where: SaveCondition,
  orderBy: readonly InputMaybe<SaveOrderInput>[],
  args: PageArgs,
): Later<SaveList> {
  const order: SaveOrder[] = orderBy.flatMap((each) =>
    each ? ordersOf(each.field, each.direction === 'DESC') : [],
  );
  const check = (): void => context.tools.budget.check();
  const page = keyPage(
    {
      range: (range) => context.saves.page({ where, order, check, ...range }),
      count: () => later(context, context.saves.count(where, check), (count) => count),
      keyOf: (entry) => saveListKey(entry, order),
      kinds: [...order.map(({ field }) => KINDS[field]), 'text'],
      descending: order.map(({ isDescending }) => isDescending),
      tag: listTag('saves', where, order),
    },
    args,
  );
  return later(context, page, (found) => found);
}

/** Saves without a time still have an order. */
function ordersOf(field: SaveField, isDescending: boolean): SaveOrder[] {
  return [
    { field, isDescending },
    ...(field === 'SAVED_AT' ? [{ field: 'CLOCK' as const, isDescending }] : []),
  ];
}

const KINDS = {
  SLUG: 'text',
  TITLE: 'text',
  GAME: 'text',
  SAVED_AT: 'moment',
  MODIFIED_AT: 'moment',
  CLOCK: 'moment',
} as const;

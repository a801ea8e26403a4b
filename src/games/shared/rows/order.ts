// Sorts curated rows. Ties stay in the order of the view, so that the result is always the same.

import { tooManyKeys } from '../../../query/errors.ts';
import { MOST_KEYS } from '../../../query/limits.ts';
import { type ObjectOrder, sortByRanks, sortDirection, valueRanks } from '../../../query/lists/order.ts';
import { checkField, comparableOf, type Row, type RowShape } from './fields.ts';
import { valueReader } from './links.ts';

export interface RowOrder extends Omit<ObjectOrder, 'field' | 'property'> {
  readonly field: string;
}

/**
 * Indices into `rows`, sorted; `among` has the ones to sort, ascending.
 * @throws QueryError BAD_ARGUMENT, LIMIT_EXCEEDED
 */
export function sortPositions(
  of: RowShape,
  rows: readonly Row[],
  among: Uint32Array,
  orderBy: readonly RowOrder[],
): Uint32Array {
  if (orderBy.length > MOST_KEYS) throw tooManyKeys('orderBy', 'lists', orderBy.length);
  const ranks = orderBy.map(({ field, ...direction }, at) => {
    const read = valueReader(of, checkField(of.fields, field, `orderBy[${at}].field`));
    const values = Array.from(among, (row) => comparableOf(of.graph, read(rows[row]!)));
    return valueRanks(values, sortDirection(direction));
  });
  return sortByRanks(among, ranks);
}

// Sorts curated rows. Ties stay in the order of the view, so that the result is always the same.

import { tooManyKeys } from '../../../query/errors.ts';
import { MOST_KEYS } from '../../../query/limits.ts';
import { checkField, comparableOf, type Row, type RowShape } from './fields.ts';
import { valueReader } from './links.ts';

export interface RowOrder {
  readonly field: string;
  readonly direction?: 'ASC' | 'DESC' | null | undefined;
  readonly nulls?: 'FIRST' | 'LAST' | null | undefined;
}

/**
 * Indices into `rows`, sorted; `among` has the ones to sort.
 * @throws QueryError BAD_ARGUMENT, LIMIT_EXCEEDED
 */
export function sortPositions(
  of: RowShape,
  rows: readonly Row[],
  among: Uint32Array,
  orderBy: readonly RowOrder[],
): Uint32Array {
  if (orderBy.length > MOST_KEYS) {
    throw tooManyKeys('orderBy', 'lists', orderBy.length);
  }
  const keys = orderBy.map(({ field, direction, nulls }, at) => {
    const read = valueReader(of, checkField(of.fields, field, `orderBy[${at}].field`));
    const values = new Map<number, string | number | boolean | null>();
    for (const row of among) values.set(row, comparableOf(of.graph, read(rows[row]!)));
    const sign = direction === 'DESC' ? -1 : 1;
    const nullSign = nulls === 'FIRST' ? -1 : 1;
    return (a: number, b: number): number => {
      const [left, right] = [values.get(a)!, values.get(b)!];
      if (left === null || right === null) return nullSign * (Number(left === null) - Number(right === null));
      return sign * compareKeys(left, right);
    };
  });
  return among.slice().sort((a, b) => {
    for (const compare of keys) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return a - b;
  });
}

/** Numbers (with false and true as 0 and 1) come before texts. */
function compareKeys(a: string | number | boolean, b: string | number | boolean): number {
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a === 'string') return 1;
  return typeof b === 'string' ? -1 : Number(a) - Number(b);
}

// Binary search.

/** The first of ascending values, from index `low` to before `high`, that is `least` or more; `high` if there is none. */
export function firstFrom(
  values: ArrayLike<number>,
  least: number,
  low = 0,
  high: number = values.length,
): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (values[middle]! < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

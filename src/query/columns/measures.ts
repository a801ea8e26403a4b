// Numbers of a column that figures are computed from.

import { VALUE } from '../../graph/column-reader.ts';

/** Ranges of values, one per row or element; `stop` is exclusive. */
export interface Spans {
  readonly start: Uint32Array;
  readonly stop: Uint32Array;
}

/** Numbers that figures are computed from, NaN for none. */
export interface Measures {
  readonly values: Float64Array;
  /** Integers above 2^53 with all digits, by their position in `values`. */
  readonly large: ReadonlyMap<number, bigint>;
}

/** The source of measures; see ValueColumn. */
interface Measured {
  readonly large: ReadonlyMap<number, bigint>;
  firstElement(row: number): number;
  start(element: number): number;
  stop(element: number): number;
  measureOf(value: number): number;
}

function valuesIn(start: Uint32Array, stop: Uint32Array): number {
  let count = 0;
  for (let span = 0; span < start.length; span++) count += stop[span]! - start[span]!;
  return count;
}

/** All values in these ranges, one range after another; `owner` has the number of each value's range. */
export function measuresIn(
  column: Measured,
  kinds: Uint8Array,
  numbers: Float64Array,
  { start, stop }: Spans,
): Measures & { readonly owner: Uint32Array } {
  const count = valuesIn(start, stop);
  const values = new Float64Array(count);
  const owner = new Uint32Array(count);
  const large = new Map<number, bigint>();
  const hasLarge = column.large.size > 0;
  let next = 0;
  for (let span = 0; span < start.length; span++) {
    const end = stop[span]!;
    for (let at = start[span]!; at < end; at++) {
      // Nearly all values are plain numbers; calling measureOf for each would take longer than all the rest.
      const number = kinds[at] === VALUE.number ? numbers[at]! : column.measureOf(at);
      // NaN for infinities: subtracted from themselves they do not give 0.
      values[next] = number - number === 0 ? number : Number.NaN;
      const exact = hasLarge ? column.large.get(at) : undefined;
      if (exact !== undefined) large.set(next, exact);
      owner[next++] = span;
    }
  }
  return { values, owner, large };
}

/** The first value of every row of a complete column. */
export function firstMeasures(column: Measured, rows: number): Measures {
  const values = new Float64Array(rows);
  const large = new Map<number, bigint>();
  for (let row = 0; row < rows; row++) {
    const element = column.firstElement(row);
    const first = column.start(element);
    const isEmpty = first === column.stop(element);
    values[row] = isEmpty ? Number.NaN : column.measureOf(first);
    const exact = column.large.size > 0 ? column.large.get(first) : undefined;
    if (exact !== undefined && !isEmpty) large.set(row, exact);
  }
  return { values, large };
}

// Warns about texts that a condition on a property asks for, when they leave a list empty and no object has them under the
// path: a value with a prefix (`PF_DXT5`) or in another letter case is suggested. In the same way about numbers beyond all
// that objects have there: a percentage where 1 is the whole. Only an empty list is examined.

import { VALUE } from '../../graph/column-reader.ts';
import type { NumberFilter, ObjectFilter, PropertyFilter, TextFilter } from '../filter/filter.ts';
import { MOST_LOOKED } from '../indexes/known-paths.ts';
import type { LazyRows } from '../pages/page.ts';
import type { QueryRun } from '../run/query-run.ts';
import { warnOfUnmatched } from './unmatched-texts.ts';

/** A condition on a text or a number, and its place in the filter. */
interface ValueCondition {
  readonly path: string;
  readonly text?: TextFilter | null | undefined;
  readonly number?: NumberFilter | null | undefined;
  readonly argument: string;
}

/**
 * The list itself, which warns once if it turns out to be empty.
 * @param classes the only ones that the list is of; null for any
 */
export function warningIfEmpty(
  list: LazyRows,
  run: QueryRun,
  where: ObjectFilter,
  classes: readonly number[] | null,
): LazyRows {
  const asked = valueConditions(where, 'where');
  if (asked.length === 0) return list;
  let isExamined = false;
  const examined = (rows: Uint32Array): Uint32Array => {
    if (rows.length > 0 || isExamined) return rows;
    isExamined = true;
    for (const condition of asked) warnOfUnmatchedValue(run, condition, classes);
    return rows;
  };
  return {
    upTo: (count) => (count === 0 ? list.upTo(0) : examined(list.upTo(count))),
    all: () => examined(list.all()),
    ...(list.unordered && { unordered: () => examined(list.unordered!()) }),
    ...(list.count && { count: () => list.count!() }),
  };
}

/** Those that must hold of some value: not what stands under `or` and `not`, nor what is about every value or none. */
function valueConditions({ properties, and }: ObjectFilter, place: string): readonly ValueCondition[] {
  const own = (properties ?? []).flatMap((condition, at) =>
    conditionOf(condition, `${place}.properties[${at}]`),
  );
  return [...own, ...(and ?? []).flatMap((inner, at) => valueConditions(inner, `${place}.and[${at}]`))];
}

function conditionOf({ path, text, number, quantifier }: PropertyFilter, place: string): ValueCondition[] {
  return (text || number) && (quantifier ?? 'SOME') === 'SOME'
    ? [{ path, text, number, argument: place }]
    : [];
}

function warnOfUnmatchedValue(
  run: QueryRun,
  { path, text, number, argument }: ValueCondition,
  classes: readonly number[] | null,
): void {
  const { paths, columns } = run.indexes;
  const parsed = paths.parse(path, argument);
  const rows = new Set(paths.mayHave(parsed, classes && new Set(classes), run.tools));
  // Too many to examine them all.
  if (rows.size >= MOST_LOOKED) return;
  const column = columns.read(run, Uint32Array.from(rows).sort(), parsed);
  const known = new Set<string>();
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const row of rows) {
    run.tick(1);
    const element = column.firstElement(row);
    for (let at = column.start(element); at < column.stop(element); at++) {
      const id = column.textOf(at);
      if (id >= 0) known.add(column.texts.texts[id]!);
      if (column.kind(at) !== VALUE.number) continue;
      min = Math.min(min, column.rawNumber(at));
      max = Math.max(max, column.rawNumber(at));
    }
  }
  // Other types are reported with the types that there are.
  if (text && known.size > 0) {
    const about = {
      code: 'UNKNOWN_VALUE',
      argument: `${argument}.text`,
      what: `text under ${path}`,
    } as const;
    warnOfUnmatched(text, known, about, run.tools);
  }
  if (!number || !(min <= max)) return;
  for (const operator of COMPARISONS) {
    const operand = number[operator];
    if (typeof operand !== 'number' || (operand >= min && operand <= max)) continue;
    const place = `${argument}.number.${operator}`;
    const message = `${place}: no object has such a number under ${path}: they go from ${min} to ${max}`;
    run.tools.warn({ code: 'OUT_OF_RANGE', argument: place, message, name: null, suggestions: [] });
  }
}

const COMPARISONS = ['eq', 'lt', 'lte', 'gt', 'gte'] as const;

// Warns about texts that a condition on a property asks for, when they leave a list empty and no object has them under the
// path: a value with a prefix (`PF_DXT5`) or in another letter case is suggested. Only an empty list is examined.

import type { ObjectFilter, PropertyFilter, TextFilter } from '../filter/filter.ts';
import { MOST_LOOKED } from '../indexes/known-paths.ts';
import type { LazyRows } from '../pages/page.ts';
import type { QueryRun } from '../run/query-run.ts';
import { warnOfUnmatched } from './unmatched-texts.ts';

/** A condition on a text, and its place in the filter. */
interface TextCondition {
  readonly path: string;
  readonly text: TextFilter;
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
  const asked = textConditions(where, 'where');
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
function textConditions({ properties, and }: ObjectFilter, place: string): readonly TextCondition[] {
  const own = (properties ?? []).flatMap((condition, at) => textOf(condition, `${place}.properties[${at}]`));
  return [...own, ...(and ?? []).flatMap((inner, at) => textConditions(inner, `${place}.and[${at}]`))];
}

function textOf({ path, text, quantifier }: PropertyFilter, place: string): TextCondition[] {
  return text && (quantifier ?? 'SOME') === 'SOME' ? [{ path, text, argument: `${place}.text` }] : [];
}

function warnOfUnmatchedValue(
  run: QueryRun,
  { path, text, argument }: TextCondition,
  classes: readonly number[] | null,
): void {
  const { paths, columns } = run.indexes;
  const parsed = paths.parse(path, argument);
  const rows = new Set(paths.mayHave(parsed, classes && new Set(classes), run.tools));
  // Of so many, not all are looked at.
  if (rows.size >= MOST_LOOKED) return;
  const column = columns.read(run, Uint32Array.from(rows).sort(), parsed);
  const known = new Set<string>();
  for (const row of rows) {
    run.tick(1);
    const element = column.firstElement(row);
    for (let at = column.start(element); at < column.stop(element); at++) {
      const id = column.textOf(at);
      if (id >= 0) known.add(column.texts.texts[id]!);
    }
  }
  // Other types are reported with the types that there are.
  if (known.size === 0) return;
  warnOfUnmatched(text, known, { code: 'UNKNOWN_VALUE', argument, what: `text under ${path}` }, run.tools);
}

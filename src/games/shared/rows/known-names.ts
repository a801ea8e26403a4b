// Warns about names, and parts of names, that a filter over rows mentions but no row has, and suggests the
// nearest, as is done for classes and properties of the graph.

import { madeOnce } from '../../../graph/made-once.ts';
import type { TextFilter } from '../../../query/filter/filter.ts';
import { operands } from '../../../query/filter/operands.ts';
import { PART_OPERATORS, warnOfUnmatched } from '../../../query/hints/unmatched-texts.ts';
import type { QueryTools } from '../../../query/tools.ts';
import { type Row, type RowFieldKind, type RowSource, textsOf, valueAt } from './fields.ts';
import type { RowFilter } from './filter.ts';

/** Kinds of fields whose texts are told from unknown ones. */
const HAVE_NAMES: ReadonlySet<RowFieldKind> = new Set(['named', 'text']);

/** Texts of one field in all rows of a list; collected when a filter first needs them. */
const known = new WeakMap<readonly Row[], Map<string, ReadonlySet<string>>>();

/** @param filter one that rowTest has accepted */
export function warnOfUnknownTexts(
  source: RowSource,
  filter: RowFilter,
  argument: string,
  tools: QueryTools,
): void {
  for (const [name, place] of operands(filter, argument)) {
    if (name === 'not') warnOfUnknownTexts(source, filter.not!, place, tools);
    else if (name === 'and' || name === 'or') {
      filter[name]!.forEach((entry, at) => {
        warnOfUnknownTexts(source, entry, `${place}[${at}]`, tools);
      });
    } else if (HAVE_NAMES.has(source.fields.get(name)!)) {
      const asked = filter[name] as TextFilter;
      if (typeof asked.eq !== 'string' && !asked.in && !PART_OPERATORS.some((part) => asked[part])) continue;
      const of = { code: 'UNKNOWN_NAME', argument: place, what: name } as const;
      warnOfUnmatched(asked, textsIn(source, name), of, tools);
    }
  }
}

function textsIn({ graph, rows }: RowSource, field: string): ReadonlySet<string> {
  const fields = madeOnce(known, rows, () => new Map());
  return madeOnce(fields, field, () => new Set(rows.flatMap((row) => textsOf(graph, valueAt(row, field)))));
}

// Warns about names, and parts of names, that a filter over rows mentions but no row has, and suggests the
// nearest, as is done for classes and properties of the graph. Warns too about a title that several things have.

import { madeOnce } from '../../../graph/made-once.ts';
import type { TextFilter } from '../../../query/filter/filter.ts';
import { operands } from '../../../query/filter/operands.ts';
import { PART_OPERATORS, warnOfUnmatched } from '../../../query/hints/unmatched-texts.ts';
import { exactTexts, truncatedName } from '../../../query/names/nearest-names.ts';
import type { QueryTools } from '../../../query/tools.ts';
import { isNamed } from '../scope.ts';
import { idOf, type Row, type RowFieldKind, type RowSource, textsOf, thingAt, valueAt } from './fields.ts';
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
      warnOfSharedTitles(source, name, asked, place, tools);
    }
  }
}

function textsIn({ graph, rows }: RowSource, field: string): ReadonlySet<string> {
  const fields = madeOnce(known, rows, () => new Map());
  return madeOnce(fields, field, () => new Set(rows.flatMap((row) => textsOf(graph, thingAt(row, field)))));
}

/** Ids by title, of one field in all rows of a list. */
const titled = new WeakMap<readonly Row[], Map<string, ReadonlyMap<string, ReadonlySet<string>>>>();
const MOST_SHOWN = 5;

function warnOfSharedTitles(
  source: RowSource,
  field: string,
  asked: TextFilter,
  argument: string,
  tools: QueryTools,
): void {
  const ids = madeOnce(
    madeOnce(titled, source.rows, () => new Map()),
    field,
    () => idsByTitle(source, field),
  );
  for (const title of exactTexts(asked)) {
    const having = ids.get(title);
    if (having === undefined || having.size < 2) continue;
    const suggestions = [...having].slice(0, MOST_SHOWN);
    const more = having.size > MOST_SHOWN ? ', ...' : '';
    const name = truncatedName(title);
    const message = `${argument}: ${having.size} different things are called ${JSON.stringify(name)}: ${suggestions.join(', ')}${more}`;
    tools.warn({ code: 'AMBIGUOUS_NAME', argument, message, name, suggestions });
  }
}

/** The name of a row is its title. */
function idsByTitle({ graph, fields, rows }: RowSource, field: string): ReadonlyMap<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const isOwn = field === 'name' && fields.get(field) === 'text';
  for (const row of rows) {
    const value = thingAt(row, field);
    for (const each of Array.isArray(value) ? value : [value]) {
      const title = isNamed(each) ? each.title : isOwn ? each : null;
      const id = idOf(graph, isOwn ? valueAt(row, 'object') : each);
      if (typeof title !== 'string' || id === null) continue;
      const having = found.get(title);
      if (having) having.add(id);
      else found.set(title, new Set([id]));
    }
  }
  return found;
}

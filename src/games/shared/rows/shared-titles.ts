// Warns about a title that several things in a list have.

import { getOrCreate } from '../../../graph/made-once.ts';
import type { TextFilter } from '../../../query/filter/filter.ts';
import { askedTexts, truncatedName } from '../../../query/names/spelling.ts';
import type { QueryTools } from '../../../query/tools.ts';
import { isNamed } from '../scope.ts';
import { idOf, type Row, type RowSource, thingAt, valueAt } from './fields.ts';

/** Ids by title, of one field in all rows of a list. */
const titled = new WeakMap<readonly Row[], Map<string, ReadonlyMap<string, ReadonlySet<string>>>>();
const MOST_SHOWN = 5;

export function warnOfSharedTitles(
  source: RowSource,
  field: string,
  asked: TextFilter,
  argument: string,
  tools: QueryTools,
): void {
  const ids = getOrCreate(
    getOrCreate(titled, source.rows, () => new Map()),
    `${source.path ?? ''}${field}`,
    () => idsByTitle(source, field),
  );
  for (const title of askedTexts(asked)) {
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
function idsByTitle(
  { graph, fields, rows, path = '' }: RowSource,
  field: string,
): ReadonlyMap<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const isOwn = path === '' && field === 'name' && fields.get(field) === 'text';
  for (const row of rows) {
    const value = thingAt(row, `${path}${field}`);
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

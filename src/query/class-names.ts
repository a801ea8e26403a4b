// Classes by what users call them: full path or short name, with the nearest names for what is unknown.

import type { Classes } from '../graph/classes.ts';
import type { ClassId } from '../graph/ids.ts';
import { QueryError } from './errors.ts';
import { hintOf, nearestNames, shortName } from './nearest-names.ts';
import type { QueryTools } from './tools.ts';

const MOST_CANDIDATES = 20;

/** The class, null (with a warning) when there is none. @throws QueryError AMBIGUOUS_CLASS */
export function classNamed(
  classes: Classes,
  name: string,
  argument: string,
  tools: QueryTools,
): ClassId | null {
  const found = classes.lookup(name);
  if (found.length > 1) {
    const paths = found.map((id) => classes.path(id)).sort();
    const more = paths.length > MOST_CANDIDATES ? ` and ${paths.length - MOST_CANDIDATES} more` : '';
    const candidates = paths.slice(0, MOST_CANDIDATES).join(', ');
    const message = `${JSON.stringify(name)} is the name of ${paths.length} classes: ${candidates}${more}`;
    throw new QueryError('AMBIGUOUS_CLASS', argument, message);
  }
  const [only] = found;
  if (only !== undefined) return only;
  const known = name.includes('/') ? 'path' : 'name';
  const suggestions = nearestNames(
    name,
    Array.from(classes, (id) => classes[known](id)),
  );
  const message = `${argument}: the save has no class ${JSON.stringify(shortName(name))}${hintOf(suggestions)}`;
  tools.warn({ code: 'UNKNOWN_CLASS', argument, message, name: shortName(name), suggestions });
  return null;
}

// Classes by what users call them: full path or short name, with the nearest names for what is unknown.

import type { Classes } from '../graph/classes.ts';
import type { ClassId } from '../graph/ids.ts';
import { QueryError } from './errors.ts';
import type { QueryTools } from './tools.ts';

const MOST_SUGGESTIONS = 5;
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
  const suggestions = nearestNames(classes, name);
  const hint = suggestions.length > 0 ? `; the nearest are ${suggestions.join(', ')}` : '';
  const message = `${argument}: the save has no class ${JSON.stringify(name.slice(0, 200))}${hint}`;
  tools.warn({ code: 'UNKNOWN_CLASS', argument, message, name: name.slice(0, 200), suggestions });
  return null;
}

/** Names that share a part with this one, or differ in a few letters. */
function nearestNames(classes: Classes, name: string): string[] {
  const wanted = name.slice(0, 200).toLowerCase();
  const scored: { name: string; distance: number }[] = [];
  for (const id of classes) {
    const known = wanted.includes('/') ? classes.path(id) : classes.name(id);
    const lower = known.toLowerCase();
    const holds = wanted.length > 2 && (lower.includes(wanted) || wanted.includes(lower));
    const most = Math.max(2, wanted.length >> 2);
    const distance = holds ? Math.abs(lower.length - wanted.length) / 100 : editDistance(wanted, lower, most);
    if (holds || distance <= most) scored.push({ name: known, distance });
  }
  scored.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
  return [...new Set(scored.map((entry) => entry.name))].slice(0, MOST_SUGGESTIONS);
}

/** Letters to add, drop or change; anything above `most` once it is sure to be. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[b.length]!;
}

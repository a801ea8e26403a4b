// Ids, slugs and paths that do not exist are treated alike in every field: the result is null, or lacks an
// entry, and a warning says which one it was.

import { slugOf } from '../../library/find/slug.ts';
import { hintOf, nearestNames, truncatedName } from '../../query/names/nearest-names.ts';
import type { QueryTools } from '../../query/tools.ts';

export interface UnknownId {
  readonly argument: string;
  readonly id: string;
  /** What is wrong with it, as in `"abc" is not the id of an object`. */
  readonly reason: string;
  readonly suggestions?: readonly string[];
}

export function warnOfUnknownId(
  tools: QueryTools,
  { argument, id, reason, suggestions = [] }: UnknownId,
): void {
  const name = truncatedName(id);
  const message = `${argument}: ${JSON.stringify(name)} ${reason}${hintOf(suggestions)}`;
  tools.warn({ code: 'UNKNOWN_ID', argument, message, name, suggestions });
}

/** The slugs nearest to an unknown one. Separators do not matter: earlier versions wrote all of them as hyphens. */
export function nearestSlugs(slug: string, known: readonly string[]): readonly string[] {
  const bare = new Map<string, string>();
  for (const each of known) if (!bare.has(bareSlug(each))) bare.set(bareSlug(each), each);
  return nearestNames(bareSlug(slug), bare.keys()).map((found) => bare.get(found)!);
}

function bareSlug(slug: string): string {
  return slugOf(slug).replaceAll(/-+/g, '-');
}

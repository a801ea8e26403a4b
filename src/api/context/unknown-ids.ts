// The rule for ids, slugs and paths that name nothing, in every field: they give nothing (null, or no entry of a list), and a
// warning says which one it was.

import { hintOf, nearestNames, shortName } from '../../query/names/nearest-names.ts';
import type { QueryTools } from '../../query/tools.ts';

/** @param reason what is wrong with it, as in `"abc" is no id of an object` */
export function warnOfUnknownId(
  tools: QueryTools,
  argument: string,
  id: string,
  reason: string,
  known: Iterable<string> = [],
): void {
  const suggestions = nearestNames(id, known);
  const name = shortName(id);
  const message = `${argument}: ${JSON.stringify(name)} ${reason}${hintOf(suggestions)}`;
  tools.warn({ code: 'UNKNOWN_ID', argument, message, name, suggestions });
}

// The warning that a save is damaged. Every answer from such a save has it, whichever way it takes out.

import { damageInWords } from '../../games/shared/damage.ts';
import type { Graph } from '../../graph/graph.ts';
import type { QueryTools } from '../../query/tools.ts';

/** @param argument what of the request names the save */
export function warnOfDamage(graph: Graph, argument: string, tools: QueryTools): void {
  const damage = damageInWords(graph);
  if (damage === null) return;
  tools.warn({
    code: 'DAMAGED',
    argument,
    message: `${argument}: ${damage}; lists and figures lack what they held`,
    name: null,
    suggestions: ['aggregate { unknown }', 'unknown', 'issues'],
  });
}

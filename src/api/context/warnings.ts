// The warnings of one answer: each once per field, the first ones only.

import { damageInWords } from '../../games/shared/damage.ts';
import type { Graph } from '../../graph/graph.ts';
import type { QueryTools, Warning } from '../../query/tools.ts';
import { MOST_REMARKS } from '../budget/limits.ts';
import { comparePaths, type ResponsePath, withoutPositions } from './answer-path.ts';

export interface LocatedWarning extends Warning {
  /** The path of the field that it is about, as in errors; the first of those that differ only in list positions. */
  readonly path: ResponsePath;
}

export class Warnings {
  /** By code, message and field. */
  readonly #found = new Map<string, LocatedWarning>();

  add(warning: LocatedWarning): void {
    if (this.#found.size === MOST_REMARKS) return;
    const text = `${warning.code} ${warning.message} ${withoutPositions(warning.path).join('.')}`;
    if (!this.#found.has(text)) this.#found.set(text, warning);
  }

  /** By path, those of one field as found: which field's values come first is a matter of time where they are waited for. */
  list(): readonly LocatedWarning[] {
    return [...this.#found.values()].sort((a, b) => comparePaths(a.path, b.path));
  }
}

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

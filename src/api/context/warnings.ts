// What an answer says beside its data: warnings, each once per field, and plans; the first ones only.

import { damageInWords } from '../../games/shared/damage.ts';
import type { Graph } from '../../graph/graph.ts';
import type { QueryTools, Warning } from '../../query/tools.ts';
import { MOST_REMARKS } from '../budget/limits.ts';
import { comparePaths, type ResponsePath, withoutPositions } from './answer-path.ts';

export interface LocatedWarning extends Warning {
  /** The path of the field that it is about, as in errors; the first of those that differ only in list positions. */
  readonly path: ResponsePath;
}

interface Located {
  readonly path: ResponsePath;
}

/** Remarks about fields of an answer; `keyOf` says which are the same. */
export class Remarks<T extends Located> {
  readonly #found = new Map<unknown, T>();
  readonly #keyOf: (remark: T) => unknown;

  constructor(keyOf: (remark: T) => unknown) {
    this.#keyOf = keyOf;
  }

  add(remark: T): void {
    if (this.#found.size === MOST_REMARKS) return;
    const key = this.#keyOf(remark);
    if (!this.#found.has(key)) this.#found.set(key, remark);
  }

  /** By path, those of one field as found: which field's values come first is a matter of time where they are waited for. */
  list(): readonly T[] {
    return [...this.#found.values()].sort((a, b) => comparePaths(a.path, b.path));
  }
}

/** By code, message and field. */
export class Warnings extends Remarks<LocatedWarning> {
  constructor() {
    super(({ code, message, path }) => `${code} ${message} ${withoutPositions(path).join('.')}`);
  }
}

/** Each counts. */
export class Plans extends Remarks<Located & { readonly plan: unknown }> {
  constructor() {
    super((plan) => plan);
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

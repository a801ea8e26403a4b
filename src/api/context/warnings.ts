// The warnings of one answer: each once a field, in the same order on however many threads the answer was made.

import type { Warning } from '../../query/tools.ts';
import { MOST_REMARKS } from '../budget/limits.ts';
import { type ResponsePath, withoutPositions } from './answer-path.ts';
import { compareListPositions, type FieldOrder } from './field-order.ts';

export interface LocatedWarning extends Warning {
  /** The field that it is about, as in errors; of those that differ in list positions only, the first. */
  readonly path: ResponsePath;
}

/** More are sorted, and the last of them forgotten. */
const MOST_UNSORTED = 10 * MOST_REMARKS;

export class Warnings {
  #order: FieldOrder | null = null;
  /** By what they say of which field. */
  #found = new Map<string, LocatedWarning>();

  /** The order of the query; without one, they come as they were found. */
  sortBy(order: FieldOrder): void {
    this.#order = order;
  }

  add(warning: LocatedWarning): void {
    const text = `${warning.code} ${warning.message} ${withoutPositions(warning.path).join('.')}`;
    const known = this.#found.get(text);
    if (known && compareListPositions(known.path, warning.path) <= 0) return;
    // Among what was found at its new position, it comes last.
    this.#found.delete(text);
    this.#found.set(text, warning);
    if (this.#found.size > MOST_UNSORTED) this.#found = new Map(this.#first());
  }

  /** By the position of their field in the query, then by that in lists (such as one of saves), then as found. */
  list(): readonly LocatedWarning[] {
    return this.#first().map(([, warning]) => warning);
  }

  #first(): readonly (readonly [string, LocatedWarning])[] {
    return [...this.#found].sort(([, one], [, other]) => this.#compare(one, other)).slice(0, MOST_REMARKS);
  }

  #compare(one: LocatedWarning, other: LocatedWarning): number {
    return this.#order?.compare(one.path, other.path) ?? 0;
  }
}

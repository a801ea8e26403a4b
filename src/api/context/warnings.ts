// The warnings of one answer: each once per field, in the same order however many threads made the answer.

import type { Warning } from '../../query/tools.ts';
import { MOST_REMARKS } from '../budget/limits.ts';
import { type ResponsePath, withoutPositions } from './answer-path.ts';
import { compareListPositions, type FieldOrder } from './field-order.ts';

export interface LocatedWarning extends Warning {
  /** The path of the field that it is about, as in errors; the first of those that differ only in list positions. */
  readonly path: ResponsePath;
}

/** Beyond this number warnings are sorted and the last ones dropped. */
const MOST_UNSORTED = 10 * MOST_REMARKS;

export class Warnings {
  #order: FieldOrder | null = null;
  /** By code, message and field. */
  #found = new Map<string, LocatedWarning>();

  /** Sets the order of the query; without one, warnings are listed as found. */
  sortBy(order: FieldOrder): void {
    this.#order = order;
  }

  get order(): FieldOrder | null {
    return this.#order;
  }

  add(warning: LocatedWarning): void {
    const text = `${warning.code} ${warning.message} ${withoutPositions(warning.path).join('.')}`;
    const known = this.#found.get(text);
    if (known && compareListPositions(known.path, warning.path) <= 0) return;
    // Inserted again, so that ties keep the order in which they were found.
    this.#found.delete(text);
    this.#found.set(text, warning);
    if (this.#found.size > MOST_UNSORTED) this.#found = new Map(this.#first());
  }

  /** Sorted by the position of the field in the query, then by list positions, then as found. */
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

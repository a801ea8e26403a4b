// The clock of one request: looked at inside scans, so that work that takes too long, or that nobody waits for
// any more, really ends.

import { apiError } from '../api/errors.ts';
import type { Deadline } from '../query/tools.ts';
import { MOST_MILLIS } from './limits.ts';

/** Stops by itself when the client goes. Time spent waiting for saves to be read is given back. */
export class RequestDeadline implements Deadline {
  readonly #signal: AbortSignal | null;
  readonly #millis: number;
  #end: number;
  #givenUntil = Number.NEGATIVE_INFINITY;

  constructor(signal: AbortSignal | null, millis: number = MOST_MILLIS) {
    this.#signal = signal;
    this.#millis = millis;
    this.#end = performance.now() + millis;
  }

  check(): void {
    if (this.#signal?.aborted) throw apiError('LIMIT_EXCEEDED', 'The client has gone.');
    if (performance.now() <= this.#end) return;
    const facts = { limit: 'milliseconds', most: this.#millis };
    throw apiError('LIMIT_EXCEEDED', `A request has at most ${this.#millis} milliseconds.`, facts);
  }

  /** Time that does not count; several fields that wait for the same save wait but once. */
  giveBack(from: number, to: number): void {
    this.#end += Math.max(0, to - Math.max(from, this.#givenUntil));
    this.#givenUntil = Math.max(to, this.#givenUntil);
  }
}

// Returns memory of a thread once it does nothing: such a thread collects no garbage, and keeps the heap of its busiest
// moment for ever. Earlier only if much waits, because V8 forgets compiled code, too, when it is told to collect.

import { collectGarbage } from './collect-garbage.ts';

/** Fewer answers leave nothing that is worth a pause. */
const LEAST_ANSWERS = 200;
/** A request during the pause, a tenth of a second at most, is unlikely. */
const IDLE_MILLIS = 20_000;

/** Of one thread. Does not keep the process alive. */
export class IdleCollection {
  readonly #least: number;
  readonly #most: number;
  #garbage = 0;
  #timer: NodeJS.Timeout | null = null;

  /** @param least garbage that is collected, and the `most` that may wait for that */
  constructor(least = LEAST_ANSWERS, most = Number.POSITIVE_INFINITY) {
    this.#least = least;
    this.#most = most;
  }

  /** Call after each answer. @param garbage what it leaves, as the thread counts it */
  answered(garbage = 1): void {
    this.#garbage += garbage;
    if (this.#timer) this.#timer.refresh();
    else this.#timer = setTimeout(() => this.#collect(), IDLE_MILLIS).unref();
    // What is in use in this turn is no garbage yet.
    if (this.#garbage > this.#most) setImmediate(() => this.#collect());
  }

  #collect(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#garbage >= this.#least) collectGarbage();
    this.#garbage = 0;
  }
}

// Returns memory after many answers: a thread that does nothing collects no garbage, and keeps the heap of its busiest
// moment for ever.

import { collectGarbage } from './collect-garbage.ts';

/** Fewer leave nothing that is worth a pause. */
const LEAST_ANSWERS = 200;
/** A request during the pause, a tenth of a second at most, is unlikely. */
const IDLE_MILLIS = 20_000;

/** Of one thread. Does not keep the process alive. */
export class IdleCollection {
  #answers = 0;
  #timer: NodeJS.Timeout | null = null;

  /** Call after each answer. */
  answered(): void {
    this.#answers++;
    if (this.#timer) this.#timer.refresh();
    else this.#timer = setTimeout(() => this.#collect(), IDLE_MILLIS).unref();
  }

  #collect(): void {
    this.#timer = null;
    if (this.#answers >= LEAST_ANSWERS) collectGarbage();
    this.#answers = 0;
  }
}

// Looking at the clock now and then, by the amount of work done.

import { CHECK_ROWS, type QueryTools } from './tools.ts';

export class Ticker {
  readonly #tools: QueryTools;
  #ticks = 0;

  constructor(tools: QueryTools) {
    this.#tools = tools;
  }

  /** Counts work of about `rows` rows. @throws what the deadline throws */
  tick(rows = 1): void {
    this.#ticks += rows;
    if (this.#ticks < CHECK_ROWS) return;
    this.#ticks = 0;
    this.#tools.deadline.check();
  }
}

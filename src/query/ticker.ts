// Counts work, and checks the budget each time that a certain amount of work was done.

import type { Budget } from './budget.ts';
import { CHECK_ROWS, type QueryTools } from './tools.ts';

/** Decoding a property costs about as much as looking at this many rows. */
const DECODE_COST = 64;

export class Ticker {
  readonly #budget: Budget;
  #ticks = 0;

  constructor({ budget }: QueryTools) {
    this.#budget = budget;
  }

  /**
   * Counts rows that are looked at; all together are as much work as looking at `cost` of them mostly is.
   * @throws BudgetError
   */
  tick(rows = 1, cost = rows): void {
    this.#budget.visited += rows;
    this.#work(cost);
  }

  /** Counts a property that is decoded. @throws BudgetError */
  decode(): void {
    this.#budget.decoded++;
    this.#work(DECODE_COST);
  }

  #work(cost: number): void {
    this.#ticks += cost;
    if (this.#ticks < CHECK_ROWS) return;
    this.#ticks = 0;
    this.#budget.check();
  }
}

// Counts work, and checks the budget after every so much of it.

import type { Budget } from './budget.ts';
import { CHECK_ROWS, type QueryTools } from './tools.ts';

/** Decoding a property costs about as much as visiting this many rows. */
const DECODE_COST = 64;

export class Ticker {
  readonly tools: QueryTools;
  readonly #budget: Budget;
  #ticks = 0;

  constructor(tools: QueryTools) {
    this.tools = tools;
    this.#budget = tools.budget;
  }

  /**
   * Counts rows that are visited, and work that costs as much as visiting `cost` rows.
   * @throws BudgetError
   */
  tick(rows = 1, cost = rows): void {
    this.#budget.visited += rows;
    this.#work(cost);
  }

  /** Counts one decoded property. @throws BudgetError */
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

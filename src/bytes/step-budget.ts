// How much work a search through broken data may still do. Hostile data leads many attempts far before they fail; what
// each costs is known, what all of them cost is not.

/** Counts steps of about ten nanoseconds. */
export class StepBudget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** Takes steps; false once there are none left, and from then on. */
  spend(steps: number): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }
}

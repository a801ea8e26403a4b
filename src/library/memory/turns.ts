// Who may read now: many side by side, or one alone when there is little room. Who waits to be alone goes before those
// who come later.

export class Turns {
  #running = 0;
  /** Ends when the last of those who are alone, or wait to be, is done. */
  #alone: Promise<void> = Promise.resolve();
  #waiting = 0;
  #whenIdle: (() => void) | null = null;

  /** Beside others. */
  async together<T>(work: () => Promise<T>): Promise<T> {
    while (this.#waiting > 0) await this.#alone;
    this.#running++;
    try {
      return await work();
    } finally {
      this.#running--;
      if (this.#running === 0) this.#whenIdle?.();
    }
  }

  /** Runs it while nothing else runs. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const mine = this.#alone.then(() => this.#idle()).then(work);
    const done = (): void => {
      this.#waiting--;
    };
    this.#alone = mine.then(done, done);
    return mine;
  }

  #idle(): Promise<void> {
    if (this.#running === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#whenIdle = () => {
        this.#whenIdle = null;
        resolve();
      };
    });
  }
}

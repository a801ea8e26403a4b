// Many readers at the same time, or one alone when memory is short. A reader that waits to be alone goes
// before later ones.

export class ReadLock {
  #running = 0;
  /** Resolves when the last reader that is alone, or waits to be, is done. */
  #exclusive: Promise<void> = Promise.resolve();
  #waiting = 0;
  #whenIdle: (() => void) | null = null;

  /** Runs the work at the same time as others. */
  async shared<T>(work: () => Promise<T>): Promise<T> {
    while (this.#waiting > 0) await this.#exclusive;
    this.#running++;
    try {
      return await work();
    } finally {
      this.#running--;
      if (this.#running === 0) this.#whenIdle?.();
    }
  }

  /** Runs the work while nothing else runs. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const mine = this.#exclusive.then(() => this.#idle()).then(work);
    const done = (): void => {
      this.#waiting--;
    };
    this.#exclusive = mine.then(done, done);
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

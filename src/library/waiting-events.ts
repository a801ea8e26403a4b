// Events that wait for a reader, and are dropped beyond a limit, the oldest first.

export class WaitingEvents<T> implements AsyncIterableIterator<T> {
  /** By key, in the order of the latest event of each. */
  readonly #waiting = new Map<unknown, T>();
  readonly #most: number;
  readonly #onEnd: () => void;
  /** Resolve the calls of `next` that wait; those that come first take what there is. */
  #wakes: (() => void)[] = [];
  #isEnded = false;

  /** @param onEnd called once, by `end` or when the reader leaves */
  constructor(most: number, onEnd: () => void) {
    this.#most = most;
    this.#onEnd = onEnd;
  }

  /** Adds an event. @param key of the events of which only the latest waits */
  put(event: T, key: unknown = event): void {
    this.#waiting.delete(key);
    this.#waiting.set(key, event);
    if (this.#waiting.size > this.#most) this.#waiting.delete(this.#waiting.keys().next().value);
    this.#wakes.shift()?.();
  }

  /** True when an event with this key waits. */
  has(key: unknown): boolean {
    return this.#waiting.has(key);
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#onEnd();
    for (const wake of this.#wakes.splice(0)) wake();
  }

  async next(): Promise<IteratorResult<T>> {
    while (!this.#isEnded) {
      const [first] = this.#waiting;
      if (first) {
        this.#waiting.delete(first[0]);
        return { value: first[1], done: false };
      }
      await new Promise<void>((resolve) => {
        this.#wakes.push(resolve);
      });
    }
    return { value: undefined, done: true };
  }

  async return(): Promise<IteratorResult<T>> {
    this.end();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

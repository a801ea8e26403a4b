// Work that comes many at a time, such as what all subscribers are sent of one change, and that is done in a turn of the
// event loop each, so that other requests are answered in between.

export class EventTurns {
  readonly #waiting: (() => void)[] = [];

  /** Resolves when it is this caller's turn, in the order of the calls. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.push(resolve) === 1) setImmediate(this.#begin);
    });
  }

  readonly #begin = (): void => {
    this.#waiting.shift()!();
    if (this.#waiting.length > 0) setImmediate(this.#begin);
  };
}

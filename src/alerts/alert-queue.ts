// Alerts that wait for a client to read them.

import type { AlertEvent } from './alert.ts';

/** The oldest are dropped. */
const MOST_WAITING_ALERTS = 1000;

export class AlertQueue implements AsyncIterableIterator<AlertEvent> {
  readonly #waiting: AlertEvent[] = [];
  readonly #onEnd: () => void;
  #wake: (() => void) | null = null;
  #isEnded = false;

  /** @param onEnd called when the client leaves, or by `end` */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  put(event: AlertEvent): void {
    this.#waiting.push(event);
    if (this.#waiting.length > MOST_WAITING_ALERTS) this.#waiting.shift();
    this.#wake?.();
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#onEnd();
    this.#wake?.();
  }

  async next(): Promise<IteratorResult<AlertEvent>> {
    while (!this.#isEnded) {
      const value = this.#waiting.shift();
      if (value) return { value, done: false };
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return { value: undefined, done: true };
  }

  async return(): Promise<IteratorResult<AlertEvent>> {
    this.end();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

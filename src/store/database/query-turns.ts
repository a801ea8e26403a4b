// Who may use one of a few connections to a database, and who waits. Those who would wait too long are told so,
// as opposed to those whose database is gone.

import { StoreError } from '../store-error.ts';

const MOST_WAITING = 1000;
const MOST_WAIT_MILLIS = 20_000;

export interface TurnLimits {
  readonly mostWaiting?: number;
  readonly mostWaitMillis?: number;
}

export class QueryTurns {
  readonly #mostWaiting: number;
  readonly #mostWaitMillis: number;
  /** In the order of their calls. */
  readonly #waiting = new Set<() => void>();
  #free: number;

  constructor(connections: number, limits: TurnLimits = {}) {
    this.#free = connections;
    this.#mostWaiting = limits.mostWaiting ?? MOST_WAITING;
    this.#mostWaitMillis = limits.mostWaitMillis ?? MOST_WAIT_MILLIS;
  }

  /** Runs the work in its turn. @throws StoreError STORE_BUSY when too many wait, or for too long */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await this.#wait();
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.size >= this.#mostWaiting) return Promise.reject(busyError());
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(begin);
        reject(busyError());
      }, this.#mostWaitMillis);
      this.#waiting.add(begin);
    });
  }

  #next(): void {
    const [first] = this.#waiting;
    if (!first) this.#free++;
    else {
      this.#waiting.delete(first);
      first();
    }
  }
}

function busyError(): StoreError {
  return new StoreError('STORE_BUSY', 'too many requests wait for the store; try again in a few seconds');
}

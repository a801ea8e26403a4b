// Tells listeners that a save was added, changed or removed. A change is published once new requests get the
// new content.

import type { SaveEntry } from './save.ts';

export type ChangeKind = 'ADDED' | 'CHANGED' | 'REMOVED';

export interface LibraryChange {
  readonly kind: ChangeKind;
  readonly entry: SaveEntry;
}

/** Changes queued for a listener that does not read them; a newer one of the same save replaces the older. */
const MOST_WAITING = 1000;

export class Changes {
  readonly #listeners = new Set<Listener>();
  #isEnded = false;

  get listeners(): number {
    return this.#listeners.size;
  }

  publish(change: LibraryChange): void {
    for (const listener of this.#listeners) listener.take(change);
  }

  /**
   * Every change from now on, until `return` or the end of the library. @param only of the save with this key
   */
  listen(only: string | null = null): AsyncIterableIterator<LibraryChange> {
    const listener = new Listener(only, () => this.#listeners.delete(listener));
    if (this.#isEnded) listener.end();
    else this.#listeners.add(listener);
    return listener;
  }

  end(): void {
    this.#isEnded = true;
    for (const listener of this.#listeners) listener.end();
  }
}

class Listener implements AsyncIterableIterator<LibraryChange> {
  /** By save, in the order of their last change. */
  readonly #waiting = new Map<string, LibraryChange>();
  readonly #only: string | null;
  readonly #forget: () => void;
  /** Resolve the calls of `next` that wait; those that come first take what there is. */
  #wakes: (() => void)[] = [];
  #isEnded = false;

  constructor(only: string | null, forget: () => void) {
    this.#only = only;
    this.#forget = forget;
  }

  take(change: LibraryChange): void {
    const { key } = change.entry;
    if (this.#only !== null && this.#only !== key) return;
    this.#waiting.delete(key);
    this.#waiting.set(key, change);
    if (this.#waiting.size > MOST_WAITING) this.#waiting.delete(this.#waiting.keys().next().value!);
    this.#wakes.shift()?.();
  }

  end(): void {
    this.#isEnded = true;
    this.#forget();
    for (const wake of this.#wakes.splice(0)) wake();
  }

  async next(): Promise<IteratorResult<LibraryChange, undefined>> {
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

  async return(): Promise<IteratorResult<LibraryChange, undefined>> {
    this.end();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

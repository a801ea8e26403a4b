// Tells listeners that a save was added, changed or removed. A change is published once new requests get the
// new content.

import type { SaveEntry } from './save.ts';

export type ChangeKind = 'ADDED' | 'CHANGED' | 'REMOVED';

export interface LibraryChange {
  readonly kind: ChangeKind;
  readonly entry: SaveEntry;
  /** Where a listener that comes back goes on; none for what it is told of the time when it was away. */
  readonly id?: string;
  /** Not to be sent when the answer is that to the one before of the same save. */
  readonly ifDifferent?: boolean;
}

/** What a listener hears of. */
export interface Listening {
  /** Only the save with this key. */
  readonly only?: string | undefined;
  readonly where?: ((entry: SaveEntry) => boolean) | undefined;
  /** See LibraryChange. */
  readonly ifDifferent?: boolean | undefined;
}

/** Changes queued for a listener that does not read them; a newer one of the same save replaces the older. */
const MOST_WAITING = 1000;
/** Changes kept for listeners that come back. */
const MOST_KEPT = 1000;

export class Changes {
  readonly #listeners = new Set<ChangeListener>();
  /** Tells this process from an earlier one and from other servers, which count their own changes. */
  readonly #origin = Math.random().toString(36).slice(2, 10);
  #count = 0;
  readonly #kept: LibraryChange[] = [];
  #isEnded = false;

  get listeners(): number {
    return this.#listeners.size;
  }

  /** The id of the latest change. */
  get lastId(): string {
    return `${this.#origin}.${this.#count}`;
  }

  publish({ kind, entry }: LibraryChange): void {
    this.#count++;
    const change = { kind, entry, id: this.lastId };
    // Without its graph, which would stay in memory.
    this.#kept.push({ ...change, entry: { ...entry, ready: null } });
    if (this.#kept.length > MOST_KEPT) this.#kept.shift();
    for (const listener of this.#listeners) listener.take(change);
  }

  /** What followed the change with this id; null when that is not known. Entries are as they were then. */
  since(id: string): readonly LibraryChange[] | null {
    const [origin, number] = id.split('.');
    const missed = this.#count - Number(number);
    if (origin !== this.#origin || !(missed >= 0 && missed <= this.#kept.length)) return null;
    return missed === 0 ? [] : this.#kept.slice(-missed);
  }

  /** Every change from now on, until `return` or the end of the library. */
  listen(heard: Listening = {}): ChangeListener {
    const listener = new ChangeListener(heard, () => this.#listeners.delete(listener));
    if (this.#isEnded) listener.end();
    else this.#listeners.add(listener);
    return listener;
  }

  end(): void {
    this.#isEnded = true;
    for (const listener of this.#listeners) listener.end();
  }
}

export class ChangeListener implements AsyncIterableIterator<LibraryChange> {
  /** By save, in the order of their last change. */
  readonly #waiting = new Map<string, LibraryChange>();
  readonly #heard: Listening;
  readonly #forget: () => void;
  /** Resolve the calls of `next` that wait; those that come first take what there is. */
  #wakes: (() => void)[] = [];
  #isEnded = false;

  constructor(heard: Listening, forget: () => void) {
    this.#heard = heard;
    this.#forget = forget;
  }

  take(change: LibraryChange): void {
    const { key } = change.entry;
    const { only, where, ifDifferent = false } = this.#heard;
    if (only !== undefined && only !== key) return;
    if (where && !where(change.entry)) return;
    this.#waiting.delete(key);
    this.#waiting.set(key, ifDifferent ? { ...change, ifDifferent } : change);
    if (this.#waiting.size > MOST_WAITING) this.#waiting.delete(this.#waiting.keys().next().value!);
    this.#wakes.shift()?.();
  }

  /** What happened before this listener began: the latest, where there is more of it. */
  takeMissed(changes: readonly LibraryChange[]): void {
    const heard = new Set(this.#waiting.keys());
    for (const change of changes) if (!heard.has(change.entry.key)) this.take(change);
  }

  end(): void {
    this.#isEnded = true;
    this.#forget();
    for (const wake of this.#wakes.splice(0)) wake();
  }

  async next(): Promise<IteratorResult<LibraryChange>> {
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

  async return(): Promise<IteratorResult<LibraryChange>> {
    this.end();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

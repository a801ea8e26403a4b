// Tells listeners that a save was added, changed or removed. A change is published once new requests get the
// new content.

import type { SaveEntry } from './save.ts';
import { WaitingEvents } from './waiting-events.ts';

export type ChangeKind = 'ADDED' | 'CHANGED' | 'REMOVED';

export interface LibraryChange {
  readonly kind: ChangeKind;
  readonly entry: SaveEntry;
  /** A listener that reconnects continues after this id; events that it missed have none. */
  readonly id?: string;
  /** Not to be sent when the answer is that to the one before of the same save. */
  readonly ifDifferent?: boolean;
}

/** The changes that a listener gets. */
export interface Listening {
  /** Only the save with this key. */
  readonly only?: string | undefined;
  readonly where?: ((entry: SaveEntry) => boolean) | undefined;
  /** See LibraryChange. */
  readonly ifDifferent?: boolean | undefined;
}

export type ChangeListener = WaitingEvents<LibraryChange>;

/** Changes queued for a listener that does not read them; a newer one of the same save replaces the older. */
const MOST_WAITING = 1000;
/** Changes kept for listeners that come back. */
const MOST_KEPT = 1000;

export class Changes {
  readonly #listeners = new Map<ChangeListener, Listening>();
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
    for (const [listener, heard] of this.#listeners) put(listener, change, heard);
  }

  /** The changes after the one with this id; null when that is unknown. Entries are as they were then. */
  since(id: string): readonly LibraryChange[] | null {
    const [origin, number] = id.split('.');
    const missed = this.#count - Number(number);
    if (origin !== this.#origin || !(missed >= 0 && missed <= this.#kept.length)) return null;
    return missed === 0 ? [] : this.#kept.slice(-missed);
  }

  /** Every change from now on, until `return` or the end of the library. */
  listen(heard: Listening = {}): ChangeListener {
    const listener: ChangeListener = new WaitingEvents(MOST_WAITING, () => this.#listeners.delete(listener));
    if (this.#isEnded) listener.end();
    else this.#listeners.set(listener, heard);
    return listener;
  }

  /** Gives a listener what happened before it began: the latest, where there is more of it. */
  putMissed(listener: ChangeListener, changes: readonly LibraryChange[]): void {
    const heard = this.#listeners.get(listener);
    const isNewer = new Set(changes.filter(({ entry }) => listener.has(entry.key)));
    for (const change of changes) if (heard && !isNewer.has(change)) put(listener, change, heard);
  }

  end(): void {
    this.#isEnded = true;
    for (const listener of this.#listeners.keys()) listener.end();
  }
}

function put(listener: ChangeListener, change: LibraryChange, heard: Listening): void {
  const { only, where, ifDifferent = false } = heard;
  const { entry } = change;
  if ((only !== undefined && only !== entry.key) || (where && !where(entry))) return;
  listener.put(ifDifferent ? { ...change, ifDifferent } : change, entry.key);
}

// Saves of a store as an answering thread sees them: the serving thread, which follows the store, is asked for each.
// What needs all of them, or the store itself, is the serving thread's to answer.

import { FORMATS } from '../../formats/registry.gen.ts';
import { type SaveEntry, UNREAD } from '../../library/save.ts';
import type { SaveSource } from '../../library/save-source.ts';
import type { Store } from '../../store/store.ts';

/** An entry as it can be posted. */
export type LentEntry = Pick<SaveEntry, 'key' | 'slug' | 'claim' | 'files' | 'header'> & {
  readonly format: string;
};

export interface EntryQuestion {
  readonly by: 'slug' | 'key';
  readonly text: string;
}

export function lentEntry({ key, slug, claim, files, header, format }: SaveEntry): LentEntry {
  return { key, slug, claim, files, header, format: format.id };
}

export class LentEntries implements SaveSource {
  readonly #ask: (question: EntryQuestion) => LentEntry | null;
  readonly #decline: () => never;
  /** By key: a save keeps its graph from question to question. */
  readonly #known = new Map<string, SaveEntry>();

  /** @param decline ends the question here */
  constructor(ask: (question: EntryQuestion) => LentEntry | null, decline: () => never) {
    this.#ask = ask;
    this.#decline = decline;
  }

  get entries(): readonly SaveEntry[] {
    return this.#decline();
  }

  /** Those that were asked for. */
  get known(): Iterable<SaveEntry> {
    return this.#known.values();
  }

  get(slug: string): SaveEntry | null {
    return this.#entryOf(this.#ask({ by: 'slug', text: slug }));
  }

  byKey(key: string): SaveEntry | null {
    return this.#entryOf(this.#ask({ by: 'key', text: key }));
  }

  /** Graphs are lent, whole. */
  fetch(): Promise<void> {
    return Promise.resolve();
  }

  follow(): void {}

  #entryOf(lent: LentEntry | null): SaveEntry | null {
    const format = lent && FORMATS.find(({ id }) => id === lent.format);
    if (!lent || !format) return null;
    const known = this.#known.get(lent.key);
    // What a store has under a key never changes.
    if (known) return known;
    const entry: SaveEntry = { ...lent, format, ...UNREAD };
    this.#known.set(entry.key, entry);
    return entry;
  }
}

/** A question that asks it for anything is answered by the serving thread. */
export function decliningStore(decline: () => never): Store {
  return new Proxy({} as Store, { get: decline });
}

// The saves of a store as an answering thread sees them. It asks the serving thread, which follows the store,
// for each one. Anything that needs all of them, or the store itself, is answered by the serving thread.

import { FORMATS } from '../../formats/registry.gen.ts';
import { type SaveEntry, UNREAD } from '../../library/save.ts';
import type { SaveSource } from '../../library/save-source.ts';
import type { Store } from '../../store/store.ts';

/** An entry in a form that can be posted. */
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
  /** By key, so that a save keeps its graph from question to question. */
  readonly #known = new Map<string, SaveEntry>();

  /** @param decline leaves the question to the serving thread */
  constructor(ask: (question: EntryQuestion) => LentEntry | null, decline: () => never) {
    this.#ask = ask;
    this.#decline = decline;
  }

  get entries(): readonly SaveEntry[] {
    return this.#decline();
  }

  /** The entries that were asked for so far. */
  get known(): Iterable<SaveEntry> {
    return this.#known.values();
  }

  get(slug: string): SaveEntry | null {
    return this.#entryOf(this.#ask({ by: 'slug', text: slug }));
  }

  byKey(key: string): SaveEntry | null {
    return this.#entryOf(this.#ask({ by: 'key', text: key }));
  }

  /** Nothing to fetch: graphs are lent whole. */
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

/** A store that leaves every question that uses it to the serving thread. */
export function decliningStore(decline: () => never): Store {
  return new Proxy({} as Store, { get: decline });
}

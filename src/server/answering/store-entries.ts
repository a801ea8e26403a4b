// The saves of a store as an answering thread sees them. It asks the serving thread, which follows the store,
// for each one. Anything that needs all of them, or the store itself, is answered by the serving thread.

import { FORMATS } from '../../formats/registry.gen.ts';
import { type SaveEntry, UNREAD } from '../../library/save.ts';
import type { SaveSource } from '../../library/save-source.ts';
import type { Store } from '../../store/store.ts';

/** An entry in a form that can be posted. */
export type PostedEntry = Pick<SaveEntry, 'key' | 'slug' | 'slugs' | 'claim' | 'files' | 'header'> & {
  readonly format: string;
};

export interface EntryQuestion {
  readonly by: 'slug' | 'key';
  readonly text: string;
}

export function postedEntry({ key, slug, slugs, claim, files, header, format }: SaveEntry): PostedEntry {
  return { key, slug, slugs, claim, files, header, format: format.id };
}

/** `unknown` when the store cannot be reached. */
export type FoundEntry = PostedEntry | 'unknown' | null;

export class StoreEntries implements SaveSource {
  readonly #ask: (question: EntryQuestion) => FoundEntry;
  readonly #decline: () => never;
  /** By key, so that a save keeps its graph from question to question. */
  readonly #known = new Map<string, SaveEntry>();

  /** @param decline leaves the question to the serving thread */
  constructor(ask: (question: EntryQuestion) => FoundEntry, decline: () => never) {
    this.#ask = ask;
    this.#decline = decline;
  }

  /** The entries that were asked for so far. */
  get known(): Iterable<SaveEntry> {
    return this.#known.values();
  }

  /** Drops what is only listed. */
  forgetListed(): void {
    for (const { key, state } of this.#known.values()) if (state === 'LISTED') this.#known.delete(key);
  }

  get(slug: string): SaveEntry | null {
    return this.#entryOf(this.#ask({ by: 'slug', text: slug }));
  }

  byKey(key: string): SaveEntry | null {
    return this.#entryOf(this.#ask({ by: 'key', text: key }));
  }

  page(): never {
    return this.#decline();
  }

  count(): never {
    return this.#decline();
  }

  near(): never {
    return this.#decline();
  }

  worlds(): never {
    return this.#decline();
  }

  countWorlds(): never {
    return this.#decline();
  }

  worldsAmong(): never {
    return this.#decline();
  }

  forRequest(): this {
    return this;
  }

  /** Nothing to fetch: graphs are shared whole. */
  fetch(): Promise<void> {
    return Promise.resolve();
  }

  follow(): void {}

  #entryOf(posted: FoundEntry): SaveEntry | null {
    if (posted === 'unknown') return this.#decline();
    const format = posted && FORMATS.find(({ id }) => id === posted.format);
    if (!posted || !format) return null;
    const known = this.#known.get(posted.key);
    // What a store has under a key never changes, except what it is called.
    if (known) return Object.assign(known, { slug: posted.slug });
    const entry: SaveEntry = { ...posted, format, ...UNREAD };
    this.#known.set(entry.key, entry);
    return entry;
  }
}

/** A store that leaves every question that uses it to the serving thread. */
export function decliningStore(decline: () => never): Store {
  return new Proxy({} as Store, { get: decline });
}

// The saves of a store as a library shows them: headers come from the catalogue, and files are fetched when
// they have to be read. No state belongs to a single server: any server can answer for any save.

import { join } from 'node:path';
import type { Format } from '../formats/format.ts';
import type { LibraryChange } from '../library/changes.ts';
import { type SaveEntry, UNREAD } from '../library/save.ts';
import type { SaveSource } from '../library/save-source.ts';
import type { StoredSave } from './catalogue/stored-save.ts';
import { FileCache } from './file-cache.ts';
import type { Change, Store } from './store.ts';

export interface StoredEntriesOptions {
  readonly formats: readonly Format[];
  /** Local folder for fetched files. */
  readonly cache: string;
  /** Limit for fetched files in bytes. */
  readonly mostCacheBytes: number;
}

/** A server lists this many, latest first; the database answers questions across all of them. */
const MOST_LISTED = 100_000;
/** Saves per read of the catalogue. */
const PAGE = 2_000;

export class StoredEntries implements SaveSource {
  readonly #store: Store;
  readonly #options: StoredEntriesOptions;
  readonly #cache: FileCache;
  readonly #bySlug = new Map<string, SaveSlot>();
  readonly #byKey = new Map<string, SaveSlot>();
  readonly #byAlias = new Map<string, SaveSlot>();
  #listed: readonly SaveEntry[] | null = null;
  #publish: (change: LibraryChange) => void = () => {};
  #stop: (() => Promise<void>) | null = null;
  /** Serializes the changes. */
  #changes: Promise<void> = Promise.resolve();

  private constructor(store: Store, options: StoredEntriesOptions) {
    this.#store = store;
    this.#options = options;
    this.#cache = new FileCache(options.cache, options.mostCacheBytes);
  }

  /** Contains everything that the catalogue has now, and follows later changes. @throws StoreError */
  static async open(store: Store, options: StoredEntriesOptions): Promise<StoredEntries> {
    const entries = new StoredEntries(store, options);
    // Subscribes first, so that no change is missed.
    entries.#stop = await store.onChange((change) => entries.#follow(change));
    await entries.#listAll();
    return entries;
  }

  get entries(): readonly SaveEntry[] {
    this.#listed ??= Array.from(this.#bySlug.values(), ({ entry }) => entry);
    return this.#listed;
  }

  get(slug: string): SaveEntry | null {
    return (this.#bySlug.get(slug) ?? this.#byAlias.get(slug))?.entry ?? null;
  }

  byKey(key: string): SaveEntry | null {
    return this.#byKey.get(key)?.entry ?? null;
  }

  follow(heard: (change: LibraryChange) => void): void {
    this.#publish = heard;
  }

  /** Fetches the files of a save to where its entry says they are. @throws StoreError */
  async fetch(entry: SaveEntry): Promise<void> {
    const slot = this.#byKey.get(entry.key);
    if (slot) await this.fetchFiles(slot.stored);
  }

  /** Like fetch, for a save that is not listed. */
  async fetchFiles({ files }: StoredSave): Promise<void> {
    for (const file of files) await this.#cache.pathOf(file, (hash) => this.#store.piece(hash));
  }

  /** A stored save as an entry; null when no format here can read it. */
  entryOf(stored: StoredSave): SaveEntry | null {
    const format = this.#options.formats.find(({ id }) => id === stored.format);
    if (!format) return null;
    const { id, slug, claim, files, header } = stored;
    return {
      key: id,
      slug,
      format,
      claim: { ...claim, files: [] },
      // Named by their content: a file that exists is the right one, even if another process put it there.
      files: files.map(({ name, size, sha256 }) => ({
        name,
        absolute: join(this.#options.cache, sha256),
        size,
        sha256,
      })),
      header,
      ...UNREAD,
    };
  }

  async close(): Promise<void> {
    await this.#stop?.();
    await this.#changes;
  }

  #follow(change: Change): void {
    this.#changes = this.#changes
      .then(async () => {
        if (change === null) return this.#listAll();
        const stored = await this.#store.find(change.slug);
        if (stored) this.#put(stored);
        else this.#drop(change.slug);
      })
      // If the lookup failed, it is listed again when the connection is back.
      .catch(() => {});
  }

  async #listAll(): Promise<void> {
    const seen = new Set<string>();
    for (let offset = 0; offset < MOST_LISTED; offset += PAGE) {
      const page = await this.#store.list({}, { first: PAGE, offset });
      for (const stored of page) {
        seen.add(stored.slug);
        this.#put(stored);
      }
      if (page.length < PAGE) break;
    }
    for (const slug of this.#bySlug.keys()) if (!seen.has(slug)) this.#drop(slug);
  }

  #put(stored: StoredSave): void {
    const known = this.#bySlug.get(stored.slug);
    // Its content never changes, so a loaded save stays valid.
    if (known) {
      known.stored = stored;
      for (const alias of stored.aliases) this.#byAlias.set(alias, known);
      return;
    }
    const entry = this.entryOf(stored);
    if (!entry) return;
    const slot = { stored, entry };
    this.#bySlug.set(stored.slug, slot);
    this.#byKey.set(entry.key, slot);
    for (const alias of stored.aliases) this.#byAlias.set(alias, slot);
    this.#listed = null;
    this.#publish({ kind: 'ADDED', entry });
  }

  #drop(slug: string): void {
    const slot = this.#bySlug.get(slug);
    if (!slot) return;
    this.#bySlug.delete(slug);
    this.#byKey.delete(slot.entry.key);
    for (const alias of slot.stored.aliases) this.#byAlias.delete(alias);
    this.#listed = null;
    this.#publish({ kind: 'REMOVED', entry: slot.entry });
  }
}

interface SaveSlot {
  stored: StoredSave;
  readonly entry: SaveEntry;
}

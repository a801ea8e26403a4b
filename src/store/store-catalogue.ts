// The saves of a store as a library shows them: looked up in the catalogue when they are asked for, and fetched when they
// have to be read. No state belongs to a single server, and none of a save is kept that nobody uses.

import { join as joinPath } from 'node:path';
import DataLoader from 'dataloader';
import PQueue from 'p-queue';
import type { Format } from '../formats/format.ts';
import { getOrCreate } from '../graph/made-once.ts';
import type {
  Catalogue,
  Range,
  SaveCondition,
  SavesAsked,
  SaveWorld,
  TextField,
  WorldKey,
} from '../library/catalogue/catalogue.ts';
import type { LibraryChange } from '../library/changes.ts';
import type { RemoteSaves } from '../library/remote-saves.ts';
import { type SaveEntry, UNREAD } from '../library/save.ts';
import { Arrivals } from './catalogue/arrivals.ts';
import { Counts } from './catalogue/counts.ts';
import { countInRange, isKeepable, type ListedSave, savesInRange } from './catalogue/listing.ts';
import { nearTexts } from './catalogue/near.ts';
import {
  removedSave,
  type SaveKey,
  savesWhere,
  savesWithIds,
  savesWithKeys,
} from './catalogue/save-table.ts';
import { isStoredId, type StoredSave } from './catalogue/stored-save.ts';
import {
  countsOfWorlds,
  countWorlds,
  type StoredWorld,
  savesOfWorlds,
  type WorldSavesAsked,
  worldsAmong,
  worldsInRange,
} from './catalogue/worlds.ts';
import { sql } from './database/sql.ts';
import { FileCache } from './file-cache.ts';
import { RequestCatalogue } from './request-catalogue.ts';
import type { Change, Store } from './store.ts';
import { StoreError } from './store-error.ts';

export interface StoreCatalogueOptions {
  readonly formats: readonly Format[];
  /** Local folder for fetched files. */
  readonly cache: string;
  /** Limit for fetched files in bytes. */
  readonly mostCacheBytes: number;
}

/** See isNewer(). */
const NEWEST = [
  { field: 'SAVED_AT', isDescending: true },
  { field: 'SLUG', isDescending: true },
] as const;

export class StoreCatalogue implements RemoteSaves {
  readonly #store: Store;
  readonly #options: StoreCatalogueOptions;
  readonly #formats: readonly string[];
  readonly #cache: FileCache;
  /** The entries that somebody has, by key: others are made anew. */
  readonly #live = new Map<string, WeakRef<SaveEntry>>();
  readonly #ended = new FinalizationRegistry((key: string) => {
    if (!this.#live.get(key)?.deref()) this.#live.delete(key);
  });
  readonly #files = new WeakMap<SaveEntry, StoredSave['files']>();
  readonly #bySlug = batched(async (slugs: readonly string[]) => {
    const found = await savesWhere(this.#store.database, sql`slug = any(${slugs}::text[])`);
    const bySlug = new Map(found.map((save) => [save.slug, save]));
    return slugs.map((slug) => bySlug.get(slug) ?? null);
  });
  readonly #byId = batched(async (ids: readonly string[]) => savesWithIds(this.#store.database, ids));
  readonly #arrivals: Arrivals;
  readonly #counts: Counts;
  #publish: (change: LibraryChange) => void = () => {};
  #stop: (() => Promise<void>) | null = null;
  /** Changes are followed one after the other. */
  readonly #changes = new PQueue({ concurrency: 1 });

  private constructor(store: Store, options: StoreCatalogueOptions, arrivals: Arrivals) {
    const { database } = store;
    this.#store = store;
    this.#options = options;
    this.#formats = options.formats.map(({ id }) => id);
    this.#cache = new FileCache(options.cache, options.mostCacheBytes);
    this.#arrivals = arrivals;
    this.#counts = new Counts(database);
  }

  /** Follows changes from now on. @throws StoreError */
  static async open(store: Store, options: StoreCatalogueOptions): Promise<StoreCatalogue> {
    const entries = new StoreCatalogue(store, options, await Arrivals.from(store.database));
    entries.#stop = await store.onChange((change) => entries.#follow(change));
    return entries;
  }

  get(slug: string): Promise<SaveEntry | null> {
    if (!isKeepable(slug)) return Promise.resolve(null);
    return this.#found(this.#bySlug.load(slug), (entry) => entry.slug === slug);
  }

  byKey(key: string): Promise<SaveEntry | null> {
    if (!isStoredId(key)) return Promise.resolve(null);
    return this.#found(this.#byId.load(key), (entry) => entry.key === key);
  }

  async page({ where, order, check, ...range }: SavesAsked): Promise<readonly SaveEntry[]> {
    const { database } = this.#store;
    const found = await savesInRange(database, { where, order, check, ...range }, this.#formats);
    return this.#entriesOf(found);
  }

  count(where: SaveCondition, check?: () => void): Promise<number> {
    return countInRange(this.#store.database, this.#counts, where, this.#formats, check);
  }

  /** A page of the list of each of these worlds: those of the same range are read together. */
  async pagesOfWorlds(asked: readonly WorldSavesAsked[]): Promise<readonly (readonly SaveEntry[])[]> {
    const { database } = this.#store;
    const found = new Map<WorldSavesAsked, readonly ListedSave[]>();
    const readAlike = async (alike: readonly WorldSavesAsked[]): Promise<void> => {
      const [{ world, ...first }] = alike as [WorldSavesAsked];
      const lists =
        alike.length > 1
          ? await savesOfWorlds(database, alike, this.#formats)
          : [await savesInRange(database, { ...first, where: { is: 'world', world } }, this.#formats)];
      for (const [at, each] of alike.entries()) found.set(each, lists[at]!);
    };
    const groups = new Map<string, WorldSavesAsked[]>();
    for (const each of asked) {
      const { world: _, ...range } = each;
      getOrCreate(groups, JSON.stringify(range), () => []).push(each);
    }
    await Promise.all(Array.from(groups.values(), readAlike));
    const entries = await this.#entriesOf([...found.values()].flat());
    const byKey = new Map(entries.map((entry) => [entry.key, entry]));
    return asked.map((each) => found.get(each)!.flatMap(({ id }) => byKey.get(id) ?? []));
  }

  countsOfWorlds(worlds: readonly WorldKey[]): Promise<readonly number[]> {
    return countsOfWorlds(this.#store.database, worlds, this.#formats);
  }

  near(field: TextField, text: string): Promise<readonly string[]> {
    return nearTexts(this.#store.database, field, text);
  }

  async worlds(range: Range, except: readonly WorldKey[] = []): Promise<readonly SaveWorld[]> {
    return this.#worldsOf(await worldsInRange(this.#store.database, range, except, this.#formats));
  }

  countWorlds(except: readonly WorldKey[] = []): Promise<number> {
    return countWorlds(this.#store.database, except, this.#formats);
  }

  async worldsAmong(keys: readonly WorldKey[]): Promise<readonly SaveWorld[]> {
    return this.#worldsOf(await worldsAmong(this.#store.database, keys));
  }

  forRequest(): Catalogue {
    return new RequestCatalogue(this);
  }

  follow(heard: (change: LibraryChange) => void): void {
    this.#publish = heard;
  }

  /** Fetches the files of a save to where its entry says they are. @throws StoreError */
  async fetch(entry: SaveEntry): Promise<void> {
    const files = this.#files.get(entry);
    for (const file of files ?? []) await this.#cache.pathOf(file, (hash) => this.#store.piece(hash));
  }

  /** A stored save as an entry, the same as before if somebody has that; null when no format here can read it. */
  entryOf(stored: StoredSave): SaveEntry | null {
    const known = this.#live.get(stored.id)?.deref();
    if (known) return Object.assign(known, { slug: stored.slug });
    const format = this.#options.formats.find(({ id }) => id === stored.format);
    if (!format) return null;
    const { id, slug, aliases, claim, files, header } = stored;
    const entry: SaveEntry = {
      key: id,
      slug,
      slugs: [slug, ...aliases],
      format,
      claim: { ...claim, files: [] },
      // Named by their content: a file that exists is the right one, even if another process put it there.
      files: files.map(({ name, size, sha256 }) => ({
        name,
        absolute: joinPath(this.#options.cache, sha256),
        size,
        sha256,
      })),
      header,
      ...UNREAD,
    };
    this.#live.set(id, new WeakRef(entry));
    this.#ended.register(entry, id);
    this.#files.set(entry, files);
    return entry;
  }

  async close(): Promise<void> {
    await this.#stop?.();
    await this.#changes.onIdle();
  }

  /** The save that was found; while the database is down, one in memory. */
  async #found(
    lookup: Promise<StoredSave | null>,
    isWanted: (entry: SaveEntry) => boolean,
  ): Promise<SaveEntry | null> {
    try {
      const stored = await lookup;
      return stored && this.entryOf(stored);
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'STORE_UNAVAILABLE') throw error;
      const entry = this.#liveWhere((each) => each.ready !== null && isWanted(each));
      if (entry) return entry;
      throw error;
    }
  }

  #liveWhere(isWanted: (entry: SaveEntry) => boolean): SaveEntry | null {
    for (const reference of this.#live.values()) {
      const entry = reference.deref();
      if (entry && isWanted(entry)) return entry;
    }
    return null;
  }

  /** The entries of these saves in this order; only those are read that nobody has. */
  async #entriesOf(saves: readonly (SaveKey & { readonly slug?: string })[]): Promise<readonly SaveEntry[]> {
    // Kept here, so that none ends in the meantime.
    const known = new Map<string, SaveEntry>();
    for (const { id, slug } of saves) {
      const entry = this.#live.get(id)?.deref();
      if (entry) known.set(id, slug === undefined ? entry : Object.assign(entry, { slug }));
    }
    const missing = await savesWithKeys(
      this.#store.database,
      saves.filter(({ id }) => !known.has(id)),
    );
    for (const stored of missing) {
      const entry = this.entryOf(stored);
      if (entry) known.set(stored.id, entry);
    }
    return saves.flatMap(({ id }) => known.get(id) ?? []);
  }

  async #worldsOf(worlds: readonly StoredWorld[]): Promise<readonly SaveWorld[]> {
    const newest = await this.#entriesOf(worlds.map(({ id, newest }) => ({ world: id, id: newest })));
    const byKey = new Map(newest.map((entry) => [entry.key, entry]));
    const keyOf = ({ format, playthrough }: StoredWorld): WorldKey => ({
      format: format as WorldKey['format'],
      playthrough,
    });
    // An earlier version of this program removes saves without saying which is the newest then.
    const unsaid = worlds.filter(({ newest: id }) => !byKey.has(id));
    const pages = await this.pagesOfWorlds(
      unsaid.map((world) => ({ world: keyOf(world), order: NEWEST, limit: 1 })),
    );
    const others = new Map(unsaid.map(({ id }, at) => [id, pages[at]![0]]));
    return worlds.flatMap((world) => {
      const entry = byKey.get(world.newest) ?? others.get(world.id);
      return entry ? [{ ...keyOf(world), title: world.title, newest: entry }] : [];
    });
  }

  #follow(change: Change): void {
    this.#changes
      .add(() => (change === null ? this.#catchUp() : this.#tell(change.id)))
      // If the lookup failed, it is done when the connection is back.
      .catch(() => {});
  }

  async #tell(id: string): Promise<void> {
    const stored = await this.#byId.load(id);
    if (stored) this.#tellAdded(stored);
    else await this.#tellRemoved(id);
  }

  #tellAdded(stored: StoredSave): void {
    const entry = this.#arrivals.isNew(stored) ? this.entryOf(stored) : null;
    if (entry) this.#publish({ kind: 'ADDED', entry });
  }

  async #tellRemoved(id: string): Promise<void> {
    this.#arrivals.forget(id);
    const removed = await removedSave(this.#store.database, id);
    const entry = removed ? this.entryOf(removed) : this.#live.get(id)?.deref();
    if (entry) this.#publish({ kind: 'REMOVED', entry });
  }

  /** Publishes changes made while the connection was lost. */
  async #catchUp(): Promise<void> {
    for (const id of await this.#arrivals.missed(this.#store.database)) await this.#tell(id);
  }
}

/** Keys of one query. */
const MOST_KEYS = 1000;

/**
 * One query at a time, for all keys that arrive meanwhile: the database runs one such query, however many clients there
 * are. It begins after all its keys arrived, so that saves removed before are not found.
 */
function batched<Key, Found>(
  find: (keys: readonly Key[]) => Promise<readonly (Found | Error)[]>,
): DataLoader<Key, Found> {
  let before: Promise<unknown> = Promise.resolve();
  const findNext = (keys: readonly Key[]): Promise<readonly (Found | Error)[]> => {
    const found = find(keys);
    before = found.catch(() => undefined);
    return found;
  };
  const batchScheduleFn = (run: () => void): void => void before.then(run);
  return new DataLoader(findNext, { cache: false, maxBatchSize: MOST_KEYS, batchScheduleFn });
}

// The store and its saves on a query thread, which calls the serving thread for them.

import { FORMATS } from '../../formats/registry.gen.ts';
import type {
  Catalogue,
  Range,
  SaveCondition,
  SavesAsked,
  SaveWorld,
  TextField,
  WorldKey,
} from '../../library/catalogue/catalogue.ts';
import type { RemoteSaves } from '../../library/remote-saves.ts';
import { type SaveEntry, UNREAD } from '../../library/save.ts';
import type { WorldSavesAsked } from '../../store/catalogue/worlds.ts';
import { type OfManyWorlds, RequestCatalogue } from '../../store/request-catalogue.ts';
import type { QueriedStore } from '../../store/store.ts';
import {
  type CallStore,
  type PostedCondition,
  type PostedEntry,
  type PostedWorld,
  postedCondition,
} from './store-methods.ts';

export interface StoreOnThread {
  readonly call: CallStore;
  /** Leaves the query to the serving thread. */
  readonly decline: () => never;
  /** Gives an entry the state that it has on the serving thread. */
  readonly setState: (entry: SaveEntry) => void;
}

export class ThreadStore implements RemoteSaves, OfManyWorlds {
  readonly #thread: StoreOnThread;
  /** By key, so that a save keeps its graph from query to query. */
  readonly #known = new Map<string, SaveEntry>();

  constructor(thread: StoreOnThread) {
    this.#thread = thread;
  }

  /** All entries that the serving thread has sent. */
  get known(): Iterable<SaveEntry> {
    return this.#known.values();
  }

  /** Drops what is only listed. */
  forgetListed(): void {
    for (const { key, state } of this.#known.values()) if (state === 'LISTED') this.#known.delete(key);
  }

  async get(slug: string): Promise<SaveEntry | null> {
    return this.#entriesOf([await this.#thread.call('get', slug)])[0] ?? null;
  }

  async byKey(key: string): Promise<SaveEntry | null> {
    return this.#entriesOf([await this.#thread.call('byKey', key)])[0] ?? null;
  }

  async page({ where, check: _, ...range }: SavesAsked): Promise<readonly SaveEntry[]> {
    return this.#entriesOf(await this.#thread.call('page', this.#posted(where), range));
  }

  async pagesOfWorlds(asked: readonly WorldSavesAsked[]): Promise<readonly (readonly SaveEntry[])[]> {
    const keys = asked.map((each) => ({ ...each, world: keyOf(each.world) }));
    const pages = await this.#thread.call('pagesOfWorlds', keys);
    return pages.map((page) => this.#entriesOf(page));
  }

  async count(where: SaveCondition): Promise<number> {
    return this.#thread.call('count', this.#posted(where));
  }

  countsOfWorlds(worlds: readonly WorldKey[]): Promise<readonly number[]> {
    return this.#thread.call('countsOfWorlds', worlds.map(keyOf));
  }

  near(field: TextField, text: string): Promise<readonly string[]> {
    return this.#thread.call('near', field, text);
  }

  async worlds(range: Range, except: readonly WorldKey[] = []): Promise<readonly SaveWorld[]> {
    return this.#worldsOf(await this.#thread.call('worlds', range, except.map(keyOf)));
  }

  countWorlds(except: readonly WorldKey[] = []): Promise<number> {
    return this.#thread.call('countWorlds', except.map(keyOf));
  }

  async worldsAmong(keys: readonly WorldKey[]): Promise<readonly SaveWorld[]> {
    return this.#worldsOf(await this.#thread.call('worldsAmong', keys.map(keyOf)));
  }

  forRequest(): Catalogue {
    return new RequestCatalogue(this);
  }

  /** Nothing to fetch: graphs are shared whole. */
  fetch(): Promise<void> {
    return Promise.resolve();
  }

  follow(): void {}

  /** The methods of the store itself. */
  get store(): QueriedStore {
    const { call } = this.#thread;
    return {
      across: async ({ saves, ...question }) => call('across', this.#posted(saves), question),
      figureNames: (of) => call('figureNames', of),
      withIds: (ids) => call('withIds', ids),
      worldFigures: (worlds, names) => call('worldFigures', worlds.map(keyOf), names),
    };
  }

  #posted(where: SaveCondition): PostedCondition {
    return postedCondition(where) ?? this.#thread.decline();
  }

  #entriesOf(found: readonly (PostedEntry | null)[]): readonly SaveEntry[] {
    return found.flatMap((posted) => {
      const format = posted && FORMATS.find(({ id }) => id === posted.format);
      if (!posted || !format) return [];
      const known = this.#known.get(posted.key);
      // The save under a key never changes, except its slug.
      if (known) return Object.assign(known, { slug: posted.slug });
      const entry: SaveEntry = { ...posted, format, ...UNREAD };
      this.#known.set(entry.key, entry);
      this.#thread.setState(entry);
      return entry;
    });
  }

  #worldsOf(found: readonly PostedWorld[]): readonly SaveWorld[] {
    return found.flatMap((world) => this.#entriesOf([world.newest]).map((newest) => ({ ...world, newest })));
  }
}

/** Of a world that may have its newest save with it. */
function keyOf({ format, playthrough }: WorldKey): WorldKey {
  return { format, playthrough };
}

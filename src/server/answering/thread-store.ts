// The saves of a store, and the store itself, as an answering thread sees them: it asks the serving thread.

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
import { type SaveEntry, UNREAD } from '../../library/save.ts';
import type { SaveSource } from '../../library/save-source.ts';
import type { WorldSavesAsked } from '../../store/catalogue/world-lists.ts';
import { type OfManyWorlds, RequestEntries } from '../../store/request-entries.ts';
import type { QueriedStore } from '../../store/store.ts';
import {
  type AskStore,
  type PostedCondition,
  type PostedEntry,
  type PostedWorld,
  postedCondition,
} from './store-questions.ts';

export interface StoreOnThread {
  readonly ask: AskStore;
  /** Leaves the query to the serving thread. */
  readonly decline: () => never;
  /** Gives an entry the state that it has on the serving thread. */
  readonly setState: (entry: SaveEntry) => void;
}

export class ThreadStore implements SaveSource, OfManyWorlds {
  readonly #thread: StoreOnThread;
  /** By key, so that a save keeps its graph from query to query. */
  readonly #known = new Map<string, SaveEntry>();

  constructor(thread: StoreOnThread) {
    this.#thread = thread;
  }

  /** The entries that the serving thread told of so far. */
  get known(): Iterable<SaveEntry> {
    return this.#known.values();
  }

  /** Drops what is only listed. */
  forgetListed(): void {
    for (const { key, state } of this.#known.values()) if (state === 'LISTED') this.#known.delete(key);
  }

  async get(slug: string): Promise<SaveEntry | null> {
    return this.#entriesOf([await this.#thread.ask('get', slug)])[0] ?? null;
  }

  async byKey(key: string): Promise<SaveEntry | null> {
    return this.#entriesOf([await this.#thread.ask('byKey', key)])[0] ?? null;
  }

  async page({ where, check: _, ...range }: SavesAsked): Promise<readonly SaveEntry[]> {
    return this.#entriesOf(await this.#thread.ask('page', this.#posted(where), range));
  }

  async pagesOfWorlds(asked: readonly WorldSavesAsked[]): Promise<readonly (readonly SaveEntry[])[]> {
    const keys = asked.map((each) => ({ ...each, world: keyOf(each.world) }));
    const pages = await this.#thread.ask('pagesOfWorlds', keys);
    return pages.map((page) => this.#entriesOf(page));
  }

  async count(where: SaveCondition): Promise<number> {
    return this.#thread.ask('count', this.#posted(where));
  }

  countsOfWorlds(worlds: readonly WorldKey[]): Promise<readonly number[]> {
    return this.#thread.ask('countsOfWorlds', worlds.map(keyOf));
  }

  near(field: TextField, text: string): Promise<readonly string[]> {
    return this.#thread.ask('near', field, text);
  }

  async worlds(range: Range, except: readonly WorldKey[] = []): Promise<readonly SaveWorld[]> {
    return this.#worldsOf(await this.#thread.ask('worlds', range, except.map(keyOf)));
  }

  countWorlds(except: readonly WorldKey[] = []): Promise<number> {
    return this.#thread.ask('countWorlds', except.map(keyOf));
  }

  async worldsAmong(keys: readonly WorldKey[]): Promise<readonly SaveWorld[]> {
    return this.#worldsOf(await this.#thread.ask('worldsAmong', keys.map(keyOf)));
  }

  forRequest(): Catalogue {
    return new RequestEntries(this);
  }

  /** Nothing to fetch: graphs are shared whole. */
  fetch(): Promise<void> {
    return Promise.resolve();
  }

  follow(): void {}

  /** What queries ask the store itself. */
  get store(): QueriedStore {
    const { ask } = this.#thread;
    return {
      across: async ({ saves, ...question }) => ask('across', this.#posted(saves), question),
      figureNames: (of) => ask('figureNames', of),
      withIds: (ids) => ask('withIds', ids),
      worldFigures: (worlds, names) => ask('worldFigures', worlds.map(keyOf), names),
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
      // What a store has under a key never changes, except what it is called.
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

// The saves of a store as one request sees them: everything is looked up once, together with all of its kind that the
// request needs at the same time.

import DataLoader from 'dataloader';
import {
  type Catalogue,
  type Later,
  nameOfWorld,
  type Range,
  type SaveCondition,
  type SavesAsked,
  type SaveWorld,
  type TextField,
  type WorldKey,
} from '../library/catalogue/catalogue.ts';
import type { SaveEntry } from '../library/save.ts';
import type { WorldSavesAsked } from './catalogue/worlds.ts';

/** A catalogue with queries for several worlds at once. */
export interface OfManyWorlds extends Catalogue {
  pagesOfWorlds(asked: readonly WorldSavesAsked[]): Promise<readonly (readonly SaveEntry[])[]>;
  countsOfWorlds(worlds: readonly WorldKey[]): Promise<readonly number[]>;
}

/** Names are looked up together with those of all other requests, see batched(). */
const TOGETHER_WITH_OTHERS = { batch: false };
const BY_WORLD = { cacheKeyFn: nameOfWorld };

export class RequestCatalogue implements Catalogue {
  readonly #entries: OfManyWorlds;
  readonly #bySlug: DataLoader<string, SaveEntry | null>;
  readonly #byKey: DataLoader<string, SaveEntry | null>;
  readonly #worlds: DataLoader<WorldKey, SaveWorld | null, string>;
  readonly #counts: DataLoader<WorldKey, number, string>;
  readonly #pages: DataLoader<WorldSavesAsked, readonly SaveEntry[]>;

  constructor(entries: OfManyWorlds) {
    this.#entries = entries;
    this.#bySlug = new DataLoader(([slug]) => Promise.all([entries.get(slug!)]), TOGETHER_WITH_OTHERS);
    this.#byKey = new DataLoader(([key]) => Promise.all([entries.byKey(key!)]), TOGETHER_WITH_OTHERS);
    this.#worlds = new DataLoader(async (keys) => {
      const found = await entries.worldsAmong(keys);
      const byName = new Map(found.map((world) => [nameOfWorld(world), world]));
      return keys.map((key) => byName.get(nameOfWorld(key)) ?? null);
    }, BY_WORLD);
    this.#counts = new DataLoader((worlds) => entries.countsOfWorlds(worlds), BY_WORLD);
    this.#pages = new DataLoader((asked) => entries.pagesOfWorlds(asked), { cache: false });
  }

  get(slug: string): Promise<SaveEntry | null> {
    return this.#bySlug.load(slug);
  }

  byKey(key: string): Promise<SaveEntry | null> {
    return this.#byKey.load(key);
  }

  page(asked: SavesAsked): Later<readonly SaveEntry[]> {
    const { where, check: _, ...rest } = asked;
    return where.is === 'world'
      ? this.#pages.load({ ...rest, world: where.world })
      : this.#entries.page(asked);
  }

  count(where: SaveCondition, check?: () => void): Later<number> {
    return where.is === 'world' ? this.#counts.load(where.world) : this.#entries.count(where, check);
  }

  near(field: TextField, text: string): Later<readonly string[]> {
    return this.#entries.near(field, text);
  }

  worlds(range: Range, except?: readonly WorldKey[]): Later<readonly SaveWorld[]> {
    return this.#entries.worlds(range, except);
  }

  countWorlds(except?: readonly WorldKey[]): Later<number> {
    return this.#entries.countWorlds(except);
  }

  async worldsAmong(keys: readonly WorldKey[]): Promise<readonly SaveWorld[]> {
    const found = await Promise.all(keys.map((key) => this.#worlds.load(key)));
    return found.filter((world) => world !== null);
  }

  forRequest(): Catalogue {
    return this;
  }
}

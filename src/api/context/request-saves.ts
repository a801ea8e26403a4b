// The saves as one request sees them. Each is looked up once, so that everything the answer says about it is about the
// same content.

import { getOrCreate } from '../../graph/made-once.ts';
import {
  andThen,
  type Catalogue,
  type Later,
  type Range,
  type SaveCondition,
  type SavesAsked,
  type SaveWorld,
  type TextField,
  type WorldKey,
} from '../../library/catalogue/catalogue.ts';
import type { SaveEntry } from '../../library/save.ts';

/** Unknown ids of one request that get suggestions: each takes a look among all names. */
const MOST_SUGGESTED_FOR = 20;

export class RequestSaves {
  readonly #catalogue: Catalogue;
  readonly #byKey = new Map<string, SaveEntry>();
  #suggestedFor = 0;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue.forRequest();
  }

  get(slug: string): Later<SaveEntry | null> {
    return andThen(this.#catalogue.get(slug), (found) => found && this.#kept(found));
  }

  /** By the key part of an id: the save's key, or its slug in ids from earlier versions. */
  byKey(part: string): Later<SaveEntry | null> {
    const known = this.#byKey.get(part);
    if (known) return known;
    return andThen(this.#catalogue.byKey(part), (found) => (found ? this.#kept(found) : this.get(part)));
  }

  page(asked: SavesAsked): Later<readonly SaveEntry[]> {
    return andThen(this.#catalogue.page(asked), (found) => found.map((entry) => this.#kept(entry)));
  }

  count(where: SaveCondition, check?: () => void): Later<number> {
    return this.#catalogue.count(where, check);
  }

  /** See Catalogue.near; empty after too many calls. */
  near(field: TextField, text: string): Later<readonly string[]> {
    return ++this.#suggestedFor > MOST_SUGGESTED_FOR ? [] : this.#catalogue.near(field, text);
  }

  worlds(range: Range): Later<readonly SaveWorld[]> {
    return andThen(this.#catalogue.worlds(range), (found) => found.map((world) => this.#world(world)));
  }

  countWorlds(): Later<number> {
    return this.#catalogue.countWorlds();
  }

  world(key: WorldKey): Later<SaveWorld | null> {
    return andThen(this.#catalogue.worldsAmong([key]), ([found]) => (found ? this.#world(found) : null));
  }

  #world(world: SaveWorld): SaveWorld {
    return { ...world, newest: this.#kept(world.newest) };
  }

  /** The entry that the request first saw for this save. */
  #kept(entry: SaveEntry): SaveEntry {
    return getOrCreate(this.#byKey, entry.key, () => entry);
  }
}

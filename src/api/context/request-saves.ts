// The saves as one request sees them. Each is looked up on disk once, so that everything the answer says about
// it is about the same content.

import type { OpenSaves } from '../../library/open-saves.ts';
import type { SaveEntry } from '../../library/save.ts';
import { type SaveWorld, worldsOf } from '../../library/worlds.ts';

export class RequestSaves {
  readonly #library: OpenSaves;
  readonly #bySlug = new Map<string, SaveEntry | null>();
  readonly #byKey = new Map<string, SaveEntry>();
  #all: readonly SaveEntry[] | null = null;
  #worlds: readonly SaveWorld[] | null = null;

  constructor(library: OpenSaves) {
    this.#library = library;
  }

  bySlug(slug: string): SaveEntry | null {
    let entry = this.#bySlug.get(slug);
    if (entry === undefined) {
      entry = this.#kept(this.#library.get(slug));
      this.#bySlug.set(slug, entry);
    }
    return entry;
  }

  /** By the key part of an id: the save's key, or its slug in ids from earlier versions. */
  byIdPart(part: string): SaveEntry | null {
    return this.#byKey.get(part) ?? this.#kept(this.#library.byKey(part)) ?? this.bySlug(part);
  }

  get all(): readonly SaveEntry[] {
    this.#all ??= this.#library.entries.map((entry) => this.#kept(entry)!);
    return this.#all;
  }

  get worlds(): readonly SaveWorld[] {
    this.#worlds ??= worldsOf(this.all);
    return this.#worlds;
  }

  /** The entry that the request first saw for this save. */
  #kept(entry: SaveEntry | null): SaveEntry | null {
    if (!entry) return null;
    const known = this.#byKey.get(entry.key);
    if (known) return known;
    this.#byKey.set(entry.key, entry);
    return entry;
  }
}

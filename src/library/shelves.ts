// The shelves of a library by everything that they are looked up by.

import { pathKey } from './files/file-path.ts';
import type { FoundSave } from './find/find-saves.ts';
import type { Root } from './find/root.ts';
import type { SaveEntry } from './save.ts';
import type { Shelf } from './shelf.ts';

const NONE: ReadonlyMap<string, Shelf> = new Map();

export class Shelves {
  /** By key, in the order in which they were found. */
  readonly #byKey = new Map<string, Shelf>();
  /** By their root and then by key: every request looks at each root. */
  readonly #byRoot = new Map<Root, Map<string, Shelf>>();
  /** By the path of their first file: one file may be found under several roots. */
  readonly #byPath = new Map<string, Set<Shelf>>();

  get(key: string): Shelf | undefined {
    return this.#byKey.get(key);
  }

  all(): Shelf[] {
    return [...this.#byKey.values()];
  }

  ofRoot(root: Root): ReadonlyMap<string, Shelf> {
    return this.#byRoot.get(root) ?? NONE;
  }

  add(shelf: Shelf): void {
    const { root, entry } = shelf;
    this.#byKey.set(entry.key, shelf);
    const ofRoot = this.#byRoot.get(root) ?? new Map<string, Shelf>();
    this.#byRoot.set(root, ofRoot.set(entry.key, shelf));
    this.#at(entry).add(shelf);
  }

  /** Puts newer content on a shelf. */
  put(shelf: Shelf, newer: SaveEntry): void {
    this.#at(shelf.entry).delete(shelf);
    shelf.entry = newer;
    this.#at(newer).add(shelf);
  }

  /** Whether the same files were already found under another root. */
  hasElsewhere(root: Root, found: FoundSave): boolean {
    const others = this.#byPath.get(pathKey(found.files[0]!.absolute)) ?? [];
    return [...others].some(
      ({ root: other, isListed, entry }) =>
        other !== root && isListed && entry.claim.part === found.claim.part,
    );
  }

  #at({ files }: SaveEntry): Set<Shelf> {
    const key = pathKey(files[0]!.absolute);
    const shelves = this.#byPath.get(key) ?? new Set();
    this.#byPath.set(key, shelves);
    return shelves;
  }
}

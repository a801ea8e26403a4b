// The slots of a library by everything that they are looked up by.

import { pathKey } from './files/file-path.ts';
import type { FoundSave } from './find/find-saves.ts';
import type { Root } from './find/root.ts';
import type { SaveEntry } from './save.ts';
import type { SaveSlot } from './save-slot.ts';

const NONE: ReadonlyMap<string, SaveSlot> = new Map();

export class SaveSlots {
  /** By key, in the order in which they were found. */
  readonly #byKey = new Map<string, SaveSlot>();
  /** By their root and then by key: every request looks at each root. */
  readonly #byRoot = new Map<Root, Map<string, SaveSlot>>();
  /** By the path of their first file: one file may be found under several roots. */
  readonly #byPath = new Map<string, Set<SaveSlot>>();

  get(key: string): SaveSlot | undefined {
    return this.#byKey.get(key);
  }

  all(): SaveSlot[] {
    return [...this.#byKey.values()];
  }

  ofRoot(root: Root): ReadonlyMap<string, SaveSlot> {
    return this.#byRoot.get(root) ?? NONE;
  }

  add(slot: SaveSlot): void {
    const { root, entry } = slot;
    this.#byKey.set(entry.key, slot);
    const ofRoot = this.#byRoot.get(root) ?? new Map<string, SaveSlot>();
    this.#byRoot.set(root, ofRoot.set(entry.key, slot));
    this.#at(entry).add(slot);
  }

  /** Puts newer content on a slot. */
  put(slot: SaveSlot, newer: SaveEntry): void {
    this.#at(slot.entry).delete(slot);
    slot.entry = newer;
    this.#at(newer).add(slot);
  }

  remove(slot: SaveSlot): void {
    const { root, entry } = slot;
    this.#byKey.delete(entry.key);
    this.#byRoot.get(root)?.delete(entry.key);
    this.#at(entry).delete(slot);
  }

  /** Whether the same files were already found under another root. */
  hasElsewhere(root: Root, found: FoundSave): boolean {
    const others = this.#byPath.get(pathKey(found.files[0]!.absolute)) ?? [];
    return [...others].some(
      ({ root: other, isListed, entry }) =>
        other !== root && isListed && entry.claim.part === found.claim.part,
    );
  }

  #at({ files }: SaveEntry): Set<SaveSlot> {
    const key = pathKey(files[0]!.absolute);
    const slots = this.#byPath.get(key) ?? new Set();
    this.#byPath.set(key, slots);
    return slots;
  }
}

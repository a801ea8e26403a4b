// The tracked saves of a library by key, root and path.

import { madeOnce } from '../graph/made-once.ts';
import { pathKey } from './files/file-path.ts';
import type { FoundSave } from './find/find-saves.ts';
import type { Root } from './find/root.ts';
import type { SaveEntry } from './save.ts';
import type { TrackedSave } from './tracked-save.ts';

const NONE: ReadonlyMap<string, TrackedSave> = new Map();

export class SaveIndex {
  /** By key, in the order in which they were found. */
  readonly #byKey = new Map<string, TrackedSave>();
  /** By their root and then by key: every request looks at each root. */
  readonly #byRoot = new Map<Root, Map<string, TrackedSave>>();
  /** By the path of their first file: one file may be found under several roots. */
  readonly #byPath = new Map<string, Set<TrackedSave>>();

  get(key: string): TrackedSave | undefined {
    return this.#byKey.get(key);
  }

  all(): TrackedSave[] {
    return [...this.#byKey.values()];
  }

  ofRoot(root: Root): ReadonlyMap<string, TrackedSave> {
    return this.#byRoot.get(root) ?? NONE;
  }

  add(tracked: TrackedSave): void {
    const { root, entry } = tracked;
    this.#byKey.set(entry.key, tracked);
    madeOnce(this.#byRoot, root, () => new Map()).set(entry.key, tracked);
    this.#at(entry).add(tracked);
  }

  /** Replaces the entry of a tracked save by a newer one. */
  put(tracked: TrackedSave, newer: SaveEntry): void {
    this.#at(tracked.entry).delete(tracked);
    tracked.entry = newer;
    this.#at(newer).add(tracked);
  }

  remove(tracked: TrackedSave): void {
    const { root, entry } = tracked;
    this.#byKey.delete(entry.key);
    this.#byRoot.get(root)?.delete(entry.key);
    this.#at(entry).delete(tracked);
  }

  /** True when the same files were already found under another root. */
  hasElsewhere(root: Root, found: FoundSave): boolean {
    const others = this.#byPath.get(pathKey(found.files[0]!.absolute)) ?? [];
    return [...others].some(
      ({ root: other, isListed, entry }) =>
        other !== root && isListed && entry.claim.part === found.claim.part,
    );
  }

  #at({ files }: SaveEntry): Set<TrackedSave> {
    const key = pathKey(files[0]!.absolute);
    return madeOnce(this.#byPath, key, () => new Set());
  }
}

// One save of a library: the entry that requests get, and the state of its files.

import { getOrCreate } from '../graph/made-once.ts';
import { pathKey } from './files/file-path.ts';
import { isRecent, modifiedAt, type Stamp, stampAt } from './files/stamp.ts';
import type { FoundSave } from './find/find-saves.ts';
import type { Root } from './find/root.ts';
import type { SavedFile, SaveEntry } from './save.ts';

export interface TrackedSave {
  readonly root: Root;
  entry: SaveEntry;
  /** Its files existed at the last check. */
  isListed: boolean;
  /** Time of the last check, by clockMillis. */
  lookedAt: number;
  /** The version last found in its files, see versionKey(); empty when they are gone or cannot be opened. */
  onDisk: string;
  /** The version that listeners know; null when they know of none. */
  announced: string | null;
  /** Pending while its files are followed, see renewal.ts. */
  renewal: Promise<void> | null;
  /** The version that failed to replace the current graph: it is not tried again. */
  rejected: string | null;
}

export function trackedSave(root: Root, entry: SaveEntry): TrackedSave {
  const unknown = { announced: null, renewal: null, rejected: null };
  return {
    root,
    entry,
    isListed: true,
    lookedAt: Number.NEGATIVE_INFINITY,
    onDisk: versionKey(entry),
    ...unknown,
  };
}

export const GONE = 'no such file or folder, or no longer a save';

/** Equal for the same version of the same files. */
export function versionKey({ files }: Pick<SaveEntry, 'files'>): string {
  return JSON.stringify(files.map(({ name, stamp }) => [name, stamp]));
}

/** The present stamps of a save's files. */
export function stampsOf({ files }: SaveEntry): readonly (Stamp | null)[] {
  return files.map(({ absolute }) => stampAt(absolute));
}

/** A save in memory whose files exist but can no longer be opened. */
export function isOverwritten({ isListed, entry }: TrackedSave): boolean {
  return !isListed && entry.ready !== null && stampsOf(entry).some((stamp) => stamp !== null);
}

export function isAsListed({ absolute, stamp }: SavedFile): boolean {
  return stampAt(absolute) === stamp;
}

/** A file that changed a moment ago: more may be written to it. */
export function isFresh(file: SavedFile): boolean {
  const now = modifiedAt(file.absolute);
  return !isAsListed(file) || (now !== null && isRecent(now));
}

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
    getOrCreate(this.#byRoot, root, () => new Map()).set(entry.key, tracked);
    this.#at(entry).add(tracked);
  }

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
    return getOrCreate(this.#byPath, pathKey(files[0]!.absolute), () => new Set());
  }
}

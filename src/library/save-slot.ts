// The place of one save in a library: the entry that requests get, and the state of its files.

import type { Stamp } from './files/stamp.ts';
import { modifiedAt, stampAt } from './files/stamp.ts';
import type { Root } from './find/root.ts';
import type { SavedFile, SaveEntry } from './save.ts';

export interface SaveSlot {
  readonly root: Root;
  entry: SaveEntry;
  /** Whether its files existed at the last check. */
  isListed: boolean;
  /** Time of the last check, by clockMillis. */
  lookedAt: number;
  /** The content that was last found in its files; empty when they are gone or cannot be opened. */
  found: string;
  /** The content that listeners were told of; null when they know of none. */
  told: string | null;
  /** Pending while its files are followed, see renewal.ts. */
  renewal: Promise<void> | null;
  /** The content that failed to replace the current graph: it is not tried again. */
  refused: string | null;
}

export function newSlot(root: Root, entry: SaveEntry): SaveSlot {
  const found = contentKey(entry);
  return {
    ...{ root, entry, isListed: true, lookedAt: Number.NEGATIVE_INFINITY },
    ...{ found, told: null, renewal: null, refused: null },
  };
}

export const GONE = 'no such file or folder, or no longer a save';

/** Equal for the same content of the same files. */
export function contentKey({ files }: Pick<SaveEntry, 'files'>): string {
  return JSON.stringify(files.map(({ name, stamp }) => [name, stamp]));
}

/** The stamps of what is on disk now at the paths of a save's files. */
export function stampsOf({ files }: SaveEntry): readonly (Stamp | null)[] {
  return files.map(({ absolute }) => stampAt(absolute));
}

/** Whether the files of a save that is in memory are there, but can no longer be opened. */
export function isOverwritten({ isListed, entry }: SaveSlot): boolean {
  return !isListed && entry.ready !== null && stampsOf(entry).some((stamp) => stamp !== null);
}

/** Whether a file is still the one that was listed. */
export function isAsListed({ absolute, stamp }: SavedFile): boolean {
  return stampAt(absolute) === stamp;
}

/** Milliseconds after its last change until a file counts as no longer being written. */
const FRESH_MILLIS = 2000;

/** Whether a file changed a moment ago, even by a clock that differs: more may be written to it. */
export function isFresh(file: SavedFile): boolean {
  const now = modifiedAt(file.absolute);
  return !isAsListed(file) || (now !== null && Math.abs(Date.now() - now) < FRESH_MILLIS);
}

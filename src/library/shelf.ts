// The place of one save in a library: the entry that is answered from, and what is known of its files.

import type { Stamp } from './files/stamp.ts';
import { modifiedAt, stampAt } from './files/stamp.ts';
import type { Root } from './find/root.ts';
import { FileError } from './load-error.ts';
import type { SavedFile, SaveEntry } from './save.ts';

export interface Shelf {
  readonly root: Root;
  entry: SaveEntry;
  /** Whether its files were there at the last look. */
  isListed: boolean;
  /** Of performance.now. */
  lookedAt: number;
  /** While a newer content is read beside the graph in use. */
  renewal: Promise<void> | null;
  /** The content that could not take the place of the graph in use: it is not tried again. */
  refused: string | null;
}

export function newShelf(root: Root, entry: SaveEntry): Shelf {
  return { root, entry, isListed: true, lookedAt: Number.NEGATIVE_INFINITY, renewal: null, refused: null };
}

export const GONE = 'no such file or folder, or no save any more';

/** Its files are gone, and nothing of it is in memory: from now on loading it fails. */
export function failAsGone(shelf: Shelf): void {
  const { entry } = shelf;
  shelf.entry = { ...entry, state: 'FAILED', error: new FileError(entry.files[0]!.name, GONE) };
}

/** Equal for the same content of the same files. */
export function contentOf({ files }: Pick<SaveEntry, 'files'>): string {
  return JSON.stringify(files.map(({ name, stamp }) => [name, stamp]));
}

/** What lies on disk now where the files of a save lay. */
export function stampsOf({ files }: SaveEntry): readonly (Stamp | null)[] {
  return files.map(({ absolute }) => stampAt(absolute));
}

/** Whether a file is still the one that was listed. */
export function isAsListed({ absolute, stamp }: SavedFile): boolean {
  return stampAt(absolute) === stamp;
}

/** Milliseconds since its last change after which a file is not being written any more. */
const FRESH_MILLIS = 2000;

/** Whether a file changed a moment ago, by whatever clock: more may be written to it. */
export function isFresh(file: SavedFile): boolean {
  const now = modifiedAt(file.absolute);
  return !isAsListed(file) || (now !== null && Math.abs(Date.now() - now) < FRESH_MILLIS);
}

/** Milliseconds without a change after which a file is taken to be complete. */
const SETTLED_MILLIS = 200;
/** So many times a content that goes on changing is waited for; the next request tries again. */
export const MOST_WAITS = 50;

/** Waits as long as a complete file stays unchanged. Does not keep the process alive. */
export function waitForWriter(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SETTLED_MILLIS).unref());
}

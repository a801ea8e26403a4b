// Saves that a library lists in addition to the files that it was given.

import type { LibraryChange } from './changes.ts';
import type { SaveEntry } from './save.ts';

/** Saves that are not on this machine. Listing them costs nothing; `fetch` gets the files of one. */
export interface SaveSource {
  readonly entries: readonly SaveEntry[];
  get(slug: string): SaveEntry | null;
  byKey(key: string): SaveEntry | null;
  /** Puts the files of a save where its entry says; does nothing for saves from elsewhere. */
  fetch(entry: SaveEntry): Promise<void>;
  /** Reports every change from now on. */
  follow(heard: (change: LibraryChange) => void): void;
}

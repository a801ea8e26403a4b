// What a library answers for beside the files that it was given.

import type { LibraryChange } from './changes.ts';
import type { SaveEntry } from './save.ts';

/** Saves that lie elsewhere than on this machine. What is listed costs nothing; `fetch` brings the files of one. */
export interface SaveSource {
  readonly entries: readonly SaveEntry[];
  get(slug: string): SaveEntry | null;
  byKey(key: string): SaveEntry | null;
  /** Has the files of a save where its entry says; does nothing for saves of others. */
  fetch(entry: SaveEntry): Promise<void>;
  /** Tells of every change from now on. */
  follow(heard: (change: LibraryChange) => void): void;
}

// Saves that a library has in addition to the files that it was given.

import type { Catalogue } from './catalogue/catalogue.ts';
import type { LibraryChange } from './changes.ts';
import type { SaveEntry } from './save.ts';

/**
 * Saves that are not on this machine: any number, of which none is in memory until it is used. Whoever has an entry gets the
 * same again. `fetch` gets its files.
 */
export interface SaveSource extends Catalogue {
  /** Puts the files of a save where its entry says; does nothing for saves from elsewhere. */
  fetch(entry: SaveEntry): Promise<void>;
  /** Reports every change from now on. */
  follow(heard: (change: LibraryChange) => void): void;
}

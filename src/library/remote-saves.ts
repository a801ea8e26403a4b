// Saves of a library that are on other machines, such as those of a store.

import type { Catalogue } from './catalogue/catalogue.ts';
import type { LibraryChange } from './changes.ts';
import type { SaveEntry } from './save.ts';

/** Any number of saves; none is in memory until it is used. The same save always has the same entry object. */
export interface RemoteSaves extends Catalogue {
  /** Downloads the files of a save to the paths in its entry; does nothing for other saves. */
  fetch(entry: SaveEntry): Promise<void>;
  /** Reports every change from now on. */
  follow(heard: (change: LibraryChange) => void): void;
}

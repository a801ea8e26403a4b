// The open saves as queries use them: on this machine (library.ts) or in a browser (browser/dropped-saves.ts).

import type { FormatError } from '../bytes/format-error.ts';
import type { Format } from '../formats/format.ts';
import type { Catalogue, Later } from './catalogue/catalogue.ts';
import type { Changes } from './changes.ts';
import type { KeptFigures } from './figures/kept-figures.ts';
import type { FileError } from './load-error.ts';
import type { ReadySave, SavedFile, SaveEntry } from './save.ts';

/** Why a file or path gave no save. */
export type Problem = FormatError | FileError;

export interface OpenSaves {
  /** The formats that files are offered to. */
  readonly formats: readonly Format[];
  /** All saves that requests can name. */
  readonly catalogue: Catalogue;
  /** Files that look like saves but could not be opened or read. */
  readonly problems: Later<readonly Problem[]>;
  readonly figures: Pick<KeptFigures, 'of' | 'names' | 'keep' | 'forget' | 'reading'>;
  /** Publishes every save that is added, changed or removed. */
  readonly changes: Changes;
  /** The save with its graph, which is read on the first call. @throws LoadError */
  load(entry: SaveEntry): Promise<ReadySave>;
  /** Reads it again. @throws LoadError */
  reload(entry: SaveEntry): Promise<void>;
  /** Drops its graph. */
  release(entry: SaveEntry): void;
  /** SHA-256 of a file's content in hexadecimal. @throws FileError */
  hash(file: SavedFile): Promise<string>;
}

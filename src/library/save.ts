// What the rest of the house holds of a save: an entry while only its header is known, a ready save when
// its graph is there.

import type { Claim, Format, SaveHeader } from '../formats/format.ts';
import type { Graph } from '../graph/graph.ts';
import type { LoadError } from './load-error.ts';
import type { SaveData } from './read-save.ts';

/** LISTED: only the header was read. FAILED: reading it gave `error`. */
export type SaveState = 'LISTED' | 'LOADING' | 'READY' | 'FAILED';

/** A file of a save, where it lies on this machine. */
export interface SavedFile {
  /** Relative to the save, as shown to users. */
  readonly name: string;
  readonly absolute: string;
  /** Bytes on disk, when it was listed. */
  readonly size: number;
}

/** A save that the library knows of. */
export interface SaveEntry {
  /** Unique among the saves of the library: made of the name, see slug.ts. */
  readonly slug: string;
  readonly format: Format;
  readonly claim: Claim;
  readonly files: readonly SavedFile[];
  readonly header: SaveHeader;
  state: SaveState;
  error: LoadError | null;
  /** The graph in use; a later one may take its place, so a request keeps the one it began with. */
  ready: ReadySave | null;
}

/** A save whose graph is loaded. */
export interface ReadySave {
  readonly entry: SaveEntry;
  readonly graph: Graph;
  readonly counts: SaveData['counts'];
  readonly millis: SaveData['millis'];
  /** Bytes of the graph's columns and image. */
  readonly memoryBytes: number;
}

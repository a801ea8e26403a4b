// What the rest of the house holds of a save: an entry while only its header is known, a ready save when
// its graph is there.

import type { FormatError } from '../bytes/format-error.ts';
import type { Claim, Format, SaveHeader } from '../formats/format.ts';
import type { Graph } from '../graph/graph.ts';
import type { SaveData } from './read-save.ts';

/** LISTED: only the header was read. FAILED: reading it gave `error`. */
export type SaveState = 'LISTED' | 'LOADING' | 'READY' | 'FAILED';

/** A save that the library knows of. */
export interface SaveEntry {
  /** Unique among the saves of the library: made of the name, see slug.ts. */
  readonly slug: string;
  readonly format: Format;
  readonly claim: Claim;
  readonly header: SaveHeader;
  state: SaveState;
  error: FormatError | null;
  ready: ReadySave | null;
}

/** A save whose graph is loaded. */
export interface ReadySave {
  readonly entry: SaveEntry;
  readonly graph: Graph;
  readonly counts: SaveData['counts'];
  readonly millis: SaveData['millis'];
}

// A save as a reading thread posts it.

import type { Integrity } from '../formats/format.ts';
import type { GraphData } from '../graph/finished/graph-data.ts';

/** A read save as plain data in shared memory, which can be posted from a worker without copying. */
export interface PostedSave {
  readonly graph: GraphData;
  /** State for the format's decoder. */
  readonly state: unknown;
  readonly counts: Readonly<Record<string, number>>;
  readonly integrity: Integrity;
  readonly millis: { readonly inflate: number; readonly read: number; readonly total: number };
}

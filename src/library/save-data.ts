// The result of reading a save.

import type { Integrity } from '../formats/format.ts';
import type { GraphData } from '../graph/finished/graph-data.ts';

/** A read save as plain data in shared memory, which can be posted from a worker without copying. */
export interface SaveData {
  readonly graph: GraphData;
  /** State for the format's decoder. */
  readonly state: unknown;
  readonly counts: Readonly<Record<string, number>>;
  readonly integrity: Integrity;
  readonly millis: { readonly inflate: number; readonly read: number; readonly total: number };
}

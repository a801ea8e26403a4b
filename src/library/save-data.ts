// What reading a save gives.

import type { GraphData } from '../graph/finished/graph-data.ts';

/** A read save as plain data on shared memory: what crosses from a worker without a copy. */
export interface SaveData {
  readonly graph: GraphData;
  /** For the format's decoder. */
  readonly state: unknown;
  readonly counts: Readonly<Record<string, number>>;
  readonly millis: { readonly inflate: number; readonly read: number; readonly total: number };
}

// Save games read the way the library reads them, in this thread.

import type { ReadTools } from '../../../src/formats/format.ts';
import { gvas } from '../../../src/formats/gvas/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import { nativeInflate } from '../../../src/library/read/native-inflate.ts';
import { openGraph, readSave } from '../../../src/library/read/read-save.ts';
import type { SaveData } from '../../../src/library/save-data.ts';

export interface ReadGame {
  readonly data: SaveData;
  readonly graph: Graph;
}

/** Files by name, or one file. */
export function readGame(
  files: Uint8Array | Readonly<Record<string, Uint8Array>>,
  tools: Partial<ReadTools> = {},
): ReadGame {
  const named = files instanceof Uint8Array ? { 'Slot.sav': files } : files;
  const sources = Object.entries(named).map(([name, bytes]) => ({ name, bytes }));
  const data = readSave(gvas, sources, { inflate: nativeInflate, ...tools });
  return { data, graph: openGraph(gvas, data) };
}

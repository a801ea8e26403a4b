// The serving thread's side of sharing graphs: each is read and kept once, here.

import type { Library } from '../../library/library.ts';
import { toPosted } from '../../library/load-error.ts';
import type { PostedSave, ReadySave, SaveEntry } from '../../library/save.ts';
import { entryVersion, type GraphReply, type SavedState, type SaveStates } from './messages.ts';
import type { SharedIndexes } from './shared-indexes.ts';

/** Reads the graph of this version if necessary. @param entries of the store, in the thread's query */
export async function graphReply(
  library: Library,
  version: string,
  entries: readonly SaveEntry[],
  indexes: SharedIndexes,
): Promise<GraphReply> {
  const entry = entryOf([...entries, ...library.used], version);
  if (!entry) return null;
  try {
    const ready = await library.load(entry);
    return { data: dataOf(ready), number: indexes.numberOf(ready.graph) };
  } catch {
    return entry.error && { error: toPosted(entry.error) };
  }
}

/** Compares the name of a file first: names of versions are long, and there may be very many files. */
function entryOf(entries: readonly SaveEntry[], version: string): SaveEntry | undefined {
  return entries.find(
    (each) => version.includes(JSON.stringify(each.files[0]?.name ?? null)) && entryVersion(each) === version,
  );
}

/** The states of all saves now. */
export function saveStates(library: Library): SaveStates {
  const states = new Map<string, SavedState>();
  for (const entry of library.used) {
    const { key, ready, error } = entry;
    if (ready || error)
      states.set(key, { version: entryVersion(entry), error: ready ? null : toPosted(error) });
  }
  return states;
}

function dataOf({ graph, state, counts, integrity, millis }: ReadySave): PostedSave {
  return { graph: graph.data, state, counts, integrity, millis };
}

// The serving thread's side of the graphs that answering threads work on: they are read and kept here, once,
// and shared.

import type { Library } from '../../library/library.ts';
import { toPosted } from '../../library/load-error.ts';
import type { ReadySave, SaveEntry } from '../../library/save.ts';
import type { SaveData } from '../../library/save-data.ts';
import { entryContentName, type GraphReply, type SavedState, type SaveStates } from './messages.ts';
import type { SharedIndexes } from './shared-indexes.ts';

/**
 * The graph of the save with this content, which is read if necessary.
 * @param told entries that the thread was told of
 */
export async function graphReply(
  library: Library,
  content: string,
  told: readonly SaveEntry[],
  indexes: SharedIndexes,
): Promise<GraphReply> {
  const entry = entriesBy([...told, ...library.used], content);
  if (!entry) return null;
  try {
    const ready = await library.load(entry);
    return { data: dataOf(ready), number: indexes.numberOf(ready.graph) };
  } catch {
    return entry.error && { error: toPosted(entry.error) };
  }
}

/** Compares the name of a file first: names of contents are long, and there may be very many files. */
function entriesBy(entries: readonly SaveEntry[], content: string): SaveEntry | undefined {
  return entries.find(
    (each) =>
      content.includes(JSON.stringify(each.files[0]?.name ?? null)) && entryContentName(each) === content,
  );
}

/** The states of all saves now. */
export function saveStates(library: Library): SaveStates {
  const states = new Map<string, SavedState>();
  for (const entry of library.used) {
    const { key, ready, error } = entry;
    if (ready || error)
      states.set(key, { content: entryContentName(entry), error: ready ? null : toPosted(error) });
  }
  return states;
}

function dataOf({ graph, state, counts, integrity, millis }: ReadySave): SaveData {
  return { graph: graph.data, state, counts, integrity, millis };
}

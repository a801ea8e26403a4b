// The serving thread's side of the graphs that answering threads work on: they are read and kept here, once,
// and lent.

import type { Library } from '../../library/library.ts';
import { toPosted } from '../../library/load-error.ts';
import type { ReadySave, SaveEntry } from '../../library/save.ts';
import type { SaveData } from '../../library/save-data.ts';
import type { IndexDesk } from './index-desk.ts';
import { entryContentName, type Loan, type SavedState, type SaveStates } from './messages.ts';

/** The graph of the save with this content, which is read if necessary. */
export async function lend(library: Library, content: string, desk: IndexDesk): Promise<Loan> {
  const entry = entriesBy(library.entries, content);
  if (!entry) return null;
  try {
    const ready = await library.load(entry);
    return { data: dataOf(ready), number: desk.numberOf(ready.graph) };
  } catch {
    return entry.error && { error: toPosted(entry.error) };
  }
}

/** Compares the name of a file first: names of contents are long, and a store may list very many saves. */
function entriesBy(entries: readonly SaveEntry[], content: string): SaveEntry | undefined {
  return entries.find(
    (each) =>
      content.includes(JSON.stringify(each.files[0]?.name ?? null)) && entryContentName(each) === content,
  );
}

/** The states of all saves now. */
export function saveStates(library: Library): SaveStates {
  const states = new Map<string, SavedState>();
  for (const entry of library.entries) {
    const { key, ready, error } = entry;
    if (ready || error)
      states.set(key, { content: entryContentName(entry), error: ready ? null : toPosted(error) });
  }
  return states;
}

function dataOf({ graph, state, counts, millis }: ReadySave): SaveData {
  return { graph: graph.data, state, counts, millis };
}

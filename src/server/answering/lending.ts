// The serving thread's side of graphs that answering threads work on: they are read and kept here, once, and lent.

import type { Library } from '../../library/library.ts';
import type { ReadySave, SaveEntry } from '../../library/save.ts';
import type { SaveData } from '../../library/save-data.ts';
import type { IndexDesk } from './index-desk.ts';
import { contentOf, type LentGraph } from './messages.ts';

/** The graph of the save with this content, read if it must be; null when there is none any more. */
export async function lend(library: Library, content: string, desk: IndexDesk): Promise<LentGraph | null> {
  const entry = entriesBy(library.entries, content);
  if (!entry) return null;
  try {
    const ready = await library.load(entry);
    return { data: dataOf(ready), number: desk.numberOf(ready.graph) };
  } catch {
    // Whoever asks the serving thread gets the error in full.
    return null;
  }
}

/** Names of contents are long, and a store may list very many saves. */
function entriesBy(entries: readonly SaveEntry[], content: string): SaveEntry | undefined {
  return entries.find(
    (each) => content.includes(JSON.stringify(each.files[0]?.name ?? null)) && contentOf(each) === content,
  );
}

/** The contents that are in memory. */
export function contentsInMemory(library: Library): string[] {
  return library.entries.filter(({ ready }) => ready !== null).map(contentOf);
}

function dataOf({ graph, state, counts, millis }: ReadySave): SaveData {
  return { graph: graph.data, state, counts, millis };
}

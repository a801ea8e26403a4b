// A save that was read, ready for queries on any thread, and in a browser too.

import { memoryBytes } from '../memory/data-memory.ts';
import type { PostedSave } from '../posted-save.ts';
import type { ReadySave, SaveEntry, UserData } from '../save.ts';
import { openGraph } from './read-save.ts';

/** Does not modify the entry. */
export function readySave(entry: SaveEntry, data: PostedSave, userData: UserData): ReadySave {
  const { counts, integrity, millis, graph, state } = data;
  return {
    entry,
    graph: openGraph(entry.format, data),
    counts,
    integrity,
    millis,
    state,
    memoryBytes: memoryBytes(graph),
    userData,
  };
}

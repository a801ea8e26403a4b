// Reads the saves that a queue has for their figures.

import { describeSave } from '../../api/store/describe-save.ts';
import { storeRows } from '../../api/store/save-rows.ts';
import type { Library } from '../../library/library.ts';
import type { StoredSave } from '../../store/catalogue/stored-save.ts';
import { describeStored, type IngestTools } from '../../store/ingest.ts';
import type { Queue } from '../../store/queue.ts';
import type { Stored } from './open-store.ts';
import type { ReadingProgress } from './reading-progress.ts';

/** Takes jobs until the queue is closed. @param done called with each save that was read */
export async function workOnQueue(
  queue: Queue,
  { store, entries }: Pick<Stored, 'store' | 'entries'>,
  library: Library,
  progress: ReadingProgress,
  done: (state: 'READY' | 'FAILED', save: StoredSave) => void = () => {},
): Promise<void> {
  // Saves stored by a program that died before it queued them, or in a restored database without its queue.
  const waiting = store.all({ is: 'stored', has: { state: 'QUEUED' } });
  for await (const { id } of waiting) await queue.add({ save: id, rows: false });
  await queue.work(async ({ save: id, rows }) => {
    const save = await store.find(id);
    const entry = save && entries.entryOf(save);
    if (!save || !entry) return;
    await entries.fetch(entry);
    done(
      await progress.during(save, entry, () => describeStored(store, save, entry, toolsOf(library, rows))),
      save,
    );
  });
}

export function toolsOf(library: Library, rows: boolean): IngestTools {
  return {
    load: (entry) => library.load(entry),
    release: (entry) => library.release(entry),
    describe: describeSave,
    ...(rows && { rows: storeRows }),
  };
}

// Puts a save into a store: its files first, and then, here or on another machine, the results of reading it.

import type { SaveFigure } from '../library/figures/save-figure.ts';
import type { ReadySave, SaveEntry } from '../library/save.ts';
import type { ObjectRow, ReferenceRow } from './across/row-tables.ts';
import type { StoredSave } from './catalogue/stored-save.ts';
import type { Store } from './store.ts';
import { StoreError } from './store-error.ts';

/** The stored facts about a save that was read. */
export interface Description {
  readonly stats: Readonly<Record<string, number>>;
  readonly figures: readonly SaveFigure[];
}

export interface IngestTools {
  /** Reads a save. @throws whatever reading it throws */
  load(entry: SaveEntry): Promise<ReadySave>;
  release(entry: SaveEntry): void;
  describe(save: ReadySave): Description;
  /** Its objects and references as rows, if they are wanted. */
  readonly rows?: (save: ReadySave) => {
    readonly objects: Iterable<ObjectRow>;
    readonly references: Iterable<ReferenceRow>;
  };
}

/**
 * Reads a stored save for its figures. One that cannot be read becomes FAILED with the reason, and its files stay.
 * @param entry the same save as a local entry
 * @throws StoreError when the store itself fails: the save stays QUEUED
 */
export async function describeStored(
  store: Store,
  stored: StoredSave,
  entry: SaveEntry,
  tools: IngestTools,
): Promise<'READY' | 'FAILED'> {
  let save: ReadySave;
  let description: Description;
  try {
    save = await tools.load(entry);
    description = tools.describe(save);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    await store.describe(stored, {
      state: 'FAILED',
      error: error instanceof Error ? error.message : String(error),
    });
    return 'FAILED';
  }
  try {
    const { stats, figures } = description;
    await store.describe(stored, { state: 'READY', stats }, figures, tools.rows?.(save));
    return 'READY';
  } finally {
    tools.release(entry);
  }
}

// Tells a store how much of a save was read for its figures, for those who wait for them.

import { clockMillis } from '../../bytes/clock.ts';
import type { OnProgress } from '../../library/read/read-job.ts';
import type { SaveEntry } from '../../library/save.ts';
import type { StoredSave } from '../../store/catalogue/stored-save.ts';
import type { Store } from '../../store/store.ts';

const EVERY_MILLIS = 1000;

export class ReadingProgress {
  readonly #store: Store;
  readonly #saves = new Map<SaveEntry, { readonly save: StoredSave; at: number }>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** For LoaderOptions.progress. */
  readonly report = (entry: SaveEntry, ...[, done, total]: Parameters<OnProgress>): void => {
    const reading = this.#saves.get(entry);
    const now = clockMillis();
    if (!reading || now - reading.at < EVERY_MILLIS || done >= total) return;
    reading.at = now;
    this.#store.setProgress(reading.save, done / total).catch(() => undefined);
  };

  /** Reports how far a save is read, until the work ends. */
  async during<T>(save: StoredSave, entry: SaveEntry, work: () => Promise<T>): Promise<T> {
    this.#saves.set(entry, { save, at: clockMillis() });
    try {
      await this.#store.setProgress(save, 0);
      return await work();
    } finally {
      this.#saves.delete(entry);
    }
  }
}

// Saves whose files change while they are open: waits until nothing more is written to them, and reads their
// newer content while the current graph stays in use.

import { isChangedError } from './load-error.ts';
import type { SaveEntry } from './save.ts';
import { contentKey, MOST_WAITS, type Shelf, stampsOf, waitForWriter } from './shelf.ts';

/** What renewals need of a library. */
export interface RenewalHost {
  isClosed(): boolean;
  /** Brings a save up to date with the disk. Returns an entry of what is there now, null if it is gone. */
  latest(shelf: Shelf): Promise<SaveEntry | null>;
  /** Reads an entry, which then replaces the one on the shelf. @throws LoadError */
  take(shelf: Shelf, newer: SaveEntry): Promise<void>;
}

/** Starts reading the newer content of a save, if that has not started yet. */
export function renew(host: RenewalHost, shelf: Shelf): void {
  if (shelf.renewal || host.isClosed()) return;
  shelf.renewal = takeNewer(host, shelf).finally(() => {
    shelf.renewal = null;
  });
}

async function takeNewer(host: RenewalHost, shelf: Shelf): Promise<void> {
  let last: string | null = null;
  for (let waits = 0; waits < MOST_WAITS && !host.isClosed(); waits++) {
    await waitForWriter();
    const newer = await host.latest(shelf);
    const content = newer && contentKey(newer);
    if (!newer || content === contentKey(shelf.entry) || content === shelf.refused) return;
    if (content === last) {
      try {
        return await host.take(shelf, newer);
      } catch (error) {
        if (!isChangedError(error)) {
          shelf.refused = content;
          return;
        }
      }
    }
    last = content;
  }
}

/** Waits until a save has been written. Returns whether its content was replaced meanwhile. */
export async function isReplaced(host: RenewalHost, shelf: Shelf, entry: SaveEntry): Promise<boolean> {
  let last = '';
  for (let waits = 0; waits < MOST_WAITS && !host.isClosed(); waits++) {
    const now = JSON.stringify(stampsOf(shelf.entry));
    if (now === last) {
      await host.latest(shelf);
      return shelf.isListed && shelf.entry !== entry && !shelf.entry.error;
    }
    last = now;
    await waitForWriter();
  }
  return false;
}

// Saves whose files change while they are open: waits until nothing more is written to them, and reads their
// newer content while the current graph stays in use.

import { isChangedError } from './load-error.ts';
import type { ReadySave, SaveEntry } from './save.ts';
import { contentKey, MOST_WAITS, type SaveSlot, stampsOf, waitForWriter } from './save-slot.ts';

/** What renewals need of a library. */
export interface RenewalHost {
  isClosed(): boolean;
  /** Brings a save up to date with the disk. Returns an entry of what is there now, null if it is gone. */
  latest(slot: SaveSlot): Promise<SaveEntry | null>;
  /** @throws LoadError */
  read(newer: SaveEntry): Promise<ReadySave>;
  replace(slot: SaveSlot, newer: SaveEntry): void;
  /** The current graph stays, although the files have changed. */
  refuse(slot: SaveSlot, newer: SaveEntry): void;
}

/** Starts reading the newer content of a save, if that has not started yet. */
export function renew(host: RenewalHost, slot: SaveSlot): void {
  if (slot.renewal || host.isClosed()) return;
  slot.renewal = takeNewer(host, slot).finally(() => {
    slot.renewal = null;
  });
}

async function takeNewer(host: RenewalHost, slot: SaveSlot): Promise<void> {
  let last: string | null = null;
  for (let waits = 0; waits < MOST_WAITS && !host.isClosed(); waits++) {
    await waitForWriter();
    const newer = await host.latest(slot);
    const content = newer && contentKey(newer);
    if (!newer || content === contentKey(slot.entry) || content === slot.refused) return;
    if (content === last) {
      try {
        const save = await host.read(newer);
        if (!isDamaged(save, slot.entry.ready)) return host.replace(slot, newer);
      } catch (error) {
        if (isChangedError(error)) continue;
      }
      slot.refused = content;
      host.refuse(slot, newer);
      return;
    }
    last = content;
  }
}

/**
 * Whether a save that could be read whole has become one that cannot. The sum in the file alone does not say so: it
 * also differs if an editor has changed the file.
 */
function isDamaged(newer: ReadySave, older: ReadySave | null): boolean {
  return (
    newer.integrity === 'DIFFERS' && newer.graph.data.issueCount > 0 && older?.graph.data.issueCount === 0
  );
}

/** Waits until a save has been written. Returns whether its content was replaced meanwhile. */
export async function isReplaced(host: RenewalHost, slot: SaveSlot, entry: SaveEntry): Promise<boolean> {
  let last = '';
  for (let waits = 0; waits < MOST_WAITS && !host.isClosed(); waits++) {
    const now = JSON.stringify(stampsOf(slot.entry));
    if (now === last) {
      await host.latest(slot);
      return slot.isListed && slot.entry !== entry && !slot.entry.error;
    }
    last = now;
    await waitForWriter();
  }
  return false;
}

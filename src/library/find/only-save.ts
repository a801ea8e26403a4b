// Which save a path stands for when nobody chose one by its slug.

import type { SaveEntry } from '../save.ts';

/** The only save, or the only one that is not the game's own backup of another; null when there are several. */
export function onlySave(entries: readonly SaveEntry[]): SaveEntry | null {
  const live = entries.filter(({ claim }) => !claim.isBackup);
  const among = live.length > 0 ? live : entries;
  return among.length === 1 ? among[0]! : null;
}

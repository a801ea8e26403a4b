// Groups saves of one playthrough over time, by the playthrough that their headers name.

import type { FormatId } from '../formats/format.ts';
import type { SaveEntry } from './save.ts';

export interface SaveWorld {
  readonly format: FormatId;
  /** What the saves share, in the format's own terms. */
  readonly playthrough: string;
  /** Of the newest save. */
  readonly title: string;
  /** Oldest first; those without a time come last. */
  readonly saves: readonly SaveEntry[];
  /** The one written last; of those without a time, the last by slug. */
  readonly newest: SaveEntry;
}

/** Worlds by title; a save whose header names no playthrough belongs to none. */
export function worldsOf(entries: readonly SaveEntry[]): SaveWorld[] {
  const groups = new Map<string, SaveEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  const worlds = Array.from(groups.values(), worldOf);
  return worlds.sort((a, b) => compare(a.title, b.title) || compare(a.playthrough, b.playthrough));
}

/** The world of one save among the others; null when its header names no playthrough. */
export function worldWith(entry: SaveEntry, entries: readonly SaveEntry[]): SaveWorld | null {
  const key = keyOf(entry);
  return key === null ? null : worldOf(entries.filter((other) => keyOf(other) === key));
}

function keyOf({ format, header }: SaveEntry): string | null {
  return header.playthrough === null ? null : `${format.id} ${header.playthrough}`;
}

function worldOf(group: readonly SaveEntry[]): SaveWorld {
  const saves = [...group].sort((a, b) => timeOf(a) - timeOf(b) || compare(a.slug, b.slug));
  const newest = saves.findLast(({ header }) => header.savedAt !== null) ?? saves.at(-1)!;
  const { format, header } = newest;
  return { format: format.id, playthrough: header.playthrough!, title: header.title, saves, newest };
}

function timeOf({ header }: SaveEntry): number {
  return header.savedAt === null ? Number.MAX_VALUE : Date.parse(header.savedAt);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

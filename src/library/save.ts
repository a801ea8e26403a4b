// A save as the rest of the program sees it: an entry while only its header is known, a ready save once its
// graph is loaded.

import { clockMillis } from '../bytes/clock.ts';
import type { Claim, Format, Integrity, SaveHeader } from '../formats/format.ts';
import type { GraphData } from '../graph/finished/graph-data.ts';
import type { Graph } from '../graph/graph.ts';
import type { FilePath } from './files/file-path.ts';
import type { Stamp } from './files/stamp.ts';
import type { LoadError } from './load-error.ts';

/** LISTED: only the header was read. FAILED: reading it gave `error`. */
export type SaveState = 'LISTED' | 'LOADING' | 'READY' | 'FAILED';

/** A file of a save and where it is on this machine. */
export interface SavedFile {
  /** Relative to the save, as shown to users. */
  readonly name: string;
  readonly absolute: FilePath;
  /** Bytes on disk when it was listed. */
  readonly size: number;
  /** Stamp when it was listed: any other version does not belong to the save. Omit it to accept any. */
  readonly stamp?: Stamp;
  /** SHA-256 of its content in hexadecimal, if it is known without reading it. */
  readonly sha256?: string;
}

export function sizeOfFiles(files: readonly { readonly size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** When the newest of some files was last written, in milliseconds since 1970; null when their stamps are unknown. */
export function newestWrite(files: readonly { readonly stamp?: Stamp }[]): number | null {
  const times = files.flatMap(({ stamp }) => (stamp === undefined ? [] : [Number(stamp.split(' ')[1])]));
  return times.length > 0 ? Math.max(...times) : null;
}

/**
 * A save as it was on disk at one moment: header, files and graph belong together. When its files change,
 * another entry replaces it under the same key; requests keep the one they began with.
 */
export interface SaveEntry {
  /** Unique among all saves, and derived from its location only: see save-location.ts. */
  readonly key: string;
  /** Unique too, and readable. Becomes longer when another save of the same name is opened. */
  slug: string;
  /** All that it is found by when no other has them too, see slugsOf(). */
  readonly slugs: readonly string[];
  readonly format: Format;
  readonly claim: Claim;
  readonly files: readonly SavedFile[];
  readonly header: SaveHeader;
  /** Of a row of a store; other saves have none. */
  readonly labels?: readonly string[];
  state: SaveState;
  /** Why it is FAILED; null otherwise. */
  error: LoadError | null;
  /** Set while the graph is in memory; a request keeps the one it began with. */
  ready: ReadySave | null;
  /** The files on disk are no longer those that `ready` was read from. */
  stale: boolean;
  /** When the graph was last requested, see {@link noteUse}. */
  usedAt: number;
}

/** The state of an entry that was not read yet. */
export const UNREAD = {
  state: 'LISTED',
  error: null,
  ready: null,
  stale: false,
  usedAt: 0,
} as const satisfies Partial<SaveEntry>;

/** Files of the user besides the saves, as text; null without them. */
export interface UserData {
  /** A game's own data file, for facts about things that saves only name; see docs/facts.md. */
  readonly gameData: string | null;
  /** Names of factories, as JSON; see docs/views.md. */
  readonly factories: string | null;
}

/** A save whose graph is loaded. */
export interface ReadySave {
  readonly entry: SaveEntry;
  readonly graph: Graph;
  /** Figures that only a full read gives, under the format's own names. */
  readonly counts: PostedSave['counts'];
  /** The result of comparing the files with their own checksum. */
  readonly integrity: PostedSave['integrity'];
  /** Durations of reading, in milliseconds. */
  readonly millis: PostedSave['millis'];
  /** State of the format's decoder, to open the graph on another thread. */
  readonly state: PostedSave['state'];
  /** Bytes of the graph's columns and image. */
  readonly memoryBytes: number;
  readonly userData: UserData;
}

/** Of the graphs in memory, those that were used last are evicted last. */
export function noteUse(entry: SaveEntry): void {
  entry.usedAt = clockMillis();
}

/** The only save, or the only one that is not the game's own backup of another; null when there are several. */
export function onlySave(entries: readonly SaveEntry[]): SaveEntry | null {
  const live = entries.filter(({ claim }) => !claim.isBackup);
  const among = live.length > 0 ? live : entries;
  return among.length === 1 ? among[0]! : null;
}

/** A read save as plain data in shared memory, which can be posted from a worker without copying. */
export interface PostedSave {
  readonly graph: GraphData;
  /** State for the format's decoder. */
  readonly state: unknown;
  readonly counts: Readonly<Record<string, number>>;
  readonly integrity: Integrity;
  readonly millis: { readonly inflate: number; readonly read: number; readonly total: number };
}

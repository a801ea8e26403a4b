// The row of a save in a store.

import type { FormatId, SaveHeader } from '../../formats/format.ts';

export interface StoredFile {
  /** Relative to the save. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** Hashes of its pieces in order, in hexadecimal. */
  readonly pieces: readonly string[];
}

/** The claim by which the save was found, without its files. */
interface StoredClaim {
  readonly name: string;
  readonly called?: string;
  readonly part?: string;
  readonly isBackup?: true;
}

/** QUEUED: without figures yet. FAILED: unreadable, as `error` explains; its files are kept. */
export type StoredState = 'QUEUED' | 'READY' | 'FAILED';

export interface StoredSave {
  /** A UUID of the bytes of its files. */
  readonly id: string;
  /** A UUID of the playthrough. */
  readonly world: string;
  /** The shortest of its slugs that no other save had, see slugsOf(). */
  readonly slug: string;
  /** Its other slugs, which other saves may share, and those of names under which the same bytes were stored later. */
  readonly aliases: readonly string[];
  /** Names that clients sent it under; none if it was added otherwise. */
  readonly uploads: readonly string[];
  readonly format: FormatId;
  readonly title: string;
  readonly version: string;
  readonly savedAt: Date | null;
  readonly playSeconds: number | null;
  /** Total size of its files. */
  readonly bytes: number;
  readonly header: SaveHeader;
  readonly claim: StoredClaim;
  readonly files: readonly StoredFile[];
  readonly labels: readonly string[];
  readonly state: StoredState;
  readonly error: string | null;
  /** Share of its bytes that was read for its figures so far; null when it is not being read. */
  readonly progress: number | null;
  readonly stats: Readonly<Record<string, number>> | null;
  readonly hasRows: boolean;
  /** By the clock of the database. */
  readonly storedAt: Date;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The form of ids of saves and worlds in a store. */
export function isStoredId(text: string): boolean {
  return UUID.test(text);
}

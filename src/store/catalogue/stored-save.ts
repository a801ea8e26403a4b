// A save as the catalogue knows it.

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

/** What formats claimed when it was found, without its files. */
export interface StoredClaim {
  readonly name: string;
  readonly called?: string;
  readonly part?: string;
}

/**
 * QUEUED: its figures are not known yet. FAILED: it cannot be read, `error` says why; its files are kept all the same.
 */
export type StoredState = 'QUEUED' | 'READY' | 'FAILED';

export interface StoredSave {
  /** A uuid, of the content of its files. */
  readonly id: string;
  /** A uuid, of the playthrough. */
  readonly world: string;
  /** For people: its name and the beginning of its id, so that no two saves have the same. */
  readonly slug: string;
  readonly format: FormatId;
  readonly title: string;
  readonly version: string;
  readonly savedAt: Date | null;
  readonly playSeconds: number | null;
  /** Of its files. */
  readonly bytes: number;
  readonly header: SaveHeader;
  readonly claim: StoredClaim;
  readonly files: readonly StoredFile[];
  readonly labels: readonly string[];
  readonly state: StoredState;
  readonly error: string | null;
  readonly stats: Readonly<Record<string, number>> | null;
  readonly hasRows: boolean;
}

// Detects whether a file has changed since it was listed, without reading it.

import { type Stats, statSync } from 'node:fs';
import { type FilePath, systemPath } from './file-path.ts';

/**
 * Changes whenever a file is written or replaced: size, modification time, change time and inode. Programs
 * cannot set the change time, so a file restored with its old modification time differs as well.
 */
export type Stamp = string;

export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): Stamp {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** Null when there is no file, or it cannot be accessed. */
export function stampAt(path: FilePath): Stamp | null {
  try {
    return stampOf(statSync(systemPath(path)));
  } catch {
    return null;
  }
}

/** The time of the last write, in milliseconds since 1970; null when the file cannot be accessed. */
export function modifiedAt(path: FilePath): number | null {
  try {
    return statSync(systemPath(path)).mtimeMs;
  } catch {
    return null;
  }
}

/** Milliseconds after its last change until a file counts as no longer being written. */
const RECENT_MILLIS = 2000;

/** A moment ago, even by a clock that differs. */
export function isRecent(modified: number): boolean {
  return Math.abs(Date.now() - modified) < RECENT_MILLIS;
}

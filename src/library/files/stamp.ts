// Telling whether a file is still the one that was looked at, without reading it.

import { type Stats, statSync } from 'node:fs';
import { type FilePath, systemPath } from './file-path.ts';

/**
 * Changes whenever a file is written or replaced: size, modification time, change time and inode. Programs cannot set
 * the change time, so that a file restored with its old modification time differs, too.
 */
export type Stamp = string;

/** Of a file that was looked at. */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): Stamp {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** Null when nothing can be looked at there. */
export function stampAt(path: FilePath): Stamp | null {
  try {
    return stampOf(statSync(systemPath(path)));
  } catch {
    return null;
  }
}

/** When its content was last written, in milliseconds of the clock; null when nothing can be looked at there. */
export function modifiedAt(path: FilePath): number | null {
  try {
    return statSync(systemPath(path)).mtimeMs;
  } catch {
    return null;
  }
}

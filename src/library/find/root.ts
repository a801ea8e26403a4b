// A path that the user named, and what was found there.

import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Format } from '../../formats/format.ts';
import { pathOfArgument, systemPath } from '../files/file-path.ts';
import { stampAt, stampOf } from '../files/stamp.ts';
import { asFileError, FileError } from '../load-error.ts';
import { type Findings, findSaves, type Watched } from './find-saves.ts';

/**
 * Checking a file takes a few microseconds. Waiting this many milliseconds per file between checks keeps them
 * a small part of the time.
 */
export const MILLIS_BETWEEN_LOOKS = 1;

export class Root {
  /** As the user gave it. */
  readonly path: string;
  readonly #prefix: string;
  /** Whether each name in the folder is examined separately from its neighbours. */
  readonly isApart: boolean;
  /** What was checked in addition to the files of saves; null when nothing was there. */
  #watched: Findings['watched'] | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(path: string, prefix: string, { isApart = false } = {}) {
    this.path = path;
    this.#prefix = prefix;
    this.isApart = isApart;
  }

  /** Finds the saves that are there now; none, with a problem, when there is nothing to read. */
  find(formats: readonly Format[]): Findings {
    try {
      const findings = this.isApart
        ? findApart(this.path, formats, this.#prefix)
        : findSaves(this.path, formats, this.#prefix);
      this.#watched = findings.watched;
      return findings;
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      this.#watched = null;
      return { saves: [], problems: [error], watched: [] };
    }
  }

  /**
   * Whether it is time to check this root and the given number of files again; if so, starts the next
   * interval.
   * @param roots that are checked together with this one
   */
  isDue(files: number, roots: number): boolean {
    const now = performance.now();
    const count = (files + (this.#watched?.length ?? 1)) * roots;
    if (now - this.#lookedAt < count * MILLIS_BETWEEN_LOOKS) return false;
    this.#lookedAt = now;
    return true;
  }

  /** Whether no name was added or removed since the last `find`. */
  isAsFound(): boolean {
    return this.#watched?.every(({ absolute, stamp }) => stampAt(absolute) === stamp) ?? false;
  }
}

/** Hidden files and links in the folder are not saves. */
function findApart(folder: string, formats: readonly Format[], prefix: string): Findings {
  const saves: Findings['saves'][number][] = [];
  const problems: Findings['problems'][number][] = [];
  const watched: Watched[] = [];
  try {
    watched.push({ absolute: folder, stamp: stampOf(statSync(folder)) });
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const { name } = entry;
      if (name.startsWith('.') || !(entry.isFile() || entry.isDirectory())) continue;
      try {
        const inner = entry.isDirectory() ? `${prefix}/${name}` : prefix;
        const findings = findSaves(join(folder, name), formats, inner);
        saves.push(...findings.saves);
        problems.push(...findings.problems);
        watched.push(...findings.watched);
      } catch (error) {
        if (!(error instanceof FileError)) throw error;
        problems.push(error);
      }
    }
  } catch (error) {
    throw error instanceof FileError ? error : asFileError(prefix, error);
  }
  return { saves, problems, watched };
}

/** False for a path that does not exist. */
export function isFolder(path: string): boolean {
  try {
    return statSync(systemPath(pathOfArgument(resolve(path)))).isDirectory();
  } catch {
    return false;
  }
}

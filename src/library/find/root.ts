// A path that the user named, and what was found there.

import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Format } from '../../formats/format.ts';
import { pathOfArgument, systemPath } from '../files/file-path.ts';
import { stampAt, stampOf } from '../files/stamp.ts';
import { asFileError, FileError } from '../load-error.ts';
import { type Findings, findSaves, type Watched } from './find-saves.ts';

/**
 * Looking at a file takes a few microseconds: this many milliseconds for each between two looks make that a small part
 * of the time.
 */
export const MILLIS_BETWEEN_LOOKS = 1;

export class Root {
  /** As the user gave it. */
  readonly path: string;
  readonly #prefix: string;
  /** Whether each name in the folder is for itself, whatever lies beside it. */
  readonly #isApart: boolean;
  /** What was looked at besides the files of saves; null where nothing was there. */
  #watched: Findings['watched'] | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(path: string, prefix: string, { isApart = false } = {}) {
    this.path = path;
    this.#prefix = prefix;
    this.#isApart = isApart;
  }

  /** What lies there now; nothing, with a problem, when there is nothing to read. */
  find(formats: readonly Format[]): Findings {
    try {
      const findings = this.#isApart
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

  /** Whether it is time to look at this and so many files again; the next time is counted from now. */
  isDue(files: number): boolean {
    const now = performance.now();
    const count = files + (this.#watched?.length ?? 1);
    if (now - this.#lookedAt < count * MILLIS_BETWEEN_LOOKS) return false;
    this.#lookedAt = now;
    return true;
  }

  /** Whether no name came or went since it was found. */
  isAsFound(): boolean {
    return this.#watched?.every(({ absolute, stamp }) => stampAt(absolute) === stamp) ?? false;
  }
}

/** What is hidden in the folder, and links, are no names of saves. */
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

/** False for what is not there. */
export function isFolder(path: string): boolean {
  try {
    return statSync(systemPath(pathOfArgument(resolve(path)))).isDirectory();
  } catch {
    return false;
  }
}

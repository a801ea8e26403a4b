// A path that the user named, and what was found there.

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Format } from '../../formats/format.ts';
import { FileError } from '../load-error.ts';
import { pathOfArgument, systemPath } from './file-path.ts';
import { type Findings, findSaves } from './find-saves.ts';
import { stampAt } from './stamp.ts';

/** Looking at a file takes a few microseconds: this many milliseconds for each between two looks make that a small part of the time. */
export const MILLIS_BETWEEN_LOOKS = 1;

export class Root {
  /** As the user gave it. */
  readonly path: string;
  readonly #prefix: string;
  /** What was looked at besides the files of saves; null where nothing was there. */
  #watched: Findings['watched'] | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(path: string, prefix: string) {
    this.path = path;
    this.#prefix = prefix;
  }

  /** What lies there now; nothing, with a problem, when there is nothing to read. */
  find(formats: readonly Format[]): Findings {
    try {
      const findings = findSaves(this.path, formats, this.#prefix);
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

export function isFolder(path: string): boolean {
  try {
    return statSync(systemPath(pathOfArgument(resolve(path)))).isDirectory();
  } catch {
    return false;
  }
}

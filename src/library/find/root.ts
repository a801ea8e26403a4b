// A path that the user named, and what was found there.

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { clockMillis } from '../../bytes/clock.ts';
import type { Format } from '../../formats/format.ts';
import { pathOfArgument, systemPath } from '../files/file-path.ts';
import { stampAt } from '../files/stamp.ts';
import { FileError } from '../load-error.ts';
import { type Findings, findSaves } from './find-saves.ts';
import { FindingsByName } from './findings-by-name.ts';
import type { SaveFinder } from './save-finder.ts';

/** Checking a file takes a few microseconds; this pause per file keeps that a small part of the time. */
export const MILLIS_BETWEEN_LOOKS = 1;

export class Root {
  /** As the user gave it. */
  readonly path: string;
  readonly #prefix: string;
  /** Null where names in the folder belong together. */
  readonly #names: FindingsByName | null;
  /** Searches among uploads, one after the other. */
  #search: Promise<unknown> = Promise.resolve();
  /** The search for all that has changed that has not begun yet. */
  #waiting: Promise<Findings> | null = null;
  /** Files checked in addition to those of saves; null when nothing was there. */
  #watched: Findings['watched'] | null = null;
  #problems: Findings['problems'] = [];
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** @param finder of a folder of uploads; null for others */
  constructor(path: string, prefix: string, finder: SaveFinder | null = null) {
    this.path = path;
    this.#prefix = prefix;
    this.#names = finder && new FindingsByName(path, prefix, finder);
  }

  /** Each name in the folder is examined separately from its neighbours. */
  get isUploads(): boolean {
    return this.#names !== null;
  }

  /** Why files at this path gave no save when it was last searched. */
  get problems(): Findings['problems'] {
    return this.#problems;
  }

  /** Finds the saves that are there now; none, with a problem, when there is nothing to read. */
  find(formats: readonly Format[]): Findings {
    try {
      return this.#found(findSaves(this.path, formats, this.#prefix));
    } catch (error) {
      return this.#failed(error);
    }
  }

  /** The same for uploads that have changed. @param only one name */
  findUploads(only: string | null = null): Promise<Findings> {
    if (only === null && this.#waiting) return this.#waiting;
    const mine = this.#search.then(() => {
      if (only === null) this.#waiting = null;
      return this.#names!.find(only).then(
        (findings) => this.#found(findings),
        (error) => this.#failed(error),
      );
    });
    this.#search = mine;
    if (only === null) this.#waiting = mine;
    return mine;
  }

  #found(findings: Findings): Findings {
    this.#watched = findings.watched;
    // That a folder has no saves is not a fault of any file.
    const isAboutFile = ({ file }: Findings['problems'][number]): boolean => file !== this.path;
    this.#problems = isFolder(this.path) ? findings.problems.filter(isAboutFile) : findings.problems;
    return findings;
  }

  #failed(error: unknown): Findings {
    if (!(error instanceof FileError)) throw error;
    this.#watched = null;
    this.#problems = [error];
    return { saves: [], problems: [error], watched: [] };
  }

  /** Starts the next interval and returns true when a check is due. @param roots checked together with this one */
  isDue(files: number, roots: number): boolean {
    const now = clockMillis();
    const count = (files + (this.#watched?.length ?? 1)) * roots;
    if (now - this.#lookedAt < count * MILLIS_BETWEEN_LOOKS) return false;
    this.#lookedAt = now;
    return true;
  }

  /** True when no name was added or removed since the last `find`. */
  isAsFound(): boolean {
    return this.#watched?.every(({ absolute, stamp }) => stampAt(absolute) === stamp) ?? false;
  }
}

/** False for a path that does not exist. */
export function isFolder(path: string): boolean {
  try {
    return statSync(systemPath(pathOfArgument(resolve(path)))).isDirectory();
  } catch {
    return false;
  }
}

// A folder in which each name is separate from the others: what was found under each is kept, so that one that comes or
// goes does not mean looking at all others again.

import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Stamp, stampAt, stampOf } from '../files/stamp.ts';
import { asFileError, FileError } from '../load-error.ts';
import type { Findings } from './find-saves.ts';
import type { SaveFinder } from './save-finder.ts';

/** Files that are compared with the disk without a break: a millisecond or two. */
const MOST_WITHOUT_BREAK = 250;

export class FindingsByName {
  readonly #folder: string;
  readonly #prefix: string;
  readonly #finder: SaveFinder;
  readonly #byName = new Map<string, Findings>();
  #stamp: Stamp = '';
  /** Of names that have no findings. */
  #problems: FileError[] = [];
  /** Files compared since the last break. */
  #compared = 0;

  /** @param prefix see locationOf() */
  constructor(folder: string, prefix: string, finder: SaveFinder) {
    this.#folder = folder;
    this.#prefix = prefix;
    this.#finder = finder;
  }

  /** Finds changed names, or one name, with turns for other work. @throws FileError when there is no such folder */
  async find(only: string | null): Promise<Findings> {
    this.#problems = [];
    try {
      this.#stamp = stampOf(await stat(this.#folder));
      const entries = (await readdir(this.#folder, { withFileTypes: true })).filter(isUpload);
      for (const entry of entries) {
        const { name } = entry;
        if (name === only || (only === null && !(await this.#isAsFound(name)))) {
          const found = this.#finder.find(...this.#placeOf(entry));
          this.#take(name, await found.catch((error: unknown) => fileError(name, error)));
        }
      }
      const there = new Set(entries.map(({ name }) => name));
      for (const name of this.#byName.keys()) if (!there.has(name)) this.#byName.delete(name);
    } catch (error) {
      this.#byName.clear();
      throw fileError(this.#prefix, error);
    }
    return this.#all();
  }

  /** The findings of a name; of one that vanished meanwhile, or took too long, only a problem. */
  #take(name: string, found: Findings | FileError): void {
    if (found instanceof FileError) {
      this.#byName.delete(name);
      this.#problems.push(found);
    } else this.#byName.set(name, found);
  }

  #placeOf(entry: Dirent): [path: string, prefix: string] {
    const prefix = entry.isDirectory() ? `${this.#prefix}/${entry.name}` : this.#prefix;
    return [join(this.#folder, entry.name), prefix];
  }

  async #isAsFound(name: string): Promise<boolean> {
    const known = this.#byName.get(name);
    if (!known) return false;
    for (const { absolute, stamp } of [...known.watched, ...known.saves.flatMap(({ files }) => files)]) {
      if (stampAt(absolute) !== stamp) return false;
      if (++this.#compared % MOST_WITHOUT_BREAK === 0) await nextTurn();
    }
    return true;
  }

  #all(): Findings {
    const all = [...this.#byName.values()];
    return {
      saves: all.flatMap(({ saves }) => saves),
      problems: [...this.#problems, ...all.flatMap(({ problems }) => problems)],
      watched: [{ absolute: this.#folder, stamp: this.#stamp }, ...all.flatMap(({ watched }) => watched)],
    };
  }
}

/** Hidden files and links in the folder are not saves. */
function isUpload(entry: Dirent): boolean {
  return !entry.name.startsWith('.') && (entry.isFile() || entry.isDirectory());
}

function fileError(name: string, error: unknown): FileError {
  return error instanceof FileError ? error : asFileError(name, error);
}

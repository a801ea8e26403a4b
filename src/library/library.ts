// The saves that are open: found once, read when first asked for, kept. The one place that says whether a
// graph is in memory, so that watching, eviction and uploads have one thing to change.

import type { FormatError } from '../bytes/format-error.ts';
import type { Format } from '../formats/format.ts';
import { FORMATS } from '../formats/registry.ts';
import { findSaves } from './find-saves.ts';
import { FileError } from './load-error.ts';
import { memoryBytes } from './memory.ts';
import type { Progress, SaveReader } from './read-job.ts';
import { openGraph } from './read-save.ts';
import type { ReadySave, SaveEntry } from './save.ts';
import { slugMaker } from './slug.ts';

export interface LibraryOptions {
  readonly reader: SaveReader;
  /** Formats that files are offered to. Default all. */
  readonly formats?: readonly Format[];
  /** Texts that hashes may stand for, one a line. */
  readonly names?: string;
  /** Layouts that the user adds, as JSON text. */
  readonly layouts?: string;
  /** Told how far loading is, at the end of it with `done` and nothing left. */
  readonly progress?: (entry: SaveEntry, ...at: Parameters<Progress>) => void;
}

export class Library {
  readonly #options: LibraryOptions;
  readonly #slug = slugMaker();
  readonly #entries = new Map<string, SaveEntry>();
  readonly #loading = new Map<SaveEntry, Promise<ReadySave>>();

  constructor(options: LibraryOptions) {
    this.#options = options;
  }

  /** The formats that files are offered to. */
  get formats(): readonly Format[] {
    return this.#options.formats ?? FORMATS;
  }

  /** In the order in which they were found. */
  get entries(): readonly SaveEntry[] {
    return [...this.#entries.values()];
  }

  get(slug: string): SaveEntry | null {
    return this.#entries.get(slug) ?? null;
  }

  /** Adds the saves at a path; gives back what could not be opened there. */
  add(path: string): readonly (FormatError | FileError)[] {
    try {
      const { saves, problems } = findSaves(path, this.formats);
      for (const { name, ...found } of saves) {
        const slug = this.#slug(name);
        this.#entries.set(slug, { slug, ...found, state: 'LISTED', error: null, ready: null });
      }
      return problems;
    } catch (error) {
      if (error instanceof FileError) return [error];
      throw error;
    }
  }

  /**
   * The save with its graph, read at the first call. Calls while it is being read wait for the same reading.
   * @throws LoadError; the same one again until the save is opened anew
   */
  load(entry: SaveEntry): Promise<ReadySave> {
    if (entry.ready) return Promise.resolve(entry.ready);
    if (entry.error) return Promise.reject(entry.error);
    let loading = this.#loading.get(entry);
    if (!loading) {
      loading = this.#read(entry).finally(() => this.#loading.delete(entry));
      this.#loading.set(entry, loading);
    }
    return loading;
  }

  close(): Promise<void> {
    return this.#options.reader.close();
  }

  async #read(entry: SaveEntry): Promise<ReadySave> {
    const { reader, names = null, layouts = null, progress } = this.#options;
    const { format, files, claim } = entry;
    entry.state = 'LOADING';
    try {
      const job = { format: format.id, files, part: claim.part ?? null, names, layouts };
      const data = await reader.read(job, progress && ((...at) => progress(entry, ...at)));
      const { counts, millis, graph } = data;
      const ready = {
        entry,
        graph: openGraph(format, data),
        counts,
        millis,
        memoryBytes: memoryBytes(graph),
      };
      entry.ready = ready;
      entry.state = 'READY';
      return ready;
    } catch (error) {
      entry.error = error instanceof Error ? error : new Error(String(error));
      entry.state = 'FAILED';
      throw entry.error;
    } finally {
      progress?.(entry, 'done', 1, 1, entry.ready?.graph.count ?? 0);
    }
  }
}

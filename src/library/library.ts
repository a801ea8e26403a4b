// The open saves: found, read on first use, kept, and replaced when their files change (fresh-files.ts). This is the
// only place that decides which graphs are in memory.

import type { Format } from '../formats/format.ts';
import { FORMATS } from '../formats/registry.gen.ts';
import { getOrCreate } from '../graph/made-once.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { JoinedCatalogue } from './catalogue/joined-catalogue.ts';
import { MemoryCatalogue } from './catalogue/memory-catalogue.ts';
import { Changes } from './changes.ts';
import { type FigurePlace, KeptFigures } from './figures/kept-figures.ts';
import { hashFile } from './find/open-listed.ts';
import { inProcessFinder } from './find/save-finder.ts';
import { FreshFiles, type FreshFilesOptions } from './fresh-files.ts';
import { isChangedError } from './load-error.ts';
import type { OpenSaves, Problem } from './open-saves.ts';
import { type LoaderOptions, SaveLoader } from './read/save-loader.ts';
import type { RemoteSaves } from './remote-saves.ts';
import { noteUse, type ReadySave, type SavedFile, type SaveEntry } from './save.ts';
import { traced } from './tracing.ts';

export interface LibraryOptions
  extends LoaderOptions,
    Pick<FreshFilesOptions, 'settleMillis' | 'writerClock'> {
  /** Formats that files are offered to. Default: all. */
  readonly formats?: readonly Format[];
  readonly remote?: RemoteSaves;
  /** Where figures of saves outlive this process. Default: nowhere. */
  readonly figures?: FigurePlace;
}

/** Remote saves whose errors are kept: the next request for any other reads it again. */
const MOST_FAILED = 1000;

/**
 * The saves at some paths. Adding a path reads headers; `load` reads a whole save, once however many ask for it, and
 * keeps its graph until memory is needed. Has to be closed: its threads and watchers keep the process alive.
 */
export class Library implements OpenSaves {
  readonly #options: LibraryOptions;
  readonly #files: FreshFiles;
  /** Remote saves that were loaded, or failed to, by key. */
  readonly #fetched = new Map<string, SaveEntry>();
  /** All saves that requests can name. */
  readonly catalogue: Catalogue;
  readonly figures: KeptFigures;
  /** Called when a save has been read. */
  onLoad: ((save: ReadySave) => void) | null = null;
  /** Called when a graph is released: other threads that share it have to drop it too. */
  onRelease: (() => void) | null = null;
  /** Publishes every save that is added, changed or removed. */
  readonly changes = new Changes();
  readonly #loading = new Map<SaveEntry, Promise<ReadySave>>();
  readonly #loader: SaveLoader;

  constructor(options: LibraryOptions) {
    const { remote, settleMillis, writerClock } = options;
    this.#options = options;
    this.#files = new FreshFiles({
      ...{ settleMillis, writerClock, formats: this.formats, changes: this.changes },
      leavesShortSlugs: remote !== undefined,
      read: (entry) => this.load(entry),
      release: (entry) => this.release(entry),
      onDrop: () => this.onRelease?.(),
    });
    this.figures = new KeptFigures(options.figures);
    const listed = new MemoryCatalogue(this);
    this.catalogue = remote ? new JoinedCatalogue(listed, remote) : listed;
    this.#loader = new SaveLoader(options, {
      entries: () => this.used,
      release: (entry) => this.release(entry),
      fetch: (entry) => this.fetch(entry),
    });
    remote?.follow((change) => {
      if (change.kind === 'REMOVED') this.#forget(change.entry.key);
      this.changes.publish(change);
    });
  }

  /** The formats that files are offered to. */
  get formats(): readonly Format[] {
    return this.#options.formats ?? FORMATS;
  }

  /** How many times a save was read. */
  get loads(): number {
    return this.#loader.loads;
  }

  /**
   * The saves whose files exist now, in the order in which they were found. One that was overwritten by something
   * that cannot be opened is among them as long as its graph is in memory.
   */
  get entries(): readonly SaveEntry[] {
    return this.#files.entries;
  }

  /** The entries that may have a graph, wherever their files are. */
  get used(): readonly SaveEntry[] {
    return [...this.#files.known, ...this.#fetched.values()];
  }

  get problems(): readonly Problem[] {
    return this.#files.problems;
  }

  /** The save as it is on disk now, by its slug; null for those of a source. */
  get(slug: string): SaveEntry | null {
    return this.#files.get(slug);
  }

  /** Like `get`, by SaveEntry.key. */
  byKey(key: string): SaveEntry | null {
    return this.#files.byKey(key);
  }

  /** Returns problems at the paths. Ids include as much of all paths added together as distinguishes them. */
  add(...paths: readonly string[]): readonly Problem[] {
    return this.#files.add(paths);
  }

  /**
   * Adds a folder in which each name is separate from the others. The ids of its saves are the same whatever else was
   * added.
   * @param finder default: this thread
   * @throws FileError when saves were added that lie in the folder, or the folder lies with them: each save
   * would have two ids
   */
  addUploads(path: string, finder = inProcessFinder(this.formats)): Promise<void> {
    return this.#files.addUploads(path, finder);
  }

  /** The present saves under a name in an added folder, even if it was checked a moment ago. */
  rescan(path: string, name: string): Promise<readonly SaveEntry[]> {
    return this.#files.rescan(path, name);
  }

  /** The save with its graph, read once for all calls. @throws LoadError; the same one until the files change */
  load(entry: SaveEntry): Promise<ReadySave> {
    noteUse(entry);
    if (entry.ready) return Promise.resolve(entry.ready);
    const shown = this.#files.knownEntry(entry.key);
    if (entry.error) {
      // The entry of a request may be outdated: later requests got the newer version.
      const isLater = shown && shown !== entry && isChangedError(entry.error);
      return isLater ? this.load(shown) : Promise.reject(entry.error);
    }
    if (!shown) this.#note(entry);
    return getOrCreate(this.#loading, entry, () =>
      this.#read(entry).finally(() => this.#loading.delete(entry)),
    );
  }

  /** SHA-256 of a file's content in hexadecimal. @throws FileError when it has changed since it was listed */
  hash(file: SavedFile): Promise<string> {
    return hashFile(file);
  }

  /** Puts the files of a save where its entry says they are, even if they are stored elsewhere. */
  async fetch(entry: SaveEntry): Promise<void> {
    await this.#options.remote?.fetch(entry);
  }

  /** Drops a graph; the next request reads it again. Requests that already have it keep it. */
  release(entry: SaveEntry): void {
    if (!entry.ready) return;
    entry.ready = null;
    entry.state = 'LISTED';
    this.#files.released(entry);
    if (this.#fetched.get(entry.key) === entry) this.#fetched.delete(entry.key);
    this.onRelease?.();
  }

  /** Keeps the entry of a remote save while it has a graph or an error. */
  #note(entry: SaveEntry): void {
    this.#fetched.set(entry.key, entry);
    const failed = [...this.#fetched.values()].filter(({ state }) => state === 'FAILED');
    for (const { key } of failed.slice(0, Math.max(0, failed.length - MOST_FAILED)))
      this.#fetched.delete(key);
  }

  /** Drops a removed remote save from memory. */
  #forget(key: string): void {
    const entry = this.#fetched.get(key);
    this.#fetched.delete(key);
    if (entry) this.release(entry);
  }

  /** Reads a save again, then replaces its graph. @throws LoadError; then the current graph stays */
  reload(entry: SaveEntry): Promise<void> {
    return this.#files.reload(entry);
  }

  /** Also looks at files when they change, not only on request, so that `changes` are published at once. */
  watch(): void {
    this.#files.watch();
  }

  /** Ends `changes`, watching and reading threads. Graphs that were loaded stay usable. */
  async close(): Promise<void> {
    this.changes.end();
    await this.#files.close();
    return this.#options.reader.close();
  }

  async #read(entry: SaveEntry): Promise<ReadySave> {
    const replaced = this.#files.replacedWhileWritten(entry);
    try {
      const format = { 'savegraph.format': entry.format.id };
      const isReplaced = replaced.then((newer) => newer !== null);
      const save = await traced('load', format, () => this.#loader.load(entry, isReplaced));
      this.onLoad?.(save);
      return save;
    } catch (error) {
      if (!isChangedError(error)) throw error;
      const newer = (await replaced) ?? (await this.#files.replacement(entry));
      if (!newer) throw error;
      return this.load(newer);
    }
  }
}

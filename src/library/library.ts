// The saves that are open: found, read when first asked for, kept, and exchanged when their files change. The one place that
// says whether a graph is in memory. Files are looked at when somebody asks for their save, not watched: that holds on
// every file system, and costs microseconds.

import type { FormatError } from '../bytes/format-error.ts';
import type { Format } from '../formats/format.ts';
import { FORMATS } from '../formats/registry.ts';
import { isSamePath } from './file-path.ts';
import type { Findings, FoundSave } from './find-saves.ts';
import { FileError, isChangedError } from './load-error.ts';
import { memoryBytes } from './memory.ts';
import { rootPrefixes } from './place.ts';
import type { Progress, SaveReader } from './read-job.ts';
import { openGraph } from './read-save.ts';
import { isFolder, MILLIS_BETWEEN_LOOKS, Root } from './root.ts';
import type { ReadySave, SavedFile, SaveEntry, UserData } from './save.ts';
import { Slugs } from './slug.ts';
import { stampAt } from './stamp.ts';

export interface LibraryOptions {
  readonly reader: SaveReader;
  /** Formats that files are offered to. Default all. */
  readonly formats?: readonly Format[];
  /** Texts that hashes may stand for, one a line. */
  readonly names?: string;
  /** Layouts that the user adds, as JSON text. */
  readonly layouts?: string;
  /** A game's own data file, as text, for what saves only name; see docs/facts.md. */
  readonly gameData?: string;
  /** Names of factories, as JSON text; see docs/views.md. */
  readonly factories?: string;
  /** Told how far loading is, at the end of it with `done` and nothing left. */
  readonly progress?: (entry: SaveEntry, ...at: Parameters<Progress>) => void;
}

/** A save and what is known of its files. */
interface Shelf {
  readonly root: Root;
  entry: SaveEntry;
  /** Whether its files were there at the last look. */
  isListed: boolean;
  /** Of performance.now. */
  lookedAt: number;
  /** While a later content is read beside the graph in use. */
  renewal: Promise<void> | null;
  /** The content that could not take the place of the graph in use: it is not tried again. */
  refused: string | null;
}

export type Problem = FormatError | FileError;

/** A file that has not changed for so long is taken to be written to its end. */
const SETTLED_MILLIS = 200;
/** So many times a content that goes on changing is waited for; the next request tries again. */
const MOST_WAITS = 50;

export class Library {
  readonly #options: LibraryOptions;
  readonly #userData: UserData;
  readonly #roots: Root[] = [];
  readonly #slugs = new Slugs();
  /** By key, in the order in which they were found. */
  readonly #shelves = new Map<string, Shelf>();
  readonly #loading = new Map<SaveEntry, Promise<ReadySave>>();
  #isClosed = false;

  constructor(options: LibraryOptions) {
    this.#options = options;
    this.#userData = { gameData: options.gameData ?? null, factories: options.factories ?? null };
  }

  /** The formats that files are offered to. */
  get formats(): readonly Format[] {
    return this.#options.formats ?? FORMATS;
  }

  /** The saves whose files are there now, in the order in which they were found. */
  get entries(): readonly SaveEntry[] {
    this.#lookAround();
    const shelves = [...this.#shelves.values()].filter(({ isListed }) => isListed);
    return shelves.map(({ entry }) => entry);
  }

  /** The save as it lies on disk now, or as it was read; also when its files are gone. */
  get(slug: string): SaveEntry | null {
    if (this.#slugs.keyOf(slug) === undefined) this.#lookAround();
    const key = this.#slugs.keyOf(slug);
    return key === undefined ? null : this.byKey(key);
  }

  /** The same by SaveEntry.key. */
  byKey(key: string): SaveEntry | null {
    if (!this.#shelves.has(key)) this.#lookAround();
    const shelf = this.#shelves.get(key);
    if (!shelf) return null;
    this.#look(shelf);
    return shelf.entry;
  }

  /**
   * Adds the saves at these paths; gives back what could not be opened there. What is called together is told apart by as
   * much of the paths as that takes.
   */
  add(...paths: readonly string[]): readonly Problem[] {
    const known = this.#roots.map(({ path }) => path);
    const named = [...new Set([...known, ...paths])].map((path) => ({ path, isFolder: isFolder(path) }));
    const prefixes = rootPrefixes(named);
    const problems: Problem[] = [];
    for (const [at, { path }] of named.entries()) {
      const root = this.#roots[at] ?? new Root(path, prefixes[at]!);
      if (!paths.includes(path)) continue;
      this.#roots[at] = root;
      problems.push(...this.#scan(root).problems);
    }
    return problems;
  }

  /**
   * The save with its graph, read at the first call. Calls while it is being read wait for the same reading.
   * @throws LoadError; the same one again until the files change
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

  /** Lets go of a graph: it is read again when somebody asks for it. Requests that have it keep it. */
  release(entry: SaveEntry): void {
    if (!entry.ready) return;
    entry.ready = null;
    entry.state = 'LISTED';
  }

  close(): Promise<void> {
    this.#isClosed = true;
    return this.#options.reader.close();
  }

  /** Has the saves of all roots as they lie on disk. */
  #lookAround(): void {
    for (const root of this.#roots) {
      const files = this.#filesOf(root);
      if (root.isDue(files.length) && !(root.isAsFound() && files.every(isAsListed))) this.#scan(root);
    }
  }

  #filesOf(root: Root): SavedFile[] {
    const files: SavedFile[] = [];
    for (const shelf of this.#shelves.values()) {
      if (shelf.root === root && shelf.isListed) files.push(...shelf.entry.files);
    }
    return files;
  }

  /** Has one save as it lies on disk. */
  #look(shelf: Shelf): void {
    const now = performance.now();
    const { root, isListed, entry } = shelf;
    const { files } = entry;
    if (now - shelf.lookedAt < files.length * MILLIS_BETWEEN_LOOKS) return;
    shelf.lookedAt = now;
    const isGone = !isListed && files.every(({ absolute }) => stampAt(absolute) === null);
    // A save of several files may get more of them.
    const isSame = isListed && files.every(isAsListed) && (files.length === 1 || root.isAsFound());
    if (!isGone && !isSame) this.#scan(root);
  }

  /** Finds the saves of a root anew. What has not changed stays as it is. */
  #scan(root: Root): Findings {
    const findings = root.find(this.formats);
    const found = new Map(findings.saves.map((save) => [save.place.key, save]));
    this.#slugs.name(findings.saves.map(({ place }) => place));
    for (const save of found.values()) this.#take(root, save);
    for (const [key, shelf] of this.#shelves) if (shelf.root === root && !found.has(key)) lose(shelf);
    return findings;
  }

  #take(root: Root, found: FoundSave): void {
    const shelf = this.#shelves.get(found.place.key);
    if (!shelf) {
      if (this.#isElsewhere(root, found)) return;
      const entry = this.#entryOf(found);
      const state = { isListed: true, lookedAt: Number.NEGATIVE_INFINITY, renewal: null, refused: null };
      this.#shelves.set(entry.key, { root, entry, ...state });
      return;
    }
    shelf.isListed = true;
    const { entry } = shelf;
    const isSame = contentOf(entry) === contentOf(found);
    if (entry.ready) {
      entry.stale = !isSame;
      if (!isSame) this.#renew(shelf);
    } else if (!isSame || entry.error instanceof FileError) shelf.entry = this.#entryOf(found);
  }

  /** Whether another named path, given before, holds the same files. */
  #isElsewhere(root: Root, { files, claim }: FoundSave): boolean {
    if (this.#roots.length < 2) return false;
    const first = files[0]!.absolute;
    return [...this.#shelves.values()].some(
      (shelf) =>
        shelf.root !== root &&
        shelf.isListed &&
        shelf.entry.claim.part === claim.part &&
        isSamePath(shelf.entry.files[0]!.absolute, first),
    );
  }

  #entryOf({ place, ...found }: FoundSave): SaveEntry {
    const state = { state: 'LISTED', error: null, ready: null, stale: false } as const;
    return { key: place.key, slug: this.#slugs.of(place), ...found, ...state };
  }

  /** Reads the later content beside the graph in use, and puts it in its place when it is there. */
  #renew(shelf: Shelf): void {
    if (shelf.renewal || this.#isClosed) return;
    shelf.renewal = this.#readLater(shelf).finally(() => {
      shelf.renewal = null;
    });
  }

  async #readLater(shelf: Shelf): Promise<void> {
    const { key } = shelf.entry;
    let last: string | null = null;
    for (let waits = 0; waits < MOST_WAITS && !this.#isClosed; waits++) {
      await settled();
      const { saves } = this.#scan(shelf.root);
      const found = saves.find(({ place }) => place.key === key);
      const content = found ? contentOf(found) : null;
      if (!found || content === contentOf(shelf.entry) || content === shelf.refused) return;
      if (content === last) {
        const later = this.#entryOf(found);
        try {
          await this.load(later);
          shelf.entry = later;
          return;
        } catch (error) {
          if (!isChangedError(error)) {
            shelf.refused = content;
            return;
          }
        }
      }
      last = content;
    }
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
        userData: this.#userData,
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

/** Its files are not there any more. What is in memory stays, for whoever has its id. */
function lose(shelf: Shelf): void {
  shelf.isListed = false;
  const { entry } = shelf;
  if (entry.ready) entry.stale = true;
  else if (!(entry.error instanceof FileError)) {
    const error = new FileError(entry.files[0]!.name, 'no such file or folder, or no save any more');
    shelf.entry = { ...entry, state: 'FAILED', error };
  }
}

/** The same for the same content of the same files. */
function contentOf({ files }: Pick<SaveEntry, 'files'>): string {
  return JSON.stringify(files.map(({ name, stamp }) => [name, stamp]));
}

function isAsListed({ absolute, stamp }: SavedFile): boolean {
  return stampAt(absolute) === stamp;
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SETTLED_MILLIS).unref());
}

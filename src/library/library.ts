// The open saves: found, read on first use, kept, and replaced when their files change. This is the only
// place that decides which graphs are in memory. Files are checked when their save is requested rather than
// watched: that works on every file system, and costs microseconds. Over 400 lines, because every change of what is open
// has to keep entries, names and tracked saves in step, which one class sees as a whole.

import { resolve, sep } from 'node:path';
import { clockMillis } from '../bytes/clock.ts';
import type { Format } from '../formats/format.ts';
import { FORMATS } from '../formats/registry.gen.ts';
import { getOrCreate } from '../graph/made-once.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { JoinedCatalogue } from './catalogue/joined-catalogue.ts';
import { MemoryCatalogue } from './catalogue/memory-catalogue.ts';
import { Changes } from './changes.ts';
import { type FigurePlace, KeptFigures } from './figures/kept-figures.ts';
import { overlap } from './files/file-path.ts';
import type { Findings, FoundSave } from './find/find-saves.ts';
import { hashFile } from './find/open-listed.ts';
import { isFolder, MILLIS_BETWEEN_LOOKS, Root } from './find/root.ts';
import type { SaveFinder } from './find/save-finder.ts';
import { rootPrefixes } from './find/save-location.ts';
import { Slugs } from './find/slug.ts';
import { type Watching, watchRoots } from './find/watch-roots.ts';
import { FileError, isChangedError } from './load-error.ts';
import type { OpenSaves, Problem } from './open-saves.ts';
import { type LoaderOptions, SaveLoader } from './read/save-loader.ts';
import type { RemoteSaves } from './remote-saves.ts';
import {
  isReplaced,
  type RenewalHost,
  renew,
  SETTLE_MILLIS,
  type WriterClock,
  writerClock,
} from './renewal.ts';
import { noteUse, type ReadySave, type SavedFile, type SaveEntry, UNREAD } from './save.ts';
import { traced } from './tracing.ts';
import {
  GONE,
  isAsListed,
  isFresh,
  isOverwritten,
  SaveIndex,
  stampsOf,
  type TrackedSave,
  trackedSave,
  versionKey,
} from './tracked-save.ts';

export interface LibraryOptions extends LoaderOptions {
  /** Formats that files are offered to. Default: all. */
  readonly formats?: readonly Format[];
  /** Saves that are not on this machine. */
  readonly remote?: RemoteSaves;
  /** Where figures of saves outlive this process. Default: nowhere. */
  readonly figures?: FigurePlace;
  /** See RenewalHost.settleMillis. */
  readonly settleMillis?: number;
  /** When files that change are checked again. */
  readonly writerClock?: WriterClock;
}

/** Remote saves whose errors are kept: the next request for any other reads it again. */
const MOST_FAILED = 1000;
/** Where uploads are, in the ids of their saves. */
const UPLOADS = 'uploads';
const NOT_WITH_UPLOADS = 'is, holds or lies in the folder of uploads';

/**
 * The saves at some paths. Adding a path reads headers; `load` reads a whole save, once however many ask for it, and keeps
 * its graph until memory is needed. Has to be closed: its threads and watchers keep the process alive.
 */
export class Library implements OpenSaves {
  readonly #options: LibraryOptions;
  readonly #roots: Root[] = [];
  readonly #slugs = new Slugs();
  readonly #index = new SaveIndex();
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
  #watching: Watching | null = null;
  readonly #loading = new Map<SaveEntry, Promise<ReadySave>>();
  readonly #loader: SaveLoader;
  readonly #renewal: RenewalHost;
  #isClosed = false;

  constructor(options: LibraryOptions) {
    this.#options = options;
    this.figures = new KeptFigures(options.figures);
    const listed = new MemoryCatalogue(this);
    this.catalogue = options.remote ? new JoinedCatalogue(listed, options.remote) : listed;
    this.#renewal = {
      clock: options.writerClock ?? writerClock,
      settleMillis: options.settleMillis ?? SETTLE_MILLIS,
      isClosed: () => this.#isClosed,
      latest: (tracked) => this.#latest(tracked),
      read: (newer) => this.load(newer),
      replace: (tracked, newer) => this.#replace(tracked, newer),
      release: (newer) => this.release(newer),
      announce: (tracked) => this.#announce(tracked),
      reject: (tracked) => {
        tracked.rejected = tracked.onDisk;
        this.#publish(tracked, tracked.onDisk);
      },
    };
    this.#loader = new SaveLoader(options, {
      entries: () => this.used,
      release: (entry) => this.release(entry),
      fetch: (entry) => this.fetch(entry),
    });
    options.remote?.follow((change) => {
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
    this.#refreshAll();
    return this.#index.all().map(({ entry }) => entry);
  }

  /** The entries that may have a graph, wherever their files are. */
  get used(): readonly SaveEntry[] {
    return [...this.#index.all().map(({ entry }) => entry), ...this.#fetched.values()];
  }

  get problems(): readonly Problem[] {
    this.#refreshAll();
    return this.#roots.flatMap(({ problems }) => problems);
  }

  /** The save as it is on disk now, by its slug; null for those of a source. */
  get(slug: string): SaveEntry | null {
    if (this.#slugs.keyOf(slug) === undefined) this.#refreshAll();
    const key = this.#slugs.keyOf(slug);
    return key === undefined ? null : this.byKey(key);
  }

  /** Like `get`, by SaveEntry.key. */
  byKey(key: string): SaveEntry | null {
    if (!this.#index.get(key)) this.#refreshAll();
    const tracked = this.#index.get(key);
    if (tracked) this.#refresh(tracked);
    return this.#index.get(key)?.entry ?? null;
  }

  /** Returns problems at the paths. Ids include as much of all paths added together as distinguishes them. */
  add(...paths: readonly string[]): readonly Problem[] {
    const uploads = this.#roots.find(({ isUploads }) => isUploads);
    const known = this.#roots.filter((root) => root !== uploads).map(({ path }) => path);
    const named = [...new Set([...known, ...paths])].map((path) => ({ path, isFolder: isFolder(path) }));
    const prefixes = rootPrefixes(named);
    const wanted = new Set(paths);
    const roots = new Map(this.#roots.map((root) => [root.path, root]));
    const problems: Problem[] = [];
    for (const [at, { path }] of named.entries()) {
      if (!wanted.has(path)) continue;
      if (uploads && overlap(path, uploads.path)) {
        problems.push(new FileError(path, NOT_WITH_UPLOADS));
        continue;
      }
      const before = roots.get(path);
      const root = before ?? new Root(path, prefixes[at]!);
      if (!before) this.#roots.push(root);
      problems.push(...this.#scan(root).problems);
    }
    return problems;
  }

  /**
   * Adds a folder in which each name is separate from the others. The ids of its saves are the same whatever else was
   * added.
   * @param finder finds what comes later; without one, this thread does
   * @throws FileError when saves were added that lie in the folder, or the folder lies with them: each save
   * would have two ids
   */
  addUploads(path: string, finder: SaveFinder | null = null): void {
    const other = this.#roots.find((root) => overlap(path, root.path));
    if (other) throw new FileError(path, `uploads need a folder of their own, apart from ${other.path}`);
    const root = new Root(path, UPLOADS, { isUploads: true, finder });
    this.#roots.push(root);
    this.#scan(root);
  }

  /** The present saves under a name in an added folder, even if it was checked a moment ago. */
  async rescan(path: string, name: string): Promise<readonly SaveEntry[]> {
    const root = this.#roots.find((each) => each.path === path);
    if (!root) return [];
    await this.#scanOnThread(root, name);
    const place = resolve(path, name);
    const isThere = ({ absolute }: SavedFile): boolean =>
      typeof absolute === 'string' && (absolute === place || absolute.startsWith(place + sep));
    return this.entries.filter(({ files }) => isThere(files[0]!));
  }

  /** The save with its graph, read once for all calls. @throws LoadError; the same one until the files change */
  load(entry: SaveEntry): Promise<ReadySave> {
    noteUse(entry);
    if (entry.ready) return Promise.resolve(entry.ready);
    if (entry.error) {
      // The entry of a request may be outdated: later requests got the newer version.
      const shown = this.#index.get(entry.key)?.entry ?? entry;
      const isLater = shown !== entry && isChangedError(entry.error);
      return isLater ? this.load(shown) : Promise.reject(entry.error);
    }
    if (!this.#index.get(entry.key)) this.#note(entry);
    return getOrCreate(this.#loading, entry, () =>
      this.#readSettled(entry).finally(() => this.#loading.delete(entry)),
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
    const tracked = this.#index.get(entry.key);
    if (tracked?.entry === entry && !tracked.isListed) this.#remove(tracked);
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
  async reload({ key }: SaveEntry): Promise<void> {
    const tracked = this.#index.get(key);
    if (!tracked) return;
    const newer = await this.#latest(tracked);
    if (!newer) throw new FileError(tracked.entry.files[0]!.name, GONE);
    await this.load(newer);
    this.#replace(tracked, newer);
  }

  /** Also checks files when they change, not only on request, so that `changes` are published at once. */
  watch(): void {
    const onChange = (path: string): void => {
      const root = this.#roots.find((each) => each.path === path);
      if (root && !this.#isClosed) this.#look(root);
    };
    this.#watching ??= watchRoots(this.#roots, onChange);
  }

  /** Ends `changes`, watching and reading threads. Graphs that were loaded stay usable. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.changes.end();
    await this.#watching?.close();
    return this.#options.reader.close();
  }

  /** Brings the saves of all roots up to date with the disk. */
  #refreshAll(): void {
    for (const root of this.#roots) {
      const files = this.#filesOf(root);
      if (!root.isDue(files.length, this.#roots.length)) continue;
      if (root.isElsewhere || !(root.isAsFound() && files.every(isAsListed))) this.#look(root);
    }
  }

  #filesOf(root: Root): SavedFile[] {
    const files: SavedFile[] = [];
    for (const { isListed, entry } of this.#index.ofRoot(root).values()) {
      if (isListed) files.push(...entry.files);
    }
    return files;
  }

  /** Brings one save up to date with the disk. */
  #refresh(tracked: TrackedSave): void {
    const now = clockMillis();
    const { root, isListed, entry } = tracked;
    const { files } = entry;
    if (now - tracked.lookedAt < files.length * MILLIS_BETWEEN_LOOKS) return;
    tracked.lookedAt = now;
    // A save of several files may get more of them.
    const isSame = isListed
      ? files.every(isAsListed) && (files.length === 1 || root.isAsFound())
      : root.isAsFound();
    if (isSame) return;
    // The root may be searched on another thread, or be large: a save that is gone is so at once.
    if (stampsOf(entry).every((stamp) => stamp === null)) this.#markGone(tracked);
    this.#look(root);
  }

  /** Finds the saves of a root again. Entries that have not changed stay the same. */
  #scan(root: Root): Findings {
    return this.#accept(root, root.find(this.formats));
  }

  /** The same at once, or soon if another thread finds them. */
  #look(root: Root): void {
    if (root.isElsewhere) void this.#scanOnThread(root);
    else this.#scan(root);
  }

  async #scanOnThread(root: Root, name: string | null = null): Promise<Findings> {
    const renewal = root.renew(name);
    return renewal ? this.#accept(root, await renewal) : this.#scan(root);
  }

  #accept(root: Root, findings: Findings): Findings {
    const found = new Map(findings.saves.map((save) => [save.location.key, save]));
    for (const save of found.values()) this.#add(root, save);
    for (const [key, tracked] of this.#index.ofRoot(root)) if (!found.has(key)) this.#markGone(tracked);
    return findings;
  }

  #add(root: Root, found: FoundSave): void {
    const tracked = this.#index.get(found.location.key);
    if (!tracked) {
      if (this.#roots.length > 1 && this.#index.hasElsewhere(root, found)) return;
      const { key, slugs } = found.location;
      // The names of all saves of a source are not known here, so these leave the shortest to those.
      this.#rename(this.#slugs.add(key, this.#options.remote ? slugs.slice(1) : slugs));
      const added = trackedSave(root, this.#entryOf(found));
      this.#index.add(added);
      this.#announce(added);
      return;
    }
    tracked.isListed = true;
    tracked.onDisk = versionKey(found);
    const { entry } = tracked;
    const isSame = versionKey(entry) === tracked.onDisk;
    if (entry.ready) entry.stale = !isSame;
    else if (!isSame || entry.error instanceof FileError) this.#index.put(tracked, this.#entryOf(found));
    if (tracked.announced === null) this.#announce(tracked);
    else if (tracked.announced !== tracked.onDisk) renew(this.#renewal, tracked);
  }

  /** See RenewalHost. */
  #announce(tracked: TrackedSave): void {
    const version = versionKey(tracked.entry);
    if (tracked.isListed && tracked.announced !== version) this.#publish(tracked, version);
  }

  #publish(tracked: TrackedSave, version: string): void {
    this.changes.publish({ kind: tracked.announced === null ? 'ADDED' : 'CHANGED', entry: tracked.entry });
    tracked.announced = version;
  }

  /** See RenewalHost. */
  async #latest(tracked: TrackedSave): Promise<SaveEntry | null> {
    const { key } = tracked.entry;
    if (this.#index.get(key) !== tracked) return null;
    const found = (await this.#scanOnThread(tracked.root)).saves.find(({ location }) => location.key === key);
    return found ? this.#entryOf(found) : null;
  }

  #replace(tracked: TrackedSave, newer: SaveEntry): void {
    const hadGraph = tracked.entry.ready !== null;
    this.#index.put(tracked, newer);
    this.#rename([newer.key]);
    if (hadGraph) this.onRelease?.();
    this.#announce(tracked);
  }

  /** Its files are gone, or cannot be opened: only then a graph in memory stays. */
  #markGone(tracked: TrackedSave): void {
    tracked.isListed = false;
    tracked.onDisk = '';
    if (tracked.entry.ready) tracked.entry.stale = true;
    if (!isOverwritten(tracked)) this.#remove(tracked);
    else if (tracked.announced !== null) renew(this.#renewal, tracked);
  }

  /** From now on there is no such save. Requests that have its graph keep it. */
  #remove(tracked: TrackedSave): void {
    const { entry, announced } = tracked;
    this.#index.remove(tracked);
    this.#rename(this.#slugs.remove(entry.key));
    // A renewal still under way must not take it for an open save.
    tracked.entry = { ...entry, ready: null };
    tracked.announced = null;
    if (entry.ready) this.onRelease?.();
    if (announced !== null) this.changes.publish({ kind: 'REMOVED', entry });
  }

  #entryOf({ location: { key, slugs }, ...found }: FoundSave): SaveEntry {
    return { key, slug: this.#slugs.of(key), slugs, ...found, ...UNREAD };
  }

  /** Saves of one name that come or go change what the others are called. */
  #rename(keys: readonly string[]): void {
    for (const key of keys) {
      const tracked = this.#index.get(key);
      if (tracked) tracked.entry.slug = this.#slugs.of(key);
    }
  }

  /**
   * Waits, within limits, for a save that is being written to be complete. Some formats can be read even in
   * part, so when files are watched, the result for a recently written one is only used once it is clear that
   * nothing more follows.
   */
  async #readSettled(entry: SaveEntry): Promise<ReadySave> {
    const tracked = this.#index.get(entry.key);
    const mayGrow = tracked?.entry === entry && this.#watching && entry.files.some(isFresh);
    const replaced = mayGrow ? isReplaced(this.#renewal, tracked, entry) : Promise.resolve(false);
    try {
      const format = { 'savegraph.format': entry.format.id };
      const save = await traced('load', format, () => this.#loader.load(entry, replaced));
      this.onLoad?.(save);
      return save;
    } catch (error) {
      if (!tracked || !isChangedError(error)) throw error;
      if (!((await replaced) || (await isReplaced(this.#renewal, tracked, entry)))) throw error;
      return this.load(tracked.entry);
    }
  }
}

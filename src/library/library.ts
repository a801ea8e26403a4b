// The open saves: found, read on first use, kept, and replaced when their files change. This is the only
// place that decides which graphs are in memory. Files are checked when their save is requested rather than
// watched: that works on every file system, and costs microseconds. Over 400 lines, because every change of what is open
// has to keep entries, names and slots in step, which one class sees as a whole.

import { resolve, sep } from 'node:path';
import { clockMillis } from '../bytes/clock.ts';
import type { Format } from '../formats/format.ts';
import { FORMATS } from '../formats/registry.gen.ts';
import { madeOnce } from '../graph/made-once.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { JoinedSaves } from './catalogue/joined-saves.ts';
import { ListedSaves } from './catalogue/listed-saves.ts';
import { Changes } from './changes.ts';
import { type FigurePlace, KeptFigures } from './figures/kept-figures.ts';
import { overlap } from './files/file-path.ts';
import type { Findings, FoundSave } from './find/find-saves.ts';
import { hashFile } from './find/hash-file.ts';
import { isFolder, MILLIS_BETWEEN_LOOKS, Root } from './find/root.ts';
import type { SaveFinder } from './find/save-finder.ts';
import { rootPrefixes } from './find/save-location.ts';
import { Slugs } from './find/slug.ts';
import { type Watching, watchRoots } from './find/watch-roots.ts';
import { FileError, isChangedError } from './load-error.ts';
import type { OpenSaves, Problem } from './open-saves.ts';
import { type LoaderOptions, SaveLoader } from './read/save-loader.ts';
import {
  isReplaced,
  type RenewalHost,
  renew,
  SETTLE_MILLIS,
  type WriterClock,
  writerClock,
} from './renewal.ts';
import { noteUse, type ReadySave, type SavedFile, type SaveEntry, UNREAD } from './save.ts';
import {
  contentKey,
  GONE,
  isAsListed,
  isFresh,
  isOverwritten,
  newSlot,
  type SaveSlot,
  stampsOf,
} from './save-slot.ts';
import { SaveSlots } from './save-slots.ts';
import type { SaveSource } from './save-source.ts';
import { traced } from './tracing.ts';

export interface LibraryOptions extends LoaderOptions {
  /** Formats that files are offered to. Default: all. */
  readonly formats?: readonly Format[];
  /** Saves that are not on this machine. */
  readonly source?: SaveSource;
  /** Where figures of saves outlive this process. Default: nowhere. */
  readonly figures?: FigurePlace;
  /** See RenewalHost.settleMillis. */
  readonly settleMillis?: number;
  /** When files that change are checked again. */
  readonly writerClock?: WriterClock;
}

/** Saves of a source whose errors are kept: the next request for any other reads it again. */
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
  readonly #slots = new SaveSlots();
  /** Saves from elsewhere that are in memory, or were to be, by key. */
  readonly #fetched = new Map<string, SaveEntry>();
  /** Every save that can be asked for. */
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
    const listed = new ListedSaves(this);
    this.catalogue = options.source ? new JoinedSaves(listed, options.source) : listed;
    this.#renewal = {
      clock: options.writerClock ?? writerClock,
      settleMillis: options.settleMillis ?? SETTLE_MILLIS,
      isClosed: () => this.#isClosed,
      latest: (slot) => this.#latest(slot),
      read: (newer) => this.load(newer),
      replace: (slot, newer) => this.#replace(slot, newer),
      release: (newer) => this.release(newer),
      announce: (slot) => this.#announce(slot),
      refuse: (slot) => {
        slot.refused = slot.found;
        this.#tell(slot, slot.found);
      },
    };
    this.#loader = new SaveLoader(options, {
      entries: () => this.used,
      release: (entry) => this.release(entry),
      fetch: (entry) => this.fetch(entry),
    });
    options.source?.follow((change) => {
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
    return this.#slots.all().map(({ entry }) => entry);
  }

  /** The entries that may have a graph, wherever their files are. */
  get used(): readonly SaveEntry[] {
    return [...this.#slots.all().map(({ entry }) => entry), ...this.#fetched.values()];
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
    if (!this.#slots.get(key)) this.#refreshAll();
    const slot = this.#slots.get(key);
    if (slot) this.#refresh(slot);
    return this.#slots.get(key)?.entry ?? null;
  }

  /**
   * Adds the saves at these paths and returns what could not be opened there. Ids include as much of the paths added
   * together as it takes to tell them apart.
   */
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

  /**
   * The saves under a name in a folder that was added, as they are now, even if the folder was checked a moment ago.
   */
  async rescan(path: string, name: string): Promise<readonly SaveEntry[]> {
    const root = this.#roots.find((each) => each.path === path);
    if (!root) return [];
    await this.#scanOnThread(root, name);
    const place = resolve(path, name);
    const isThere = ({ absolute }: SavedFile): boolean =>
      typeof absolute === 'string' && (absolute === place || absolute.startsWith(place + sep));
    return this.entries.filter(({ files }) => isThere(files[0]!));
  }

  /**
   * The save with its graph, which is read on the first call. Calls while it is being read share the result.
   * @throws LoadError; the same one again until the files change
   */
  load(entry: SaveEntry): Promise<ReadySave> {
    noteUse(entry);
    if (entry.ready) return Promise.resolve(entry.ready);
    if (entry.error) {
      // The entry of a request may be outdated: later requests got the newer content.
      const shown = this.#slots.get(entry.key)?.entry ?? entry;
      const isLater = shown !== entry && isChangedError(entry.error);
      return isLater ? this.load(shown) : Promise.reject(entry.error);
    }
    if (!this.#slots.get(entry.key)) this.#note(entry);
    return madeOnce(this.#loading, entry, () =>
      this.#readSettled(entry).finally(() => this.#loading.delete(entry)),
    );
  }

  /** SHA-256 of a file's content in hexadecimal. @throws FileError when it is not the content that was listed */
  hash(file: SavedFile): Promise<string> {
    return hashFile(file);
  }

  /** Puts the files of a save where its entry says they are, even if they are stored elsewhere. */
  async fetch(entry: SaveEntry): Promise<void> {
    await this.#options.source?.fetch(entry);
  }

  /** Drops a graph; the next request reads it again. Requests that already have it keep it. */
  release(entry: SaveEntry): void {
    if (!entry.ready) return;
    entry.ready = null;
    entry.state = 'LISTED';
    const slot = this.#slots.get(entry.key);
    if (slot?.entry === entry && !slot.isListed) this.#remove(slot);
    if (this.#fetched.get(entry.key) === entry) this.#fetched.delete(entry.key);
    this.onRelease?.();
  }

  /** Keeps an entry of a source while it has a graph or an error. */
  #note(entry: SaveEntry): void {
    this.#fetched.set(entry.key, entry);
    const failed = [...this.#fetched.values()].filter(({ state }) => state === 'FAILED');
    for (const { key } of failed.slice(0, Math.max(0, failed.length - MOST_FAILED)))
      this.#fetched.delete(key);
  }

  /** Drops what is in memory of a save that its source no longer has. */
  #forget(key: string): void {
    const entry = this.#fetched.get(key);
    this.#fetched.delete(key);
    if (entry) this.release(entry);
  }

  /**
   * Reads a save again while the current graph stays in use, then replaces it.
   * @throws LoadError; then the current graph stays
   */
  async reload({ key }: SaveEntry): Promise<void> {
    const slot = this.#slots.get(key);
    if (!slot) return;
    const newer = await this.#latest(slot);
    if (!newer) throw new FileError(slot.entry.files[0]!.name, GONE);
    await this.load(newer);
    this.#replace(slot, newer);
  }

  /**
   * Also checks files when they change, not only when a request asks for them, so that `changes` are published at once.
   */
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
    for (const { isListed, entry } of this.#slots.ofRoot(root).values()) {
      if (isListed) files.push(...entry.files);
    }
    return files;
  }

  /** Brings one save up to date with the disk. */
  #refresh(slot: SaveSlot): void {
    const now = clockMillis();
    const { root, isListed, entry } = slot;
    const { files } = entry;
    if (now - slot.lookedAt < files.length * MILLIS_BETWEEN_LOOKS) return;
    slot.lookedAt = now;
    // A save of several files may get more of them.
    const isSame = isListed
      ? files.every(isAsListed) && (files.length === 1 || root.isAsFound())
      : root.isAsFound();
    if (isSame) return;
    // The root may be searched on another thread, or be large: a save that is gone is so at once.
    if (stampsOf(entry).every((stamp) => stamp === null)) this.#markGone(slot);
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
    for (const [key, slot] of this.#slots.ofRoot(root)) if (!found.has(key)) this.#markGone(slot);
    return findings;
  }

  #add(root: Root, found: FoundSave): void {
    const slot = this.#slots.get(found.location.key);
    if (!slot) {
      if (this.#roots.length > 1 && this.#slots.hasElsewhere(root, found)) return;
      const { key, slugs } = found.location;
      // The names of all saves of a source are not known here, so these leave the shortest to those.
      this.#rename(this.#slugs.add(key, this.#options.source ? slugs.slice(1) : slugs));
      const added = newSlot(root, this.#entryOf(found));
      this.#slots.add(added);
      this.#announce(added);
      return;
    }
    slot.isListed = true;
    slot.found = contentKey(found);
    const { entry } = slot;
    const isSame = contentKey(entry) === slot.found;
    if (entry.ready) entry.stale = !isSame;
    else if (!isSame || entry.error instanceof FileError) this.#slots.put(slot, this.#entryOf(found));
    if (slot.told === null) this.#announce(slot);
    else if (slot.told !== slot.found) renew(this.#renewal, slot);
  }

  /** Tells listeners of the content that requests get, if they have not heard of it. */
  #announce(slot: SaveSlot): void {
    const content = contentKey(slot.entry);
    if (slot.isListed && slot.told !== content) this.#tell(slot, content);
  }

  #tell(slot: SaveSlot, content: string): void {
    this.changes.publish({ kind: slot.told === null ? 'ADDED' : 'CHANGED', entry: slot.entry });
    slot.told = content;
  }

  /** See RenewalHost. */
  async #latest(slot: SaveSlot): Promise<SaveEntry | null> {
    const { key } = slot.entry;
    if (this.#slots.get(key) !== slot) return null;
    const found = (await this.#scanOnThread(slot.root)).saves.find(({ location }) => location.key === key);
    return found ? this.#entryOf(found) : null;
  }

  #replace(slot: SaveSlot, newer: SaveEntry): void {
    const hadGraph = slot.entry.ready !== null;
    this.#slots.put(slot, newer);
    this.#rename([newer.key]);
    if (hadGraph) this.onRelease?.();
    this.#announce(slot);
  }

  /** Its files are gone, or cannot be opened: only then a graph in memory stays. */
  #markGone(slot: SaveSlot): void {
    slot.isListed = false;
    slot.found = '';
    if (slot.entry.ready) slot.entry.stale = true;
    if (!isOverwritten(slot)) this.#remove(slot);
    else if (slot.told !== null) renew(this.#renewal, slot);
  }

  /** From now on there is no such save. Requests that have its graph keep it. */
  #remove(slot: SaveSlot): void {
    const { entry, told } = slot;
    this.#slots.remove(slot);
    this.#rename(this.#slugs.remove(entry.key));
    // Nothing that still follows the files may take it for one that is there.
    slot.entry = { ...entry, ready: null };
    slot.told = null;
    if (entry.ready) this.onRelease?.();
    if (told !== null) this.changes.publish({ kind: 'REMOVED', entry });
  }

  #entryOf({ location: { key, slugs }, ...found }: FoundSave): SaveEntry {
    return { key, slug: this.#slugs.of(key), slugs, ...found, ...UNREAD };
  }

  /** Saves of one name that come or go change what the others are called. */
  #rename(keys: readonly string[]): void {
    for (const key of keys) {
      const slot = this.#slots.get(key);
      if (slot) slot.entry.slug = this.#slugs.of(key);
    }
  }

  /**
   * Waits, within limits, for a save that is being written to be complete. Some formats can be read even in
   * part, so when files are watched, the result for a recently written one is only used once it is clear that
   * nothing more follows.
   */
  async #readSettled(entry: SaveEntry): Promise<ReadySave> {
    const slot = this.#slots.get(entry.key);
    const mayGrow = slot?.entry === entry && this.#watching && entry.files.some(isFresh);
    const replaced = mayGrow ? isReplaced(this.#renewal, slot, entry) : Promise.resolve(false);
    try {
      const format = { 'savegraph.format': entry.format.id };
      const save = await traced('load', format, () => this.#loader.load(entry, replaced));
      this.onLoad?.(save);
      return save;
    } catch (error) {
      if (!slot || !isChangedError(error)) throw error;
      if (!((await replaced) || (await isReplaced(this.#renewal, slot, entry)))) throw error;
      return this.load(slot.entry);
    }
  }
}

// The saves at the named paths as their files are now. Requests for a save or for a list, events, uploads and reloads
// all come here, and find in one way what has been added, changed or removed. Files are looked at when their save is
// requested: that works on every file system, and costs microseconds; an event makes the same look happen earlier.

import { resolve, sep } from 'node:path';
import { clockMillis } from '../bytes/clock.ts';
import type { Format } from '../formats/format.ts';
import type { Changes } from './changes.ts';
import { overlap } from './files/file-path.ts';
import type { Findings, FoundSave } from './find/find-saves.ts';
import { isFolder, MILLIS_BETWEEN_LOOKS, Root } from './find/root.ts';
import type { SaveFinder } from './find/save-finder.ts';
import { rootPrefixes } from './find/save-location.ts';
import { Slugs } from './find/slug.ts';
import { type Watching, watchRoots } from './find/watch-roots.ts';
import { FileError } from './load-error.ts';
import type { Problem } from './open-saves.ts';
import {
  type RenewalHost,
  renew,
  replacementOf,
  SETTLE_MILLIS,
  type WriterClock,
  writerClock,
} from './renewal.ts';
import { type ReadySave, type SavedFile, type SaveEntry, UNREAD } from './save.ts';
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

export interface FreshFilesOptions {
  readonly formats: readonly Format[];
  /** See RenewalHost.settleMillis. */
  readonly settleMillis?: number | undefined;
  /** When files that change are looked at again. */
  readonly writerClock?: WriterClock | undefined;
  /** The names of all saves are not known here, so these leave the shortest to others. */
  readonly leavesShortSlugs: boolean;
  /** Where every save that is added, changed or removed is published. */
  readonly changes: Changes;
  /** @throws LoadError */
  read(entry: SaveEntry): Promise<ReadySave>;
  release(entry: SaveEntry): void;
  /** Called when a save goes or is replaced that had a graph. */
  onDrop(): void;
}

/** Where uploads are, in the ids of their saves. */
const UPLOADS = 'uploads';
const NOT_WITH_UPLOADS = 'is, holds or lies in the folder of uploads';

export class FreshFiles {
  readonly #options: FreshFilesOptions;
  readonly #roots: Root[] = [];
  readonly #slugs = new Slugs();
  readonly #index = new SaveIndex();
  readonly #renewal: RenewalHost;
  #watching: Watching | null = null;
  #isClosed = false;

  constructor(options: FreshFilesOptions) {
    this.#options = options;
    this.#renewal = {
      clock: options.writerClock ?? writerClock,
      settleMillis: options.settleMillis ?? SETTLE_MILLIS,
      isClosed: () => this.#isClosed,
      latest: (tracked) => this.#latest(tracked),
      read: (newer) => options.read(newer),
      replace: (tracked, newer) => this.#replace(tracked, newer),
      release: (newer) => options.release(newer),
      announce: (tracked) => this.#announce(tracked),
      reject: (tracked) => {
        tracked.rejected = tracked.onDisk;
        this.#publish(tracked, tracked.onDisk);
      },
    };
  }

  /** The entries of all saves, without a look. */
  get known(): readonly SaveEntry[] {
    return this.#index.all().map(({ entry }) => entry);
  }

  /** The entries of all saves that are there, in the order in which they were found. */
  get entries(): readonly SaveEntry[] {
    this.#lookAtAll();
    return this.known;
  }

  get problems(): readonly Problem[] {
    this.#lookAtAll();
    return this.#roots.flatMap(({ problems }) => problems);
  }

  get(slug: string): SaveEntry | null {
    if (this.#slugs.keyOf(slug) === undefined) this.#lookAtAll();
    const key = this.#slugs.keyOf(slug);
    return key === undefined ? null : this.byKey(key);
  }

  byKey(key: string): SaveEntry | null {
    if (!this.#index.get(key)) this.#lookAtAll();
    const tracked = this.#index.get(key);
    if (tracked) this.#lookAt(tracked);
    return this.knownEntry(key);
  }

  /** Without a look. */
  knownEntry(key: string): SaveEntry | null {
    return this.#index.get(key)?.entry ?? null;
  }

  /** See Library. */
  add(paths: readonly string[]): readonly Problem[] {
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

  /** See Library. */
  async addUploads(path: string, finder: SaveFinder): Promise<void> {
    const other = this.#roots.find((root) => overlap(path, root.path));
    if (other) throw new FileError(path, `uploads need a folder of their own, apart from ${other.path}`);
    const root = new Root(path, UPLOADS, finder);
    this.#roots.push(root);
    await this.#find(root);
  }

  /** See Library. */
  async rescan(path: string, name: string): Promise<readonly SaveEntry[]> {
    const root = this.#roots.find((each) => each.path === path);
    if (!root) return [];
    await this.#find(root, name);
    const place = resolve(path, name);
    const isThere = ({ absolute }: SavedFile): boolean =>
      typeof absolute === 'string' && (absolute === place || absolute.startsWith(place + sep));
    return this.entries.filter(({ files }) => isThere(files[0]!));
  }

  /** Reads a save again, then replaces its graph. @throws LoadError; then the current graph stays */
  async reload({ key }: SaveEntry): Promise<void> {
    const tracked = this.#index.get(key);
    if (!tracked) return;
    const newer = await this.#latest(tracked);
    if (!newer) throw new FileError(tracked.entry.files[0]!.name, GONE);
    await this.#options.read(newer);
    this.#replace(tracked, newer);
  }

  /** Looks at files when they change, too. */
  watch(): void {
    this.#watching ??= watchRoots(this.#roots, (path) => {
      const root = this.#roots.find((each) => each.path === path);
      if (root && !this.#isClosed) this.#look(root);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#watching?.close();
  }

  /** The graph of a save that another one replaced went out of use. */
  released(entry: SaveEntry): void {
    const tracked = this.#index.get(entry.key);
    if (tracked?.entry === entry && !tracked.isListed) this.#remove(tracked);
  }

  /**
   * Some formats can be read even in part, so when files are watched, a save that was written a moment ago is only used
   * once it is clear that nothing more follows. Resolves to what has replaced it meanwhile; null if nothing has.
   */
  async replacedWhileWritten(entry: SaveEntry): Promise<SaveEntry | null> {
    const tracked = this.#index.get(entry.key);
    if (tracked?.entry !== entry || !this.#watching || !entry.files.some(isFresh)) return null;
    return replacementOf(this.#renewal, tracked, entry);
  }

  /** What a save that has changed was replaced by, once it has been written. */
  async replacement(entry: SaveEntry): Promise<SaveEntry | null> {
    const tracked = this.#index.get(entry.key);
    return tracked ? replacementOf(this.#renewal, tracked, entry) : null;
  }

  #lookAtAll(): void {
    for (const root of this.#roots) {
      const files = this.#filesOf(root);
      if (!root.isDue(files.length, this.#roots.length)) continue;
      // A finder compares the files of uploads itself.
      if (root.isUploads || !(root.isAsFound() && files.every(isAsListed))) this.#look(root);
    }
  }

  #filesOf(root: Root): SavedFile[] {
    const files: SavedFile[] = [];
    for (const { isListed, entry } of this.#index.ofRoot(root).values())
      if (isListed) files.push(...entry.files);
    return files;
  }

  #lookAt(tracked: TrackedSave): void {
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

  /** Finds what has changed: at once, or soon if another thread does. */
  #look(root: Root): void {
    if (root.isUploads) void this.#find(root);
    else this.#scan(root);
  }

  /** @param name only this one, of uploads */
  async #find(root: Root, name: string | null = null): Promise<Findings> {
    return root.isUploads ? this.#accept(root, await root.findUploads(name)) : this.#scan(root);
  }

  #scan(root: Root): Findings {
    return this.#accept(root, root.find(this.#options.formats));
  }

  /** Entries that have not changed stay the same. */
  #accept(root: Root, findings: Findings): Findings {
    const found = new Map(findings.saves.map((save) => [save.location.key, save]));
    for (const save of found.values()) this.#take(root, save);
    for (const [key, tracked] of this.#index.ofRoot(root)) if (!found.has(key)) this.#markGone(tracked);
    return findings;
  }

  #take(root: Root, found: FoundSave): void {
    const tracked = this.#index.get(found.location.key);
    if (!tracked) {
      if (this.#roots.length > 1 && this.#index.hasElsewhere(root, found)) return;
      const { key, slugs } = found.location;
      this.#rename(this.#slugs.add(key, this.#options.leavesShortSlugs ? slugs.slice(1) : slugs));
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
    const kind = tracked.announced === null ? 'ADDED' : 'CHANGED';
    this.#options.changes.publish({ kind, entry: tracked.entry });
    tracked.announced = version;
  }

  /** See RenewalHost. */
  async #latest(tracked: TrackedSave): Promise<SaveEntry | null> {
    const { key } = tracked.entry;
    if (this.#index.get(key) !== tracked) return null;
    const found = (await this.#find(tracked.root)).saves.find(({ location }) => location.key === key);
    return found ? this.#entryOf(found) : null;
  }

  #replace(tracked: TrackedSave, newer: SaveEntry): void {
    const hadGraph = tracked.entry.ready !== null;
    this.#index.put(tracked, newer);
    this.#rename([newer.key]);
    if (hadGraph) this.#options.onDrop();
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
    if (entry.ready) this.#options.onDrop();
    if (announced !== null) this.#options.changes.publish({ kind: 'REMOVED', entry });
  }

  #entryOf({ location: { key, slugs }, ...found }: FoundSave): SaveEntry {
    return { key, slug: this.#slugs.of(key), slugs, ...found, ...UNREAD };
  }

  /** Saves of one name that come or go change what the others are called. */
  #rename(keys: readonly string[]): void {
    for (const key of keys) {
      const entry = this.knownEntry(key);
      if (entry) entry.slug = this.#slugs.of(key);
    }
  }
}

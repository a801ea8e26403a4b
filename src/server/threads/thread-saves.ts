// The saves of the serving thread and its store, as a query thread uses them: it asks for what it needs, and keeps only
// graphs, which are in shared memory.

import { FORMATS } from '../../formats/registry.gen.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import type { Catalogue } from '../../library/catalogue/catalogue.ts';
import { Changes } from '../../library/changes.ts';
import { hashFile } from '../../library/find/open-listed.ts';
import { FileError, FormatError, fromPosted, type PostedError } from '../../library/load-error.ts';
import type { OpenSaves, Problem } from '../../library/open-saves.ts';
import { readySave } from '../../library/read/read-save.ts';
import { type ReadySave, type SavedFile, type SaveEntry, UNREAD, type UserData } from '../../library/save.ts';
import type { QueriedStore } from '../../store/store.ts';
import type { MainCall, PostedEntry, PostedGraph } from './main-side.ts';

export interface ThreadSavesOptions {
  /** Calls a method on the serving thread. @throws what it throws */
  readonly call: (of: MainCall['of'], method: string, args: readonly unknown[]) => Promise<unknown>;
  readonly userData: UserData;
  /** Called with each graph before it is used. */
  readonly onGraph: (graph: PostedGraph) => void;
}

/** An entry, a world, or anything else. */
type Received = Partial<PostedEntry & { newest: PostedEntry }> | null;

export class ThreadSaves implements OpenSaves {
  readonly formats = FORMATS;
  /** Only the serving thread has subscribers. */
  readonly changes = new Changes();
  readonly catalogue: Catalogue;
  readonly figures: OpenSaves['figures'];
  readonly store: QueriedStore;
  readonly #options: ThreadSavesOptions;
  /** By PostedEntry.id, so that a save keeps its graph from query to query. */
  readonly #entries = new Map<number, SaveEntry>();
  readonly #ids = new WeakMap<SaveEntry, number>();
  readonly #loading = new Map<SaveEntry, Promise<ReadySave>>();

  constructor(options: ThreadSavesOptions) {
    this.#options = options;
    this.store = this.#methods('store');
    this.catalogue = this.#methods<Catalogue>('catalogue', { forRequest: () => this.catalogue });
    // Not waited for: what is asked next is asked later.
    const reading: OpenSaves['figures']['reading'] = {
      follow: (world) => void options.call('saves', 'follow', [world]),
    };
    this.figures = this.#methods<OpenSaves['figures']>('figures', {
      reading,
      keep: onlyThere,
      forget: onlyThere,
    });
  }

  /** @param here what this thread has itself */
  #methods<T extends object>(of: MainCall['of'], here: Partial<T> = {}): T {
    const call = async (method: string, args: readonly unknown[]): Promise<unknown> => {
      const value = await this.#options.call(of, method, args);
      return of === 'catalogue' ? this.#received(value as Received) : value;
    };
    const get = (_: T, method: string): unknown =>
      here[method as keyof T] ?? ((...args: readonly unknown[]) => call(method, args));
    return new Proxy(here as T, { get });
  }

  /** With entries for posted ones, but without those that no format here can read. */
  #received(value: Received): unknown {
    if (Array.isArray(value))
      return value.map((each) => this.#received(each)).filter((each) => each !== null);
    const newest = value?.newest && this.entryOf(value.newest);
    if (newest !== undefined) return newest && { ...value, newest };
    return value?.claim ? this.entryOf(value as PostedEntry) : value;
  }

  get problems(): Promise<readonly Problem[]> {
    return this.#options
      .call('saves', 'problems', [])
      .then((posted) => (posted as readonly PostedError[]).map((each) => fromPosted(each) as Problem));
  }

  forgetListed(): void {
    for (const [id, { ready }] of this.#entries) if (!ready) this.#entries.delete(id);
  }

  /** Drops all graphs but those with these ids. Returns whether there were others. */
  keepOnly(ids: ReadonlySet<number>): boolean {
    let hasDropped = false;
    for (const [id, entry] of this.#entries) {
      if (!entry.ready || ids.has(id)) continue;
      entry.ready = null;
      hasDropped = true;
    }
    return hasDropped;
  }

  /** The entry that was posted, the same as before if this thread has it; null when no format here can read it. */
  entryOf({ id, format: name, error, ...posted }: PostedEntry): SaveEntry | null {
    const now = { slug: posted.slug, state: posted.state, stale: posted.stale };
    const known = this.#entries.get(id);
    if (known && posted.state !== 'READY') known.ready = null;
    if (known) return Object.assign(known, now, { error: error && fromPosted(error) });
    const format = FORMATS.find((each) => each.id === name);
    if (!format) return null;
    const entry = { ...UNREAD, ...posted, format, error: error && fromPosted(error) };
    this.#entries.set(id, entry);
    this.#ids.set(entry, id);
    return entry;
  }

  load(entry: SaveEntry): Promise<ReadySave> {
    if (entry.ready) return Promise.resolve(entry.ready);
    if (entry.error) return Promise.reject(entry.error);
    return getOrCreate(this.#loading, entry, () =>
      this.#read(entry).finally(() => this.#loading.delete(entry)),
    );
  }

  async #read(entry: SaveEntry): Promise<ReadySave> {
    try {
      const graph = (await this.#options.call('saves', 'load', [this.#ids.get(entry)])) as PostedGraph;
      const read = this.entryOf(graph.entry)!;
      await read.format.ready?.();
      this.#options.onGraph(graph);
      read.ready ??= readySave(read, graph.data, this.#options.userData);
      return read.ready;
    } catch (error) {
      if (error instanceof FormatError || error instanceof FileError)
        Object.assign(entry, { state: 'FAILED', error });
      throw error;
    }
  }

  reload(): Promise<void> {
    return onlyThere();
  }

  release(): void {
    onlyThere();
  }

  hash(file: SavedFile): Promise<string> {
    return hashFile(file);
  }
}

function onlyThere(): never {
  throw new Error('only the serving thread changes saves');
}

// The saves of the serving thread and its store, as a query thread uses them: it asks for what it needs, and keeps only
// graphs, which are in shared memory.

import { FORMATS } from '../../formats/registry.gen.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import type {
  Catalogue,
  Range,
  SaveCondition,
  SavesAsked,
  SaveWorld,
  TextField,
  WorldKey,
} from '../../library/catalogue/catalogue.ts';
import { Changes } from '../../library/changes.ts';
import { hashFile } from '../../library/find/open-listed.ts';
import { FileError, FormatError, fromPosted } from '../../library/load-error.ts';
import type { OpenSaves, Problem } from '../../library/open-saves.ts';
import { readySave } from '../../library/read/read-save.ts';
import { type ReadySave, type SavedFile, type SaveEntry, UNREAD, type UserData } from '../../library/save.ts';
import type { WorldSavesAsked } from '../../store/catalogue/worlds.ts';
import { type OfManyWorlds, RequestCatalogue } from '../../store/request-catalogue.ts';
import type { QueriedStore } from '../../store/store.ts';
import type { CallMain, PostedCondition, PostedEntry, PostedGraph, PostedWorld } from './main-side.ts';

export interface ThreadSavesOptions {
  readonly call: CallMain;
  readonly userData: UserData;
  /** Called with each graph before it is used. */
  readonly onGraph: (graph: PostedGraph) => void;
}

export class ThreadSaves implements OpenSaves, OfManyWorlds {
  readonly formats = FORMATS;
  /** Only the serving thread has subscribers. */
  readonly changes = new Changes();
  readonly #options: ThreadSavesOptions;
  readonly #call: CallMain;
  /** By PostedEntry.id, so that a save keeps its graph from query to query. */
  readonly #entries = new Map<number, SaveEntry>();
  readonly #ids = new WeakMap<SaveEntry, number>();
  readonly #loading = new Map<SaveEntry, Promise<ReadySave>>();

  constructor(options: ThreadSavesOptions) {
    this.#options = options;
    this.#call = options.call;
  }

  get catalogue(): Catalogue {
    return this;
  }

  get problems(): Promise<readonly Problem[]> {
    return this.#call('problems').then((posted) => posted.map((each) => fromPosted(each) as Problem));
  }

  get figures(): OpenSaves['figures'] {
    const call = this.#call;
    return {
      of: (world, names) => call('figures', keyOf(world), names),
      names: (world) => call('namesOfFigures', keyOf(world)),
      keep: onlyThere,
      forget: onlyThere,
      // Not waited for: what is asked next is asked later.
      reading: { follow: (world) => void call('followFigures', keyOf(world)) },
    };
  }

  /** The methods of the store itself. */
  get store(): QueriedStore {
    const call = this.#call;
    return {
      across: ({ saves, ...question }) => call('across', postedCondition(saves), question),
      figureNames: (of) => call('figureNames', of),
      withIds: (ids) => call('withIds', ids),
      worldFigures: (worlds, names) => call('worldFigures', worlds.map(keyOf), names),
    };
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
      const graph = await this.#call('load', this.#ids.get(entry)!);
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

  async get(slug: string): Promise<SaveEntry | null> {
    return this.#entriesOf([await this.#call('get', slug)])[0] ?? null;
  }

  async byKey(key: string): Promise<SaveEntry | null> {
    return this.#entriesOf([await this.#call('byKey', key)])[0] ?? null;
  }

  async page({ where, check: _, ...range }: SavesAsked): Promise<readonly SaveEntry[]> {
    return this.#entriesOf(await this.#call('page', postedCondition(where), range));
  }

  async pagesOfWorlds(asked: readonly WorldSavesAsked[]): Promise<readonly (readonly SaveEntry[])[]> {
    const keys = asked.map((each) => ({ ...each, world: keyOf(each.world) }));
    return (await this.#call('pagesOfWorlds', keys)).map((page) => this.#entriesOf(page));
  }

  count(where: SaveCondition): Promise<number> {
    return this.#call('count', postedCondition(where));
  }

  countsOfWorlds(worlds: readonly WorldKey[]): Promise<readonly number[]> {
    return this.#call('countsOfWorlds', worlds.map(keyOf));
  }

  near(field: TextField, text: string): Promise<readonly string[]> {
    return this.#call('near', field, text);
  }

  async worlds(range: Range, except: readonly WorldKey[] = []): Promise<readonly SaveWorld[]> {
    return this.#worldsOf(await this.#call('worlds', range, except.map(keyOf)));
  }

  countWorlds(except: readonly WorldKey[] = []): Promise<number> {
    return this.#call('countWorlds', except.map(keyOf));
  }

  async worldsAmong(keys: readonly WorldKey[]): Promise<readonly SaveWorld[]> {
    return this.#worldsOf(await this.#call('worldsAmong', keys.map(keyOf)));
  }

  forRequest(): Catalogue {
    return new RequestCatalogue(this);
  }

  #entriesOf(found: readonly (PostedEntry | null)[]): readonly SaveEntry[] {
    return found.flatMap((posted) => (posted && this.entryOf(posted)) ?? []);
  }

  #worldsOf(found: readonly PostedWorld[]): readonly SaveWorld[] {
    return found.flatMap((world) => this.#entriesOf([world.newest]).map((newest) => ({ ...world, newest })));
  }
}

function onlyThere(): never {
  throw new Error('only the serving thread changes saves');
}

function postedCondition(condition: SaveCondition): PostedCondition {
  return JSON.stringify(condition);
}

/** Of a world that may have its newest save with it. */
function keyOf({ format, playthrough }: WorldKey): WorldKey {
  return { format, playthrough };
}

// The serving thread as the task of a query thread may call it: it alone has files, saves and the store. All data is
// plain.

import { testCondition } from '../../api/saves/save-filter.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import type { SaveWorld, WorldKey } from '../../library/catalogue/catalogue.ts';
import type { Library } from '../../library/library.ts';
import { fromPosted, type PostedError, toPosted } from '../../library/load-error.ts';
import type { PostedSave, SaveEntry } from '../../library/save.ts';
import type { QueriedStore } from '../../store/store.ts';
import { StoreError, type StoreErrorCode } from '../../store/store-error.ts';
import type { SharedIndexes } from './shared-indexes.ts';

export interface MainSideOptions {
  readonly library: Library;
  /** Null where there is none. */
  readonly store: QueriedStore | null;
  readonly indexes: SharedIndexes;
  readonly ids: EntryIds;
  /** Called now and then while many saves are looked at; throws when nobody wants them any more. */
  readonly check: () => void;
}

/** An entry as it is now. Its claim has no files, which only the thread that listed them can read. */
export type PostedEntry = Pick<
  SaveEntry,
  'key' | 'slug' | 'slugs' | 'claim' | 'files' | 'header' | 'state' | 'stale'
> & {
  /** Of one entry object, which stands for one content. */
  readonly id: number;
  readonly format: string;
  readonly error: PostedError | null;
};

/** A graph in shared memory. */
export interface PostedGraph {
  /** Of the content that was read: a newer one, if the files have changed. */
  readonly entry: PostedEntry;
  readonly data: PostedSave;
  /** The number that all threads know the graph by. */
  readonly number: number;
}

/** A call of a method. */
export interface MainCall {
  readonly number: number;
  /** The catalogue as the request sees it; its results have posted entries instead of entries. */
  readonly of: 'catalogue' | 'figures' | 'store' | 'saves';
  readonly method: string;
  /** See {@link argumentsText}. */
  readonly args: string;
}

export interface Returned {
  readonly number: number;
  readonly value?: unknown;
  readonly failure?: PostedFailure;
}

/** Why a call failed. */
export type PostedFailure =
  | PostedError
  | { readonly kind: 'store'; readonly code: StoreErrorCode; readonly message: string };

export function postedFailure(error: unknown): PostedFailure {
  return error instanceof StoreError
    ? { kind: 'store', code: error.code, message: error.message }
    : toPosted(error);
}

export function fromFailure(failure: PostedFailure): Error {
  return failure.kind === 'store' ? new StoreError(failure.code, failure.message) : fromPosted(failure);
}

/** Numbers of entries, by which threads name them. */
export class EntryIds {
  readonly #ids = new WeakMap<SaveEntry, number>();
  #last = 0;

  of(entry: SaveEntry): number {
    return getOrCreate(this.#ids, entry, () => ++this.#last);
  }
}

const CHECK = 'check';

/** Without functions: those that decide a condition are made again there, and all others stand for the check. */
export function argumentsText(args: readonly unknown[]): string {
  return JSON.stringify(args, (name, value: unknown) => {
    // A world may have its newest save with it.
    if (name === 'newest' || name === 'holds') return undefined;
    return typeof value === 'function' ? { is: CHECK } : value;
  });
}

/** As far as it is looked at, whatever it is: a condition or the check, an entry, a world. */
type Value = Partial<SaveEntry & SaveWorld & { is: string; test: Condition[1] }> | null;
type Condition = Parameters<typeof testCondition>;
type Methods = Readonly<Record<string, (...args: never[]) => Value | Promise<Value>>>;

/** For one task, which may load only the entries that it was given. */
export class MainSide {
  readonly #options: MainSideOptions;
  readonly #given = new Map<number, SaveEntry>();
  readonly #methods: Readonly<Record<MainCall['of'], object | null>>;

  constructor(options: MainSideOptions) {
    this.#options = options;
    const { library, store } = options;
    const saves = {
      load: (id: number) => this.#load(id),
      problems: async () => (await library.problems).map(toPosted),
      follow: (world: WorldKey) => library.figures.reading?.follow(world),
    };
    this.#methods = { catalogue: library.catalogue.forRequest(), figures: library.figures, store, saves };
  }

  posted(entry: SaveEntry): PostedEntry {
    const id = this.#options.ids.of(entry);
    this.#given.set(id, entry);
    const { key, slug, slugs, files, header, state, stale, format, error } = entry;
    const claim = { ...entry.claim, files: [] };
    const known = { id, key, slug, slugs, claim, files, header, state, stale };
    return { ...known, format: format.id, error: error && toPosted(error) };
  }

  async answer({ number, of, method, args }: MainCall): Promise<Returned> {
    try {
      const value = await (this.#methods[of] as Methods)[method]!(...this.#argumentsOf(args));
      return { number, value: of === 'catalogue' ? this.#postedAll(value) : value };
    } catch (error) {
      return { number, failure: postedFailure(error) };
    }
  }

  #argumentsOf(text: string): never[] {
    return JSON.parse(text, (_, value: Value) => {
      if (value?.is === CHECK) return this.#options.check;
      return value?.test ? testCondition(value as Condition[0], value.test) : value;
    });
  }

  #postedAll(found: Value): unknown {
    if (Array.isArray(found)) return found.map((each) => this.#postedAll(each));
    if (found?.newest) return { ...found, newest: this.posted(found.newest) };
    return found?.claim ? this.posted(found as SaveEntry) : found;
  }

  async #load(id: number): Promise<PostedGraph> {
    const { library, indexes } = this.#options;
    const given = this.#given.get(id);
    if (!given) throw new Error(`no entry ${id}`);
    const { entry, graph, state, counts, integrity, millis } = await library.load(given);
    const data = { graph: graph.data, state, counts, integrity, millis };
    return { entry: this.posted(entry), data, number: indexes.numberOf(graph) };
  }
}

// The serving thread as query threads may call it, which alone has files, saves and the store. All data is plain.

import { withMatchers } from '../../api/saves/save-filter.ts';
import type {
  Range,
  SaveCondition,
  SavesAsked,
  SaveWorld,
  TextField,
  WorldKey,
} from '../../library/catalogue/catalogue.ts';
import type { Library } from '../../library/library.ts';
import { fromPosted, type PostedError, toPosted } from '../../library/load-error.ts';
import type { PostedSave, SaveEntry } from '../../library/save.ts';
import type { AcrossQuery } from '../../store/across/across.ts';
import type { WorldSavesAsked } from '../../store/catalogue/worlds.ts';
import type { QueriedStore } from '../../store/store.ts';
import { StoreError, type StoreErrorCode } from '../../store/store-error.ts';
import type { SharedIndexes } from './shared-indexes.ts';

export interface MainSideOptions {
  readonly library: Library;
  /** Null where there is none. */
  readonly store: QueriedStore | null;
  readonly indexes: SharedIndexes;
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

export type PostedWorld = Omit<SaveWorld, 'newest'> & { readonly newest: PostedEntry };

/** A graph in shared memory. */
export interface PostedGraph {
  /** Of the content that was read: a newer one, if the files have changed. */
  readonly entry: PostedEntry;
  readonly data: PostedSave;
  /** The number that all threads know the graph by. */
  readonly number: number;
}

/** A condition as text, without its functions. */
export type PostedCondition = string;

export type PostedRange = Omit<SavesAsked, 'where' | 'check'>;

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
    const id = this.#ids.get(entry) ?? ++this.#last;
    this.#ids.set(entry, id);
    return id;
  }
}

/** The entries that a thread was given for its task: the only ones that it may load. */
export class GivenEntries {
  readonly #ids: EntryIds;
  readonly #given = new Map<number, SaveEntry>();

  constructor(ids: EntryIds) {
    this.#ids = ids;
  }

  posted(entry: SaveEntry): PostedEntry {
    const id = this.#ids.of(entry);
    this.#given.set(id, entry);
    const { key, slug, slugs, files, header, state, stale, format, error } = entry;
    const claim = { ...entry.claim, files: [] };
    const known = { id, key, slug, slugs, claim, files, header, state, stale };
    return { ...known, format: format.id, error: error && toPosted(error) };
  }

  get(id: number): SaveEntry {
    const entry = this.#given.get(id);
    if (!entry) throw new Error(`no entry ${id}`);
    return entry;
  }

  clear(): void {
    this.#given.clear();
  }
}

/** @param check called now and then while many saves are looked at; throws when nobody wants them any more */
export function mainSide(
  { library, store, indexes }: MainSideOptions,
  given: GivenEntries,
  check: () => void,
) {
  const { catalogue, figures } = library;
  const posted = (entry: SaveEntry): PostedEntry => given.posted(entry);
  const postedAll = (found: readonly SaveEntry[]): readonly PostedEntry[] => found.map(posted);
  const postedOne = (found: SaveEntry | null): PostedEntry | null => found && posted(found);
  const postedWorlds = (found: readonly SaveWorld[]): readonly PostedWorld[] =>
    found.map((world) => ({ ...world, newest: posted(world.newest) }));
  return {
    get: async (slug: string) => postedOne(await catalogue.get(slug)),
    byKey: async (key: string) => postedOne(await catalogue.byKey(key)),
    page: async (where: PostedCondition, range: PostedRange) =>
      postedAll(await catalogue.page({ ...range, where: conditionOf(where), check })),
    pagesOfWorlds: async (asked: readonly WorldSavesAsked[]) => {
      const together = catalogue.forRequest();
      const pages = asked.map(({ world, ...range }) =>
        together.page({ ...range, where: { is: 'world', world } }),
      );
      return (await Promise.all(pages)).map(postedAll);
    },
    count: async (where: PostedCondition) => catalogue.count(conditionOf(where), check),
    countsOfWorlds: async (worlds: readonly WorldKey[]): Promise<readonly number[]> => {
      const together = catalogue.forRequest();
      return Promise.all(worlds.map((world) => together.count({ is: 'world', world })));
    },
    near: async (field: TextField, text: string) => catalogue.near(field, text),
    worlds: async (range: Range, except: readonly WorldKey[]) =>
      postedWorlds(await catalogue.worlds(range, except)),
    countWorlds: async (except: readonly WorldKey[]) => catalogue.countWorlds(except),
    worldsAmong: async (keys: readonly WorldKey[]) => postedWorlds(await catalogue.worldsAmong(keys)),
    load: async (id: number): Promise<PostedGraph> => {
      const { entry, graph, state, counts, integrity, millis } = await library.load(given.get(id));
      const data = { graph: graph.data, state, counts, integrity, millis };
      return { entry: posted(entry), data, number: indexes.numberOf(graph) };
    },
    problems: async () => library.problems.map(toPosted),
    figures: (world: WorldKey, names: readonly string[]) => figures.of(world, names),
    namesOfFigures: (world: WorldKey) => figures.names(world),
    followFigures: async (world: WorldKey) => figures.reading?.follow(world),
    across: async (saves: PostedCondition, question: Omit<AcrossQuery, 'saves'>) =>
      store!.across({ ...question, saves: conditionOf(saves) }),
    figureNames: async (of: string) => store!.figureNames(of),
    withIds: async (ids: readonly string[]) => store!.withIds(ids),
    worldFigures: async (worlds: readonly WorldKey[], names: readonly string[]) =>
      store!.worldFigures(worlds, names),
  };
}

function conditionOf(posted: PostedCondition): SaveCondition {
  return withMatchers(JSON.parse(posted) as SaveCondition);
}

type MainSide = ReturnType<typeof mainSide>;
export type MainMethod = keyof MainSide;
export type MainResult<Name extends MainMethod = MainMethod> = Awaited<ReturnType<MainSide[Name]>>;

/** Calls a method on the serving thread. @throws what it throws */
export type CallMain = <Name extends MainMethod>(
  name: Name,
  ...args: Parameters<MainSide[Name]>
) => Promise<MainResult<Name>>;

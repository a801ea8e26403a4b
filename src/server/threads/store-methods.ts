// The methods of a store that query threads call on the serving thread, which follows the store. All data is plain.

import {
  isExact,
  type Range,
  type SaveCondition,
  type SavesAsked,
  type SaveWorld,
  type TextField,
  type WorldKey,
} from '../../library/catalogue/catalogue.ts';
import type { RemoteSaves } from '../../library/remote-saves.ts';
import type { SaveEntry } from '../../library/save.ts';
import type { AcrossQuery } from '../../store/across/across.ts';
import type { WorldSavesAsked } from '../../store/catalogue/worlds.ts';
import type { OfManyWorlds } from '../../store/request-catalogue.ts';
import type { QueriedStore } from '../../store/store.ts';

/** A store as a server has it. */
export interface ServedStore {
  readonly entries: RemoteSaves & OfManyWorlds;
  readonly store: QueriedStore;
}

/** An entry in a form that can be posted. */
export type PostedEntry = Pick<SaveEntry, 'key' | 'slug' | 'slugs' | 'claim' | 'files' | 'header'> & {
  readonly format: string;
};

export type PostedWorld = Omit<SaveWorld, 'newest'> & { readonly newest: PostedEntry };

/** A condition as text, without its function for saves in memory, which a store does not need. */
export type PostedCondition = string;

/** Null where the serving thread has to look at saves itself, and checks its budget meanwhile. */
export function postedCondition(condition: SaveCondition): PostedCondition | null {
  return isExact(condition) ? JSON.stringify(condition) : null;
}

function conditionOf(posted: PostedCondition): SaveCondition {
  const holds = (): never => {
    throw new Error('only the store tests this condition');
  };
  const revive = (_: string, part: unknown): unknown =>
    typeof part === 'object' && part !== null && 'test' in part ? { ...part, holds } : part;
  return JSON.parse(posted, revive) as SaveCondition;
}

export type PostedRange = Omit<SavesAsked, 'where' | 'check'>;
export type PostedAcross = Omit<AcrossQuery, 'saves'>;

/** @param onEntry called with each entry in a result */
export function storeMethods({ entries, store }: ServedStore, onEntry: (entry: SaveEntry) => void) {
  const posted = (entry: SaveEntry): PostedEntry => {
    onEntry(entry);
    const { key, slug, slugs, claim, files, header, format } = entry;
    return { key, slug, slugs, claim, files, header, format: format.id };
  };
  const postedAll = (found: readonly SaveEntry[]): readonly PostedEntry[] => found.map(posted);
  const postedOne = (found: SaveEntry | null): PostedEntry | null => found && posted(found);
  const postedWorlds = (found: readonly SaveWorld[]): readonly PostedWorld[] =>
    found.map((world) => ({ ...world, newest: posted(world.newest) }));
  return {
    get: async (slug: string) => postedOne(await entries.get(slug)),
    byKey: async (key: string) => postedOne(await entries.byKey(key)),
    page: async (where: PostedCondition, range: PostedRange) =>
      postedAll(await entries.page({ ...range, where: conditionOf(where) })),
    pagesOfWorlds: async (asked: readonly WorldSavesAsked[]) =>
      (await entries.pagesOfWorlds(asked)).map(postedAll),
    count: async (where: PostedCondition) => entries.count(conditionOf(where)),
    countsOfWorlds: (worlds: readonly WorldKey[]) => entries.countsOfWorlds(worlds),
    near: async (field: TextField, text: string) => entries.near(field, text),
    worlds: async (range: Range, except: readonly WorldKey[]) =>
      postedWorlds(await entries.worlds(range, except)),
    countWorlds: async (except: readonly WorldKey[]) => entries.countWorlds(except),
    worldsAmong: async (keys: readonly WorldKey[]) => postedWorlds(await entries.worldsAmong(keys)),
    across: (saves: PostedCondition, question: PostedAcross) =>
      store.across({ ...question, saves: conditionOf(saves) }),
    figureNames: (of: string) => store.figureNames(of),
    withIds: (ids: readonly string[]) => store.withIds(ids),
    worldFigures: (worlds: readonly WorldKey[], names: readonly string[]) =>
      store.worldFigures(worlds, names),
  };
}

export type StoreMethods = ReturnType<typeof storeMethods>;
export type StoreMethod = keyof StoreMethods;
export type StoreResult<Name extends StoreMethod = StoreMethod> = Awaited<ReturnType<StoreMethods[Name]>>;

/** Calls a method on the serving thread. */
export type CallStore = <Name extends StoreMethod>(
  name: Name,
  ...args: Parameters<StoreMethods[Name]>
) => Promise<StoreResult<Name>>;

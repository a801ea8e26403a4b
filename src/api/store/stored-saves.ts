// What a store knows of the saves in an answer: all of them are looked up together.

import type { SaveEntry } from '../../library/save.ts';
import type { StoredSave } from '../../store/catalogue/stored-save.ts';
import { type Context, ignoreRejection } from '../context/context.ts';
import type { Resolvers } from '../types.gen.ts';
import { askStore } from './ask-store.ts';

export const storedSaveResolvers: Resolvers = {
  Save: {
    stored: (entry, _args, context) =>
      isStored(entry) ? ignoreRejection(storedSave(context, entry.key)) : null,
  },
  SaveInStore: {
    state: ({ state, progress }) => (state === 'QUEUED' && progress !== null ? 'READING' : state),
  },
};

/** The keys of stored saves, and of no others. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a save is in the store, and not in files of this machine. */
export function isStored({ key }: Pick<SaveEntry, 'key'>): boolean {
  return UUID.test(key);
}

type Found = ReadonlyMap<string, StoredSave>;

interface Lookup {
  readonly ids: Set<string>;
  readonly found: Promise<Found>;
}

/** The lookup of each request that still takes ids. */
const lookups = new WeakMap<Context, Lookup>();

async function storedSave(context: Context, id: string): Promise<StoredSave | null> {
  const lookup = lookups.get(context) ?? startLookup(context);
  lookup.ids.add(id);
  return (await lookup.found).get(id) ?? null;
}

function startLookup(context: Context): Lookup {
  const ids = new Set<string>();
  const find = async (): Promise<Found> => {
    // Other saves of the same list ask before this goes on.
    await Promise.resolve();
    lookups.delete(context);
    const saves = await askStore(context, (store) => store.list({ ids: [...ids] }, { first: ids.size }));
    return new Map(saves.map((save) => [save.id, save]));
  };
  const lookup = { ids, found: find() };
  lookups.set(context, lookup);
  return lookup;
}

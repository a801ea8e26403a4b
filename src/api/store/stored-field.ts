// The field of Save for its row in a store.

import type { SaveEntry } from '../../library/save.ts';
import { isStoredId } from '../../store/catalogue/stored-save.ts';
import { ignoreRejection } from '../context/context.ts';
import type { Resolvers } from '../types.gen.ts';
import { queryStore } from './query-store.ts';

export const storedSaveResolvers: Resolvers = {
  Save: {
    stored: (entry, _args, context) =>
      isStored(entry) ? ignoreRejection(queryStore(context, (_, { saves }) => saves.load(entry.key))) : null,
  },
  SaveInStore: {
    state: ({ state, progress }) => (state === 'QUEUED' && progress !== null ? 'READING' : state),
  },
};

/** True for saves of the store, whose keys are ids of it, as opposed to files of this machine. */
export function isStored({ key }: Pick<SaveEntry, 'key'>): boolean {
  return isStoredId(key);
}

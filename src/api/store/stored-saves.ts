// What a store knows of the saves in an answer.

import type { SaveEntry } from '../../library/save.ts';
import { isStoredId } from '../../store/catalogue/stored-save.ts';
import { ignoreRejection } from '../context/context.ts';
import type { Resolvers } from '../types.gen.ts';
import { askStore } from './ask-store.ts';

export const storedSaveResolvers: Resolvers = {
  Save: {
    stored: (entry, _args, context) =>
      isStored(entry) ? ignoreRejection(askStore(context, (_, { saves }) => saves.load(entry.key))) : null,
  },
  SaveInStore: {
    state: ({ state, progress }) => (state === 'QUEUED' && progress !== null ? 'READING' : state),
  },
};

/** Whether a save is in the store, and not in files of this machine: only keys of stored saves are such ids. */
export function isStored({ key }: Pick<SaveEntry, 'key'>): boolean {
  return isStoredId(key);
}

// What a store knows of the saves in an answer.

import type { SaveEntry } from '../../library/save.ts';
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

/** The keys of stored saves, and of no others. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a save is in the store, and not in files of this machine. */
export function isStored({ key }: Pick<SaveEntry, 'key'>): boolean {
  return UUID.test(key);
}

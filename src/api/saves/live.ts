// Mutations that load and release saves, and the subscription to changes.

import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import type { LibraryChange } from '../../library/changes.ts';
import type { OpenSaves } from '../../library/open-saves.ts';
import type { SaveEntry } from '../../library/save.ts';
import type { Context } from '../context/context.ts';
import { apiError, loadFailure } from '../context/errors.ts';
import { findSave } from '../context/find-save.ts';
import type { Resolvers } from '../types.gen.ts';

/** Clients that may subscribe at a time. */
const MOST_LISTENERS = 1000;

export const liveResolvers: Resolvers = {
  Mutation: {
    openSave: (_root, { id }, context, info) =>
      change(context, info, id, ({ library }, save) => library.load(save)),
    reloadSave: (_root, { id }, context, info) =>
      change(context, info, id, ({ library }, save) => library.reload(save)),
    closeSave: (_root, { id }, context, info) =>
      change(context, info, id, ({ library }, save) => library.release(save)),
  },
  SaveChange: {
    kind: ({ kind }) => kind,
    save: ({ entry }) => entry,
  },
  Subscription: {
    saveChanged: {
      subscribe: (_root, { id }, context) => listen(context, id ?? null),
      resolve: (event: LibraryChange) => event,
    },
  },
};

/** Changes a save and returns its new entry, either at once or in a second step. */
async function change(
  context: Context,
  { path }: GraphQLResolveInfo,
  id: string,
  work: (context: Context, save: SaveEntry) => unknown,
): Promise<SaveEntry | null> {
  // Mutations are not compiled, so the executor does not set this path.
  context.answerPath.enter([path.key], 1);
  const key = String(path.key);
  const outcome = context.outcomes?.get(key);
  if (outcome && 'error' in outcome) throw new GraphQLError(outcome.error.message, outcome.error);
  if (outcome && outcome.save !== null) return context.library.byKey(outcome.save);
  const save = findSave(context, id, 'id');
  if (outcome) return null;
  context.changed?.set(key, save?.key ?? null);
  if (!save) return null;
  try {
    await work(context, save);
  } catch (error) {
    throw loadFailure(error);
  }
  return context.changed ? null : context.library.byKey(save.key);
}

/** @throws GraphQLError LIMIT_EXCEEDED, SAVE_NOT_FOUND */
function listen(context: Context, id: string | null): AsyncIterable<LibraryChange> {
  const { library, lastEventId } = context;
  const { changes } = library;
  if (changes.listeners >= MOST_LISTENERS) {
    throw apiError('LIMIT_EXCEEDED', `At most ${MOST_LISTENERS} clients may subscribe at a time.`);
  }
  const save = id === null ? null : findSave(context, id, 'id');
  if (id !== null && !save)
    throw apiError('SAVE_NOT_FOUND', `No open save has the id or slug ${JSON.stringify(id)}.`);
  const listener = changes.listen(save?.key);
  if (lastEventId !== null) listener.takeMissed(missedSince(library, lastEventId));
  return listener;
}

/** What a client missed, by the id of the last event that it has; all there is when that is not known. */
function missedSince(library: OpenSaves, lastEventId: string): LibraryChange[] {
  const known = library.changes.since(lastEventId);
  if (!known) return library.entries.map((entry) => ({ kind: 'CHANGED', entry }));
  return known.flatMap((change) => {
    const entry = change.kind === 'REMOVED' ? change.entry : library.byKey(change.entry.key);
    return entry ? { ...change, entry } : [];
  });
}

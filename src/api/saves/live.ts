// Mutations that load and release saves, and the subscription to changes.

import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import type { AlertEvent } from '../../alerts/alert.ts';
import { ANY, NEWEST_FIRST } from '../../library/catalogue/catalogue.ts';
import type { LibraryChange } from '../../library/changes.ts';
import type { OpenSaves } from '../../library/open-saves.ts';
import type { SaveEntry } from '../../library/save.ts';
import { checkWhere } from '../../query/filter/operands.ts';
import type { Context } from '../context/context.ts';
import { apiError, loadFailure } from '../context/errors.ts';
import { decodeId } from '../context/global-id.ts';
import { findSave } from '../context/save-by-name.ts';
import type { Resolvers, SubscriptionSaveChangedArgs } from '../types.gen.ts';
import { saveTest } from './saves-list.ts';

/** Saves sent to a client when it is unknown which events it missed. */
const MOST_MISSED = 1000;
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
  SaveChange: { save: ({ entry }) => entry },
  Alert: {
    key: ({ alert }) => ('id' in alert ? alert.id : null),
    rule: ({ alert }) => alert.rule,
    isFailure: ({ alert }) => !('id' in alert),
    text: ({ alert }) => alert.text,
    value: ({ alert }) => ('id' in alert ? alert.value : null),
    rows: ({ alert }) => ('id' in alert ? alert.rows : []) as readonly NonNullable<unknown>[],
    save: ({ entry }) => entry,
  },
  Subscription: {
    saveChanged: {
      subscribe: (_root, args, context) => listen(context, args),
      resolve: (event: LibraryChange) => event,
    },
    alerts: {
      subscribe: (_root, { rules }, context) => {
        checkListeners(context);
        if (!context.alerts) throw apiError('FORBIDDEN', 'There are no alerts here.');
        return context.alerts(rules ?? null);
      },
      resolve: (event: AlertEvent) => event,
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
  if (outcome && outcome.save !== null) return context.library.catalogue.byKey(outcome.save);
  const save = await findSave(context, id, 'id');
  if (outcome) return null;
  context.changed?.set(key, save?.key ?? null);
  if (!save) return null;
  try {
    await work(context, save);
  } catch (error) {
    throw loadFailure(error);
  }
  return context.changed ? null : context.library.catalogue.byKey(save.key);
}

/** @throws GraphQLError LIMIT_EXCEEDED */
function checkListeners({ library: { changes } }: Context): void {
  if (changes.listeners < MOST_LISTENERS) return;
  throw apiError('LIMIT_EXCEEDED', `At most ${MOST_LISTENERS} clients may subscribe at a time.`);
}

/** @throws GraphQLError LIMIT_EXCEEDED, SAVE_NOT_FOUND, BAD_ARGUMENT; QueryError */
async function listen(
  context: Context,
  args: SubscriptionSaveChangedArgs,
): Promise<AsyncIterable<LibraryChange>> {
  const { library, lastEventId } = context;
  const { changes } = library;
  checkListeners(context);
  checkWhere(args);
  const { id = null, where, ifDifferent = false } = args;
  const matches = where ? saveTest(context, where) : () => true;
  const isOfWorld = worldTest(args.world ?? null);
  const save = id === null ? null : await findSave(context, id, 'id');
  if (id !== null && !save)
    throw apiError('SAVE_NOT_FOUND', `No open save has the id or slug ${JSON.stringify(id)}.`);
  const listener = changes.listen({
    only: save?.key,
    where: (entry) => isOfWorld(entry) && matches(entry),
    ifDifferent: ifDifferent ?? false,
  });
  if (lastEventId === null) return listener;
  try {
    changes.putMissed(listener, await missedSince(library, lastEventId));
    return listener;
  } catch (error) {
    listener.end();
    throw error;
  }
}

/** Tests that a save is of the world with this id; null means any. @throws GraphQLError BAD_ARGUMENT */
function worldTest(id: string | null): (entry: SaveEntry) => boolean {
  if (id === null) return () => true;
  const known = decodeId(id);
  if (known?.type !== 'World') throw apiError('BAD_ARGUMENT', 'world is no id of a world.');
  const { format: of, playthrough } = known;
  return ({ format, header }) => format.id === of && header.playthrough === playthrough;
}

/** The events that a client missed, by the id of its last one; the latest saves when that is unknown. */
async function missedSince({ changes, catalogue }: OpenSaves, lastEventId: string): Promise<LibraryChange[]> {
  const known = changes.since(lastEventId);
  if (!known) {
    const latest = await catalogue.page({ where: ANY, order: NEWEST_FIRST, limit: MOST_MISSED });
    return latest.map((entry) => ({ kind: 'CHANGED', entry }));
  }
  const missed: LibraryChange[] = [];
  for (const change of known) {
    const entry = change.kind === 'REMOVED' ? change.entry : await catalogue.byKey(change.entry.key);
    if (entry) missed.push({ ...change, entry });
  }
  return missed;
}

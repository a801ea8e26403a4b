// The save that the arguments of Query.save choose.

import { ANY, type Later } from '../../library/catalogue/catalogue.ts';
import type { SaveEntry } from '../../library/save.ts';
import { badArgument } from '../../query/errors.ts';
import { type Context, later } from '../context/context.ts';
import { apiError } from '../context/errors.ts';
import { ambiguousSave, findSave, MOST_OF_ONE_NAME, onlyOf, saveTitled } from '../context/save-by-name.ts';
import { warnOfUnknownId } from '../context/unknown-ids.ts';
import type { QuerySaveArgs } from '../types.gen.ts';
import { findWorld } from './world.ts';

/** @throws GraphQLError AMBIGUOUS_SAVE, SAVE_NOT_FOUND; QueryError */
export function chosenSave(context: Context, args: QuerySaveArgs): Later<SaveEntry | null> {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  const [[argument, text] = ['', ''], other] = given as [string, string][];
  if (other) throw badArgument(other[0], `cannot be given beside ${argument}`);
  if (argument === 'id') return findSave(context, text, argument);
  if (argument === '') return onlyOpen(context);
  const { saves } = context;
  const found = argument === 'title' ? saveTitled(saves, text) : newestOf(context, text);
  return later(context, found, (entry) => entry ?? unknownTitle(context, argument, text));
}

/** The only open save, not counting backups. */
function onlyOpen(context: Context): Later<SaveEntry | null> {
  const { saves } = context;
  return later(context, saves.page({ where: ANY, order: [], limit: MOST_OF_ONE_NAME + 1 }), (found) => {
    if (found.length === 0) throw apiError('SAVE_NOT_FOUND', 'No save is open.');
    return onlyOf(found, 'is open, and none is named');
  });
}

/** The newest save of a world. @param text its id or title */
function newestOf(context: Context, text: string): Later<SaveEntry | null> {
  return later(context, findWorld(context, text), (world) => {
    if (world) return world.newest;
    const range = { after: [text, '', ''], limit: MOST_OF_ONE_NAME + 1 };
    return later(context, context.saves.worlds(range), (found) => {
      const titled = found.filter(({ title }) => title === text).map(({ newest }) => newest);
      if (titled.length > 1)
        throw ambiguousSave(titled, `is the newest of a world called ${JSON.stringify(text)}`);
      return titled[0] ?? null;
    });
  });
}

function unknownTitle(context: Context, argument: string, text: string): Later<null> {
  return later(context, context.saves.near('TITLE', text), (known) => {
    const reason =
      argument === 'world' ? 'is the id or title of no open world' : 'is the title of no open save';
    warnOfUnknownId(context.tools, { argument, id: text, reason, known });
    return null;
  });
}

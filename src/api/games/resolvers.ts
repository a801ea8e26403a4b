// The fields that all views share, which lead from the graph into a view.

import type { GraphQLResolveInfo } from 'graphql';
import { GAMES } from '../../games/registry.ts';
import type { SaveEntry } from '../../library/save.ts';
import { type Context, whenReady } from '../context/context.ts';
import type { ClassParent, ObjectParent } from '../parents.ts';
import { darkestDungeonResolvers } from './darkest-dungeon-resolvers.ts';
import { ROW_RESOLVERS } from './lists.ts';
import { classTitles, gameOfEntry, rowOf, rowsAbout, rowTypeName, titleOfGame, viewOf } from './open.ts';
import { satisfactoryResolvers } from './satisfactory-resolvers.ts';

/** Approximate time per object of the save when a list of a view is first computed. */
export const VIEW_MILLIS = 0.004;

export const viewResolvers = {
  ...ROW_RESOLVERS,
  View: { __resolveType: (row: object) => rowTypeName(row) },
  Row: { __resolveType: (row: object) => rowTypeName(row) },
  SaveObject: {
    view: ({ save, node }: ObjectParent, _: unknown, { budget }: Context, { schema }: GraphQLResolveInfo) => {
      budget.expect(save.graph.count * VIEW_MILLIS);
      return rowOf(save, node, schema);
    },
    rows: ({ save, node }: ObjectParent, _: unknown, { budget }: Context, { schema }: GraphQLResolveInfo) => {
      budget.expect(save.graph.count * VIEW_MILLIS);
      return [...rowsAbout(save, node, schema)];
    },
  },
  Class: { title: ({ save, class: id }: ClassParent) => classTitles(save).title(id) },
};

/** Warns that a single save is not of this game. Among many, only those of its game are wanted. */
function otherGame({ answerPath, tools }: Context, entry: SaveEntry, field: string): null {
  if (answerPath.current.some((step) => typeof step === 'number')) return null;
  const own = gameOfEntry(entry)?.field;
  const suggestions = own === undefined || own === field ? [] : [own];
  const lack = own === field ? 'it has nothing that this view reads' : 'no game has a view of it';
  const right = suggestions.length > 0 ? `its view is ${own}` : lack;
  const message = `${field}: ${entry.slug} is a save of ${titleOfGame(entry) ?? entry.format.title}: ${right}`;
  tools.warn({ code: 'OTHER_GAME', argument: field, message, name: null, suggestions });
  return null;
}

/** Resolvers of single games, and the field of Save for each; null for saves of other formats, which are not loaded. */
export const gameResolvers = () => ({
  ...satisfactoryResolvers,
  ...darkestDungeonResolvers,
  Save: Object.fromEntries(
    GAMES.map(({ field }) => [
      field,
      (entry: SaveEntry, _args: unknown, context: Context) =>
        gameOfEntry(entry)?.field === field
          ? whenReady(context, entry, (save) => {
              context.budget.expect(save.graph.count * VIEW_MILLIS);
              return viewOf(save) ?? otherGame(context, entry, field);
            })
          : otherGame(context, entry, field),
    ]),
  ),
});

// The fields that every game's view shares: the way from the graph into the view.

import type { GraphQLResolveInfo } from 'graphql';
import { lastPart } from '../../graph/paths.ts';
import type { SaveEntry } from '../../library/save.ts';
import { type Context, whenReady } from '../context.ts';
import type { ClassParent, ObjectParent } from '../parents.ts';
import { GAMES } from './games.ts';
import { ROW_RESOLVERS } from './lists.ts';
import { rowOf, rowTypeName, viewOf } from './open.ts';

export const viewResolvers = {
  ...ROW_RESOLVERS,
  View: { __resolveType: (row: object) => rowTypeName(row) },
  SaveObject: {
    view: ({ save, node }: ObjectParent, _args: unknown, context: Context, { schema }: GraphQLResolveInfo) =>
      rowOf(save, node, context, schema),
  },
  Class: {
    title: ({ save, class: id }: ClassParent, _args: unknown, context: Context) =>
      viewOf(save, context)?.title(lastPart(save.graph.classes.path(id))) ?? null,
  },
};

/** The field of Save of each game; null for saves of other formats, which are not read for that. */
export const gameResolvers = {
  Save: Object.fromEntries(
    GAMES.map(({ format, field }) => [
      field,
      (entry: SaveEntry, _args: unknown, context: Context) =>
        entry.format.id === format ? whenReady(context, entry, (save) => viewOf(save, context)) : null,
    ]),
  ),
};

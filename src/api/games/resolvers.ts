// The fields that all views share, which lead from the graph into a view.

import type { GraphQLResolveInfo } from 'graphql';
import { GAMES } from '../../games/registry.ts';
import { unreadCount } from '../../games/shared/damage.ts';
import type { Graph } from '../../graph/graph.ts';
import type { SaveEntry } from '../../library/save.ts';
import type { QueryTools } from '../../query/tools.ts';
import { type Context, whenReady } from '../context/context.ts';
import type { ClassParent, ObjectParent } from '../parents.ts';
import { darkestDungeonResolvers } from './darkest-dungeon-resolvers.ts';
import { ROW_RESOLVERS } from './lists.ts';
import { classTitles, gameOfEntry, rowOf, rowTypeName, viewOf } from './open.ts';
import { satisfactoryResolvers } from './satisfactory-resolvers.ts';

/** Approximate time per object of the save when a list of a view is first computed. */
export const VIEW_MILLIS = 0.004;

export const viewResolvers = {
  ...ROW_RESOLVERS,
  View: { __resolveType: (row: object) => rowTypeName(row) },
  SaveObject: {
    view: (
      { save, node }: ObjectParent,
      _args: unknown,
      { budget }: Context,
      { schema }: GraphQLResolveInfo,
    ) => {
      budget.expect(save.graph.count * VIEW_MILLIS);
      return rowOf(save, node, schema);
    },
  },
  Class: {
    title: ({ save, class: id }: ClassParent) => classTitles(save).title(id),
  },
};

/** No figure of a damaged save goes without a word. */
export function warnOfDamage(graph: Graph, argument: string, tools: QueryTools): void {
  const count = unreadCount(graph);
  if (count === 0) return;
  const message = `${argument}: the file is damaged, and ${count} objects could not be read whole; lists and figures lack what they held`;
  tools.warn({
    code: 'DAMAGED',
    argument,
    message,
    name: null,
    suggestions: ['aggregate { unknown }', 'unknown'],
  });
}

/** What single games add, and the field of Save for each game; null for saves of other formats, which are not even loaded. */
export const gameResolvers = {
  ...satisfactoryResolvers,
  ...darkestDungeonResolvers,
  Save: Object.fromEntries(
    GAMES.map(({ field }) => [
      field,
      (entry: SaveEntry, _args: unknown, context: Context) =>
        gameOfEntry(entry)?.field === field
          ? whenReady(context, entry, (save) => {
              context.budget.expect(save.graph.count * VIEW_MILLIS);
              warnOfDamage(save.graph, field, context.tools);
              return viewOf(save);
            })
          : null,
    ]),
  ),
};

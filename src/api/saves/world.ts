// Worlds: the saves of one playthrough, found by their headers alone.

import { NO_NODE } from '../../graph/ids.ts';
import {
  andThen,
  type Later,
  type Range,
  type SaveWorld,
  worldListKey,
  worldOf,
} from '../../library/catalogue/catalogue.ts';
import { identitiesOf } from '../../query/diff/identities.ts';
import { findLightweight, isLightweight, lightweightName } from '../../query/diff/lightweights.ts';
import { listTag } from '../../query/pages/list-tag.ts';
import { type Context, later, whenReady } from '../context/context.ts';
import {
  decodeId,
  encodeWorldId,
  encodeWorldLightweightId,
  encodeWorldObjectId,
} from '../context/global-id.ts';
import { keyPage } from '../context/key-page.ts';
import { warnOfUnknownId } from '../context/unknown-ids.ts';
import { objectAt, objectOf } from '../lists/lists.ts';
import type { Resolvers } from '../types.gen.ts';
import { pageOfSaves } from './saves-list.ts';

export const worldResolvers: Resolvers = {
  Query: {
    worlds: (_root, args, context) => {
      const { saves } = context;
      const list = {
        range: (range: Range) => saves.worlds(range),
        count: () => later(context, saves.countWorlds(), (count) => count),
        keyOf: worldListKey,
        kinds: ['text', 'text', 'text'] as const,
        descending: [],
        tag: listTag('worlds'),
      };
      return later(context, keyPage(list, args), (page) => page);
    },
    world: (_root, { id }, context) =>
      andThen(findWorld(context, id), (world) => {
        if (!world)
          warnOfUnknownId(context.tools, {
            argument: 'id',
            id,
            reason: 'is the id of no world with an open save; worlds { nodes { id title } } lists them',
          });
        return world;
      }),
    worldObject: (_root, { id }, context) => {
      const known = decodeId(id);
      const isOfWorld = known?.type === 'WorldObject' || known?.type === 'WorldLightweight';
      return andThen(isOfWorld ? findWorld(context, known.world) : null, (world) => {
        if (world && known?.type === 'WorldObject')
          return whenReady(context, world.newest, (save) => {
            const node = identitiesOf(save.graph).find(known.path);
            return objectAt(save, node === NO_NODE ? known.path : save.graph.path(node), context.tools);
          });
        if (world && known?.type === 'WorldLightweight')
          return whenReady(context, world.newest, (save) =>
            objectOf(save, findLightweight(save.graph, known.name)),
          );
        const reason = 'is the worldId of no object of a world with an open save';
        warnOfUnknownId(context.tools, { argument: 'id', id, reason });
        return null;
      });
    },
  },
  Save: {
    world: (entry, _args, context) => {
      const world = worldOf(entry);
      return world && later(context, context.saves.world(world), (found) => found);
    },
  },
  SaveObject: {
    worldId: ({ save, node }) => {
      const { format, header } = save.entry;
      if (header.playthrough === null) return null;
      const world = encodeWorldId(format.id, header.playthrough);
      const { graph } = save;
      return isLightweight(graph, node)
        ? encodeWorldLightweightId(world, lightweightName(graph, node))
        : encodeWorldObjectId(world, identitiesOf(graph).stablePath(node));
    },
  },
  World: {
    id: ({ format, playthrough }) => encodeWorldId(format, playthrough),
    saves: ({ format, playthrough }, { orderBy, ...args }, context) => {
      const order = orderBy && orderBy.length > 0 ? orderBy : OLDEST_FIRST;
      return pageOfSaves(context, { is: 'world', world: { format, playthrough } }, order, args);
    },
    object: ({ newest }, { path }, context) =>
      whenReady(context, newest, (save) => objectAt(save, path, context.tools)),
  },
};

/** The world with this id; null when there is none. */
export function findWorld(context: Context, id: string): Later<SaveWorld | null> {
  const known = decodeId(id);
  if (known?.type !== 'World') return null;
  const { format, playthrough } = known;
  const ofFormat = context.library.formats.find((each) => each.id === format);
  if (!ofFormat || playthrough.includes('\0')) return null;
  return later(context, context.saves.world({ format: ofFormat.id, playthrough }), (world) => world);
}

const OLDEST_FIRST = [{ field: 'SAVED_AT', direction: 'ASC' }] as const;

// Worlds: the saves of one playthrough, found by their headers alone.

import type { SaveEntry } from '../../library/save.ts';
import { type SaveWorld, worldWith } from '../../library/worlds.ts';
import { findLightweight, isLightweight, lightweightName } from '../../query/diff/lightweights.ts';
import { listTag } from '../../query/pages/list-tag.ts';
import { computedRows, ListPage } from '../../query/pages/page.ts';
import { type Context, whenReady } from '../context/context.ts';
import {
  decodeId,
  encodeWorldId,
  encodeWorldLightweightId,
  encodeWorldObjectId,
} from '../context/global-id.ts';
import { warnOfUnknownId } from '../context/unknown-ids.ts';
import { objectAt, objectOf } from '../lists/lists.ts';
import type { ObjectParent } from '../parents.ts';
import type { Resolvers } from '../types.gen.ts';
import { compareSaves, pageOfSaves } from './saves-list.ts';

export const worldResolvers: Resolvers = {
  Query: {
    worlds: (_root, args, { saves: { worlds } }) => {
      const tag = (): string => listTag('worlds', worlds.map(worldId));
      return {
        page: new ListPage(computedRows(Uint32Array.from(worlds.keys())), args, tag),
        entry: (row) => worlds[row]!,
      };
    },
    world: (_root, { id }, context) => {
      const world = findWorld(context, id);
      if (!world)
        warnOfUnknownId(context.tools, {
          argument: 'id',
          id,
          reason: 'is the id of no world with an open save; worlds { nodes { id title } } lists them',
        });
      return world;
    },
    worldObject: (_root, { id }, context) => {
      const known = decodeId(id);
      if (known?.type === 'WorldObject' || known?.type === 'WorldLightweight') {
        const world = findWorld(context, known.world);
        if (world && known.type === 'WorldObject') return objectIn(context, world.newest, known.path);
        if (world && known.type === 'WorldLightweight')
          return lightweightIn(context, world.newest, known.name);
      }
      const reason = 'is the worldId of no object of a world with an open save';
      warnOfUnknownId(context.tools, { argument: 'id', id, reason });
      return null;
    },
  },
  Save: {
    world: (entry, _args, { saves }) => worldWith(entry, saves.all),
  },
  SaveObject: {
    worldId: ({ save, node }) => {
      const { format, header } = save.entry;
      if (header.playthrough === null) return null;
      const world = encodeWorldId(format.id, header.playthrough);
      const { graph } = save;
      return isLightweight(graph, node)
        ? encodeWorldLightweightId(world, lightweightName(graph, node))
        : encodeWorldObjectId(world, graph.path(node));
    },
  },
  World: {
    id: worldId,
    title: ({ title }) => title,
    format: ({ format }) => format,
    saves: ({ saves }, { orderBy, ...args }) =>
      pageOfSaves(orderBy && orderBy.length > 0 ? saves.toSorted(compareSaves(orderBy)) : saves, args),
    newest: ({ newest }) => newest,
    object: ({ newest }, { path }, context) => objectIn(context, newest, path),
  },
};

/** The world with this id; null when there is none. */
export function findWorld({ saves: { worlds } }: Context, id: string): SaveWorld | null {
  let known = worldsById.get(worlds);
  if (!known) {
    known = new Map(worlds.map((world) => [worldId(world), world]));
    worldsById.set(worlds, known);
  }
  return known.get(id) ?? null;
}

/** Worlds by id for the saves of one request, which may ask for many of them. */
const worldsById = new WeakMap<readonly SaveWorld[], ReadonlyMap<string, SaveWorld>>();

function objectIn(
  context: Context,
  entry: SaveEntry,
  path: string,
): ObjectParent | null | Promise<ObjectParent | null> {
  return whenReady(context, entry, (save) => objectAt(save, path, context.tools));
}

function lightweightIn(
  context: Context,
  entry: SaveEntry,
  name: string,
): ObjectParent | null | Promise<ObjectParent | null> {
  return whenReady(context, entry, (save) => objectOf(save, findLightweight(save.graph, name)));
}

function worldId({ format, playthrough }: SaveWorld): string {
  return encodeWorldId(format, playthrough);
}

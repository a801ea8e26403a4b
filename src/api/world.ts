// Worlds: saves of one playthrough, found by their headers alone.

import { type Playthrough, worldsOf, worldWith } from '../library/worlds.ts';
import { Listing, rowsOf } from '../query/page.ts';
import type { Resolvers } from './types.gen.ts';
import { warnOfUnknownId } from './unknown-ids.ts';

export const worldResolvers: Resolvers = {
  Query: {
    worlds: (_root, _args, { saves }) => worldsOf(saves.all),
    world: (_root, { id }, { saves, tools }) => {
      const world = worldsOf(saves.all).find((known) => worldId(known) === id);
      if (!world) warnOfUnknownId(tools, 'id', id, 'is the id of no world with an open save');
      return world ?? null;
    },
  },
  Save: {
    world: (entry, _args, { saves }) => worldWith(entry, saves.all),
  },
  World: {
    id: worldId,
    title: ({ title }) => title,
    format: ({ format }) => format,
    saves: ({ saves }, args) => {
      const listing = new Listing(rowsOf(Uint32Array.from(saves.keys())), args, () => '');
      return Array.from(listing.rows, (row) => saves[row]!);
    },
  },
};

function worldId({ format, playthrough }: Playthrough): string {
  return Buffer.from(`w${format}:${playthrough}`).toString('base64url');
}

// The fields of Darkest Dungeon's view that take arguments; all others are properties of its rows.

import type { mapOf } from '../../games/darkest-dungeon/map.ts';
import { spellingOf } from '../../query/names/spelling.ts';
import type { Context } from '../context/context.ts';

export interface WayArgs {
  readonly from?: string | null;
  readonly to: string;
}

export const darkestDungeonResolvers = {
  DarkestDungeonMap: {
    way: (
      map: NonNullable<ReturnType<typeof mapOf>>,
      { from = null, to }: WayArgs,
      { tools }: Context,
    ): readonly string[] | null => {
      const rooms = spellingOf('UNKNOWN_NAME', 'the save has no room', map.roomNames);
      rooms.warnOfExact({ eq: from }, 'from', tools);
      rooms.warnOfExact({ eq: to }, 'to', tools);
      return map.way({ from, to });
    },
  },
};

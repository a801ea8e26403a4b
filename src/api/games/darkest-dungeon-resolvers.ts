// The fields of Darkest Dungeon's view that take arguments; all others are properties of its rows.

import type { MapRow } from '../../games/darkest-dungeon/map.ts';
import { warnOfUnknown } from '../../query/names/nearest-names.ts';
import type { Context } from '../context/context.ts';

export interface WayArgs {
  readonly from?: string | null;
  readonly to: string;
}

export const darkestDungeonResolvers = {
  DarkestDungeonMap: {
    way: (map: MapRow, { from = null, to }: WayArgs, { tools }: Context): string[] => {
      for (const [argument, room] of [
        ['from', from],
        ['to', to],
      ] as const) {
        if (room !== null)
          warnOfUnknown({ eq: room }, map.roomNames, { code: 'UNKNOWN_NAME', argument, what: 'room' }, tools);
      }
      return map.way({ from, to });
    },
  },
};

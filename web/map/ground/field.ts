// Land and its heights: coarse grids that scripts/make-worlds.mjs made of the places that a game's tables have.

import type { World } from '../../games/game.ts';

/** Its bounds are in the axes of the map; `side` is how many cells are along each of them. */
export interface Field extends Omit<World, 'land' | 'height'> {
  /** By cell, row by row: COAST and more is land. */
  readonly land: Uint8Array;
  /** By cell: height above `low`, in 255ths of `high - low`. */
  readonly height: Uint8Array;
}

export const COAST = 128;

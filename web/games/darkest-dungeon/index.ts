// The page's support for Darkest Dungeon.

import type { GamePage } from '../game.ts';

export const page: GamePage = {
  format: 'DARKEST_DUNGEON',
  title: 'Darkest Dungeon',
  layers: {},
  dashboard: () => import('./dashboard.tsx').then(({ Dashboard }) => Dashboard),
};

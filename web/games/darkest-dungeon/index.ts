// The page's support for Darkest Dungeon.

import type { GamePage } from '../game.ts';

export const page: GamePage = {
  format: 'DARKEST_DUNGEON',
  title: 'Darkest Dungeon',
  layers: {},
  kinds: {
    Heroes: '^Hero$',
    Trinkets: '^Trinket$',
    Quirks: '^Quirk$',
    Quests: '^Quest$',
    Buildings: '^Building$',
    Recruits: '^Recruit$',
  },
  dashboard: () => import('./dashboard.tsx').then(({ Dashboard }) => Dashboard),
};

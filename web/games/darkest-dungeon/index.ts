// The page's support for Darkest Dungeon.

import { DarkestDungeonFactsDocument } from '../../queries.gen.ts';
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
  facts: DarkestDungeonFactsDocument,
  dashboard: () => import('./dashboard.tsx').then(({ Dashboard }) => Dashboard),
};

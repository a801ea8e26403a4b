// The page's support for Darkest Dungeon.

import { DarkestDungeonFactsDocument } from '../../queries.gen.ts';
import type { GamePage } from '../game.ts';

export const page: GamePage = {
  format: 'DARKEST_DUNGEON',
  title: 'Darkest Dungeon',
  layers: {},
  kinds: {
    Heroes: ['^Hero$', 'heroClass', 'm_Stress', 'resolveXp', 'weapon_rank', 'armour_rank', 'enemies_killed'],
    Trinkets: '^Trinket$',
    Quirks: '^Quirk$',
    Quests: '^Quest$',
    Buildings: '^Building$',
    Recruits: '^Recruit$',
  },
  facts: DarkestDungeonFactsDocument,
  timeline: [
    { title: 'Week', figure: 'week' },
    { title: 'Heroes', figure: 'heroes' },
    { title: 'Deaths', figure: 'deaths' },
    { title: 'Stress, all heroes', figure: 'stress' },
    { title: 'Quests succeeded', figure: 'questsSucceeded' },
  ],
  dashboard: () => import('./dashboard.tsx').then(({ Dashboard }) => Dashboard),
};

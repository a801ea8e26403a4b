// The page's support for RimWorld.

import { RimworldFactsDocument, RimworldFindDocument } from '../../queries.gen.ts';
import type { GamePage } from '../game.ts';

export const page: GamePage = {
  format: 'XML',
  game: 'RimWorld',
  title: 'RimWorld',
  layers: {
    Filth: { color: ['#6b6255', '#b8ad9c'], rank: 0, isHidden: true },
    Rock: { color: ['#6f737a', '#a3a7ad'], rank: 0 },
    Plants: { color: ['#4f7a4a', '#9dbb95'], rank: 1 },
    Buildings: { color: ['#8a93a3', '#6f7889'], rank: 2 },
    Planned: { color: ['#6fa8dc', '#3d7ab5'], rank: 2 },
    Other: { color: ['#7d7d86', '#8b8b94'], rank: 2, isHidden: true },
    'Carried, stored or elsewhere': { color: ['#7d7d86', '#8b8b94'], rank: 3, isHidden: true },
    'On other maps': { color: ['#6f737a', '#a3a7ad'], rank: 0, isHidden: true },
    Items: { color: ['#e0c04d', '#b08d12'], rank: 4 },
    Corpses: { color: ['#a86a5f', '#8a463a'], rank: 5, isMarked: true },
    'Wild animals': { color: ['#d9a05f', '#b5762a'], rank: 6, isMarked: true },
    'Animals and machines': { color: ['#b58ae0', '#8457b8'], rank: 7, isMarked: true },
    People: { color: ['#ffffff', '#20242c'], rank: 8, isMarked: true },
  },
  kinds: {
    People: ['^Human$', 'kindDef', 'gender'],
    Conditions: '^(?:Hediff|hediffs$)',
    Factions: '^allFactions$',
    Zones: '^Zone_',
    Quests: '^quests$',
  },
  find: RimworldFindDocument,
  facts: RimworldFactsDocument,
  timeline: [
    { title: 'Days', figure: 'days' },
    { title: 'Colonists', figure: 'colonists' },
    { title: 'Wounded', figure: 'wounded' },
    { title: 'Animals', figure: 'animals' },
    { title: 'Wealth', figure: 'wealth' },
  ],
  dashboard: () => import('./dashboard.tsx').then(({ Dashboard }) => Dashboard),
};

// The page's support for Stardew Valley.

import { StardewFactsDocument, StardewFindDocument, StardewPlayersDocument } from '../../queries.gen.ts';
import type { GamePage } from '../game.ts';

export const page: GamePage = {
  format: 'XML',
  game: 'Stardew Valley',
  title: 'Stardew Valley',
  layers: {
    'In other places': { color: ['#6f737a', '#a3a7ad'], rank: 0, isHidden: true },
    Soil: { color: ['#7a6248', '#b39a80'], rank: 0 },
    'Trees and grass': { color: ['#4f7a4a', '#9dbb95'], rank: 1 },
    Things: { color: ['#8a93a3', '#6f7889'], rank: 2 },
    Crops: { color: ['#e0c04d', '#b08d12'], rank: 4 },
    Buildings: { color: ['#4f9bd9', '#2f78b7'], rank: 5, isMarked: true },
    Chests: { color: ['#d9a05f', '#b5762a'], rank: 6, isMarked: true },
    Animals: { color: ['#f28bb4', '#c94a80'], rank: 7, isMarked: true },
    Villagers: { color: ['#ffffff', '#20242c'], rank: 8, isMarked: true },
  },
  kinds: {
    Chests: '^Chest$',
    Farmers: '^(?:player|Farmer|farmhand)$',
    Friendships: '^Friendship$',
    'Soil and crops': '^HoeDirt$',
    Animals: '^FarmAnimal$',
    Villagers: '^NPC$',
  },
  find: StardewFindDocument,
  facts: StardewFactsDocument,
  playerNames: StardewPlayersDocument,
  dashboard: () => import('./dashboard.tsx').then(({ Dashboard }) => Dashboard),
};

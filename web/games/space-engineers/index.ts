// The page's support for Space Engineers.

import {
  SpaceEngineersFactsDocument,
  SpaceEngineersFindDocument,
  SpaceEngineersPlayersDocument,
} from '../../queries.gen.ts';
import type { GamePage } from '../game.ts';

export const page: GamePage = {
  format: 'XML',
  game: 'Space Engineers',
  title: 'Space Engineers',
  layers: {
    'Planets and asteroids': { color: ['#7a6248', '#b39a80'], rank: 0, isMarked: true, isHidden: true },
    Other: { color: ['#6f737a', '#a3a7ad'], rank: 1, isHidden: true },
    Blocks: { color: ['#8a93a3', '#6f7889'], rank: 2 },
    Floating: { color: ['#e0c04d', '#b08d12'], rank: 4, isMarked: true },
    'Grids of nobody': { color: ['#e46a5f', '#c7443a'], rank: 5, isMarked: true },
    Grids: { color: ['#4f9bd9', '#2f78b7'], rank: 6, isMarked: true },
    Characters: { color: ['#ffffff', '#20242c'], rank: 8, isMarked: true },
  },
  kinds: {
    Grids: '_CubeGrid$',
    Identities: '_Identity$',
    Factions: '_Faction$',
    Batteries: '_BatteryBlock$',
    'Cargo containers': '_CargoContainer$',
    Items: '_InventoryItem$',
  },
  find: SpaceEngineersFindDocument,
  facts: SpaceEngineersFactsDocument,
  playerNames: SpaceEngineersPlayersDocument,
  dashboard: () => import('./dashboard.tsx').then(({ Dashboard }) => Dashboard),
};

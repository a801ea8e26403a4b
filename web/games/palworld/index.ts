// The page's support for Palworld: the look of its layers, and its panels.

import {
  PalworldFactsDocument,
  PalworldFindDocument,
  PalworldPlayerNamesDocument,
} from '../../queries.gen.ts';
import type { GamePage } from '../game.ts';

export const page: GamePage = {
  format: 'GVAS',
  game: 'Palworld',
  title: 'Palworld',
  layers: {
    'Trees and rocks': { color: ['#3f4a3f', '#b7c2b2'], rank: 0, isHidden: true },
    Rocks: { color: ['#5a5f58', '#b3b8ad'], rank: 0, isHidden: true },
    'Dropped items': { color: ['#8d8468', '#a89c74'], rank: 0, isHidden: true },
    'To pick up': { color: ['#8d8468', '#a89c74'], rank: 0, isHidden: true },
    'Treasure boxes': { color: ['#d9b24a', '#a97f14'], rank: 6, isHidden: true, isMarked: true },
    Eggs: { color: ['#efe3c0', '#b39c58'], rank: 6, isMarked: true },
    'Walls and foundations': { color: ['#4d596a', '#aeb8c4'], rank: 1 },
    'Other structures': { color: ['#8a93a3', '#6f7889'], rank: 3 },
    Furniture: { color: ['#9a8a78', '#8a7358'], rank: 3 },
    Lights: { color: ['#8c8a55', '#a8a35c'], rank: 3 },
    Defense: { color: ['#a8616a', '#b0545f'], rank: 4 },
    'For pals': { color: ['#d08fc0', '#a0568f'], rank: 4 },
    Infrastructure: { color: ['#5f8ea6', '#4d7d95'], rank: 4 },
    Food: { color: ['#8fb573', '#5f8a40'], rank: 5 },
    Storage: { color: ['#d98e3f', '#b8691a'], rank: 5 },
    Production: { color: ['#49b8a5', '#1f8f7e'], rank: 5 },
    Relics: { color: ['#7fd08a', '#2f8f45'], rank: 6 },
    'Fast travel': { color: ['#6db3f2', '#2a6fb5'], rank: 6 },
    'Field bosses': { color: ['#e0705f', '#b83f30'], rank: 6, isHidden: true },
    Pals: { color: ['#f2b36b', '#b0701c'], rank: 7 },
    Bases: { color: ['#f2d16b', '#c39b1d'], rank: 8 },
    Players: { color: ['#ffffff', '#20242c'], rank: 9 },
  },
  kinds: {
    'Players and pals': [
      'PalIndividualCharacterSaveParameter',
      ...['CharacterID', 'NickName', 'Level', 'Gender'].map((name) => `SaveParameter.${name}`),
    ],
    Groups: 'GroupSaveDataMap',
    Bases: 'BaseCampSaveData',
    'Structures and rocks': 'PalMapObjectSaveData',
    Items: 'PalItemSlotSaveData',
  },
  mapNumbers: { unit: 459, right: 158_000, down: 123_888 },
  world: () => import('./world.gen.ts').then(({ world }) => world),
  find: PalworldFindDocument,
  facts: PalworldFactsDocument,
  dashboard: () => import('./dashboard.tsx').then(({ Dashboard }) => Dashboard),
  timeline: [
    { title: 'Day', figure: 'day' },
    { title: 'Players', figure: 'players' },
    { title: 'Pals', figure: 'pals' },
    { title: 'Pals at bases', figure: 'palsByPlace', item: 'BASE' },
    { title: 'Bases', figure: 'bases' },
    { title: 'Structures', figure: 'structures' },
  ],
  playerNames: PalworldPlayerNamesDocument,
};

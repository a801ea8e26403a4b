// The page's support for Palworld: the look of its layers, and its panels.

import type { GamePage } from '../game.ts';

export const page: GamePage = {
  format: 'GVAS',
  title: 'Palworld',
  layers: {
    'Trees and rocks': { color: ['#3f4a3f', '#b7c2b2'], rank: 0, isHidden: true },
    Structures: { color: ['#8a93a3', '#6f7889'], rank: 3 },
    Relics: { color: ['#7fd08a', '#2f8f45'], rank: 6 },
    'Fast travel': { color: ['#6db3f2', '#2a6fb5'], rank: 6 },
    'Field bosses': { color: ['#e0705f', '#b83f30'], rank: 6, isHidden: true },
    Pals: { color: ['#f2b36b', '#b0701c'], rank: 7 },
    Bases: { color: ['#f2d16b', '#c39b1d'], rank: 8 },
    Players: { color: ['#ffffff', '#20242c'], rank: 9 },
  },
  kinds: {
    'Players and pals': 'PalIndividualCharacterSaveParameter',
    Guilds: 'GroupSaveDataMap',
    Bases: 'BaseCampSaveData',
    Structures: 'PalMapObjectSaveData',
    Items: 'PalItemSlotSaveData',
  },
  showPlace: (x, y) => `${Math.round((y - 158_000) / 459)}, ${Math.round((x + 123_888) / 459)}`,
  world: () => import('./world.gen.ts').then(({ world }) => world),
  find: () => import('./find.ts').then(({ find }) => find),
  dashboard: () => import('./dashboard.tsx').then(({ Dashboard }) => Dashboard),
  timeline: () => import('./timeline.ts').then(({ timeline }) => timeline),
  playerNames: () => import('./players.ts').then(({ playerNames }) => playerNames),
};

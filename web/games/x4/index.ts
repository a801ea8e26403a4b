// The page's support for X4, which has no view: what players know of it.

import type { GamePage } from '../game.ts';

export const page: GamePage = {
  format: 'XML',
  game: 'X4: Foundations',
  title: 'X4',
  layers: {},
  kinds: {
    Ships: ['^ship_', '@owner', '@macro'],
    Stations: ['^station$', '@owner', '@macro', '@level'],
    Money: ['^account$', '@amount'],
    Trades: ['^trade$', '@ware', '@amount', '@price'],
    Sectors: ['^sector$', '@owner', '@macro'],
    Persons: ['^npc$', '@owner', '@code'],
    Factions: ['^faction$', '@id', 'relations'],
  },
};

// The page's support for X4, which has no view: what players know of it.

import type { GamePage } from '../game.ts';

export const page: GamePage = {
  format: 'XML',
  game: 'X4: Foundations',
  title: 'X4',
  layers: {},
  kinds: {
    Ships: ['^ship_', '@code', '@owner', '@macro', '@class'],
    Stations: ['^station$', '@code', '@owner', '@macro', '@level'],
    Money: ['^account$', '@amount', '@id'],
    Trades: ['^trade$', '@ware', '@amount', '@price', '@buyer'],
    Sectors: ['^sector$', '@code', '@owner', '@macro'],
    Persons: ['^npc$', '@code', '@owner', '@macro'],
    Factions: ['^faction$', '@id', 'account', 'relations'],
  },
};

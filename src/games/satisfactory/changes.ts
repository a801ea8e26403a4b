// What changes between two saves of a Satisfactory world are called.

import type { GameChanges } from '../shared/changes.ts';

export const changes: GameChanges = {
  lists: [
    {
      ...{ list: 'buildings', key: 'position', what: 'building', who: 'builtBy' },
      ...{ added: 'built', removed: 'demolished' },
    },
    {
      ...{ list: 'machines', what: 'building' },
      columns: [
        { field: 'recipe', word: 'recipe', none: 'no recipe' },
        { field: 'reason', word: 'standstill', none: 'running' },
        { field: 'clock', word: 'clock' },
      ],
    },
    { list: 'schematics', key: 'schematic.name', what: 'schematic', added: 'unlocked' },
    {
      ...{ list: 'trains', called: 'name', added: 'put together', removed: 'taken apart' },
      columns: [
        { field: 'isDerailed', word: 'derailed' },
        { field: 'isSelfDriving', word: 'self-driving' },
      ],
    },
    { list: 'switches', what: 'building', called: 'tag', columns: [{ field: 'isOn', word: 'switched on' }] },
    {
      list: 'collectibles',
      key: 'path',
      what: 'kind',
      columns: [{ field: 'isCollected', word: 'collected' }],
    },
    // States of players are numbered anew when a world is loaded elsewhere: bodies and accounts stay.
    { list: 'players', key: 'pawn', alsoBy: ['account', 'object'], called: 'name', added: 'joined' },
  ],
  figures: {
    items: 'items',
    powerCapacity: 'power capacity (MW)',
    powerWanted: 'power wanted (MW)',
    sinkPoints: 'sink points',
    coupons: 'coupons',
    phase: 'phase',
  },
};

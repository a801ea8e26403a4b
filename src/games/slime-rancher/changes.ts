// Names of the changes between two saves of a Slime Rancher game.

import type { GameChanges } from '../shared/changes.ts';

export const changes: GameChanges = {
  lists: [
    {
      ...{ list: 'plots', key: 'key', what: 'type' },
      columns: [
        { field: 'type', word: 'plot' },
        { field: 'upgrades', word: 'upgrades' },
        { field: 'grower', word: 'planted', none: 'nothing' },
      ],
    },
    { ...{ list: 'gadgets', key: 'position', what: 'item', added: 'built', removed: 'taken away' } },
    { list: 'gordos', key: 'key', what: 'item', columns: [{ field: 'state', word: 'state' }] },
    { list: 'pods', key: 'key', called: 'key', columns: [{ field: 'isOpen', word: 'open' }] },
    { list: 'locks', key: 'key', called: 'key', columns: [{ field: 'state', word: 'state' }] },
  ],
  figures: { currency: 'money', slimes: 'slimes in plots', items: 'items', actors: 'around' },
};

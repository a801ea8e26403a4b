// Names of the changes between two saves of a Space Engineers world.

import type { GameChanges } from '../shared/kit.ts';

export const changes: GameChanges = {
  lists: [
    {
      ...{ list: 'grids', key: 'key', called: 'name', who: 'owner', added: 'new grid', removed: 'grid gone' },
      columns: [
        { field: 'isPowered', word: 'powered' },
        { field: 'owner', word: 'owner', none: 'nobody' },
      ],
    },
    {
      ...{ list: 'blocks', key: 'key', what: 'type', who: 'builtBy', added: 'built', removed: 'taken down' },
      columns: [
        { field: 'isDamaged', word: 'damaged' },
        { field: 'isEnabled', word: 'switched on' },
      ],
    },
    { list: 'players', key: 'key', called: 'name', added: 'joined' },
  ],
  // Only some blocks have a key.
  figures: { blocks: 'blocks', items: 'items' },
};

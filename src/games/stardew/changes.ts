// Names of the changes between two saves of a Stardew Valley farm.

import type { GameChanges } from '../shared/kit.ts';

export const changes: GameChanges = {
  lists: [
    {
      ...{ list: 'farmers', key: 'key', called: 'name', added: 'joined' },
      columns: [
        { field: 'farming', word: 'farming' },
        { field: 'fishing', word: 'fishing' },
        { field: 'foraging', word: 'foraging' },
        { field: 'mining', word: 'mining' },
        { field: 'combat', word: 'combat' },
        { field: 'professions', word: 'professions' },
        { field: 'deepestMineLevel', word: 'deepest level of the mine' },
        { field: 'spouse', word: 'married to', none: 'nobody' },
      ],
    },
    {
      ...{ list: 'animals', key: 'key', what: 'type', called: 'name', who: 'owner' },
      ...{ added: 'bought or born', removed: 'gone' },
    },
    { list: 'bundles', key: 'number', what: 'name', columns: [{ field: 'isComplete', word: 'completed' }] },
  ],
  figures: {
    day: 'day',
    money: 'money',
    museumPieces: 'pieces in the museum',
    crops: 'crops',
    items: 'items',
  },
};

// Names of the changes between two saves of a Darkest Dungeon profile.

import type { GameChanges } from '../shared/changes.ts';

const HERO = { key: 'guid', what: 'heroClass', called: 'name' };

export const changes: GameChanges = {
  lists: [
    {
      ...{ ...HERO, list: 'livingHeroes', added: 'hired', removed: 'gone', goesTo: 'deadHeroes' },
      columns: [
        { field: 'stress', word: 'stress' },
        { field: 'resolveXp', word: 'resolve experience' },
        { field: 'status', word: 'status' },
        { field: 'affliction', word: 'affliction', none: 'none' },
        { field: 'virtue', word: 'virtue', none: 'none' },
        { field: 'weaponRank', word: 'weapon' },
        { field: 'armourRank', word: 'armour' },
        { field: 'quirks', word: 'quirks' },
        { field: 'diseases', word: 'diseases' },
        { field: 'trinkets', word: 'trinkets' },
      ],
    },
    { ...HERO, list: 'deadHeroes', added: 'died' },
    { list: 'districts', what: 'district', columns: [{ field: 'isBuilt', word: 'built' }] },
    { list: 'buildings', what: 'building', columns: [{ field: 'steps', word: 'upgrades' }] },
  ],
  figures: { week: 'week', wallet: 'wallet', questsSucceeded: 'quests succeeded', trinkets: 'trinkets' },
};

// Names of the changes between two saves of a RimWorld colony.

import type { GameChanges } from '../shared/kit.ts';

export const changes: GameChanges = {
  lists: [
    {
      ...{
        list: 'colonists',
        what: 'kind',
        called: 'name',
        added: 'joined',
        removed: 'gone',
        goesTo: 'people',
      },
      columns: [
        { field: 'conditions', word: 'conditions' },
        { field: 'mentalState', word: 'mental state', none: 'none' },
        { field: 'weapons', word: 'weapons' },
      ],
    },
    {
      list: 'people',
      key: 'fullName',
      what: 'kind',
      called: 'name',
      columns: [{ field: 'isDead', word: 'died' }],
    },
    { ...{ list: 'animals', what: 'species', called: 'name' }, columns: [{ field: 'role', word: 'role' }] },
    {
      ...{ list: 'research', key: 'project.name', what: 'project' },
      columns: [{ field: 'isFinished', word: 'researched' }],
    },
  ],
  figures: { days: 'days', wealth: 'wealth', items: 'items' },
  counters: new Set([
    ...[
      'age',
      'growth',
      'ageTicks',
      'lastShotTick',
      'lastFinishedTick',
      'lastStudiedTick',
      'presentForTicks',
    ],
    ...['ticksLeftThisToil', 'lastNonStarvingTick', 'disappearAfterTicks', 'rot', 'rotProg', 'ticksGame'],
    ...['ticksAbs', 'ticksSinceLastEmitted', 'lastIngestedTick', 'ticksInToil', 'curToilIndex'],
  ]),
};

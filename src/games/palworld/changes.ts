// Names of the changes between two saves of a Palworld world.

import type { GameChanges } from '../shared/changes.ts';

export const changes: GameChanges = {
  lists: [
    {
      ...{ list: 'pals', key: 'key', what: 'species', called: 'nickname', who: 'owner' },
      ...{ added: 'caught', removed: 'gone' },
      columns: [
        { field: 'level', word: 'level' },
        { field: 'where', word: 'moved' },
        { field: 'stars', word: 'stars' },
        { field: 'sickness', word: 'sick', none: 'well' },
        { field: 'health', word: 'hurt', none: 'unhurt' },
        { field: 'passives', word: 'passive skills' },
      ],
    },
    {
      ...{ list: 'structures', key: 'position', only: 'isBuilt', what: 'building' },
      ...{ who: 'builder', added: 'built', removed: 'demolished' },
    },
    {
      ...{ list: 'players', key: 'uid', called: 'name', added: 'joined' },
      columns: [
        { field: 'level', word: 'level' },
        { field: 'technologies', word: 'technologies' },
        { field: 'towerBosses', word: 'tower bosses' },
        { field: 'quests', word: 'quests' },
      ],
    },
    {
      ...{ list: 'bases', key: 'key', called: 'name', who: 'guild', added: 'founded', removed: 'given up' },
      columns: [
        { field: 'workers', word: 'workers' },
        { field: 'isUnderAttack', word: 'under attack' },
      ],
    },
    { list: 'guilds', key: 'key', called: 'name', columns: [{ field: 'memberCount', word: 'members' }] },
  ],
  figures: { day: 'day', items: 'items' },
  counters: new Set([
    ...['NextLotteryGameTime', 'NextRespawnGameTime', 'DisappearTimeAt', 'RespawnBossTimeAt', 'ElapsedTime'],
    ...['CoolTimeElapsed', 'CoolTimeFinish', 'Timestamp', 'ResetTimer'],
  ]),
};

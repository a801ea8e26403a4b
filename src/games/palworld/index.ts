// Declares Palworld to the rest of the program.

import { dataText } from '../../program-files.ts';
import type { GameChanges } from '../shared/changes.ts';
import type { GameParts } from '../shared/declaration.ts';
import type { GameQuestions } from '../shared/questions.ts';
import type { Scope } from '../shared/scope.ts';
import { defaults } from './defaults.ts';
import { type NameTables, PalworldNames } from './names.ts';
import { palworldSave } from './save.ts';
import { palworldTools } from './tools.ts';
import { type PalworldView, palworldView } from './view.ts';

const changes: GameChanges = {
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

const questions: GameQuestions = {
  summary: `
    world { title saved_at_local: savedAt day timeOfDay run_seconds: playSeconds structures containers }
    players(orderBy: [{ field: SECONDS_AWAY }], first: 20) { totalCount nodes { name level guild { title name } seconds_away: secondsAway pals at_map: mapPosition { x y } } }
    guilds(first: 10) { totalCount nodes { name leader { title name } members: memberCount bases: baseCount pals } }
    bases(first: 10) { totalCount nodes { name at_map: mapPosition { x y } workers idle sick structures } }
    pals { totalCount by_where: groups(by: [{field: WHERE}]) { nodes { keys count } } by_species: groups(by: [{field: SPECIES}], orderBy: [{ field: COUNT }], first: 10) { totalCount nodes { keys count } } }
    most_items: stock(where: { isStock: { eq: true } }) { by_item: groups(by: [{field: ITEM}], orderBy: [{ number: { field: AMOUNT } }], first: 10) { totalCount nodes { keys amount: number(field: AMOUNT) { sum } } } }
    machines_idle: machines(where: { isIdle: { eq: true } }) { totalCount }
    unknown`,
  findItem: {
    selects: `
      found: stock(where: { item: $item, isStock: { eq: true } }, orderBy: [{ field: AMOUNT, direction: DESC }], first: $limit) { totalCount
        nodes { item { title name } amount kind in: building { title name } base { title name } guild { title name } player { title name } at_map: mapPosition { x y } id: object { path } }
        by_item: groups(by: [{field: ITEM}], orderBy: [{ number: { field: AMOUNT } }], first: 20) { totalCount nodes { keys count amount: number(field: AMOUNT) { sum } } } }`,
    names: `names: stock(where: { isStock: { eq: true } }, first: 1000) { nodes { item { title name } } }`,
  },
  players: `players(first: 100) { nodes { name object { path } position { x y z } } }`,
  prompts: [
    {
      name: 'idle_pals',
      title: 'Who is idle in my bases?',
      text: 'Call base_report. Name for each base the pals that are idle, hungry or sick, the work that nobody does, and what would mend it.',
    },
  ],
};

const TABLES = 'games/palworld/facts/tables.json';

let names: PalworldNames | null = null;

/** Null for save games of other Unreal games. */
export function openPalworld(scope: Scope): PalworldView | null {
  names ??= new PalworldNames(JSON.parse(dataText(TABLES)) as NameTables);
  const save = palworldSave(scope, names);
  return save && palworldView(save);
}

export function palworld(): GameParts {
  return { defaults, open: openPalworld, changes, questions, tools: palworldTools };
}

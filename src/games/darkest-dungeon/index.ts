// Declares Darkest Dungeon to the rest of the program.

import { dataText } from '../../program-files.ts';
import type { GameChanges } from '../shared/changes.ts';
import type { GameParts } from '../shared/declaration.ts';
import type { GameQuestions } from '../shared/questions.ts';
import type { Scope } from '../shared/scope.ts';
import { GameNames, type NameTables } from './names.ts';
import { darkestDungeonSave } from './save.ts';
import { expedition } from './tools.ts';
import { type DarkestDungeonView, darkestDungeonView } from './view.ts';

const HERO = { key: 'guid', what: 'heroClass', called: 'name' };

const changes: GameChanges = {
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

const HEROES = `nodes { name class: heroClass { title name } status in_party: isInParty stress_of_200: stress hp resolve_xp: resolveXp
  level affliction { title name } virtue { title name } activity { title name } weapon: weaponRank armour: armourRank
  quirks { title name } diseases { title name } locked: lockedQuirks { title name } trinkets { title name }
  skills: combatSkills { skill { title name } level } id: object { path } }`;

const questions: GameQuestions = {
  summary: `
    estate { name week mode date isInRaid raidDungeon { title name } townEvent { title name } wallet { type item { title name } amount }
      questsFinished questsSucceeded isTampered dlc mods }
    heroes: livingHeroes { totalCount by_status: groups(by: [{field: STATUS}]) { nodes { keys count } } }
    most_stressed: livingHeroes(orderBy: [{ field: STRESS, direction: DESC }], first: 5) {
      nodes { name heroClass { title name } stress_of_200: stress id: object { path } } }
    raid { dungeon { title name } area isInBattle }
    quests { totalCount } deaths { totalCount } trinkets { totalCount } recruits { totalCount }
    free_places: activities(where: { isFree: { eq: true } }) { totalCount }
    unknown`,
  findItem: {
    selects: `
      found: trinkets(where: { trinket: $item }, first: $limit) { totalCount
        nodes { item: trinket { title name } amount kind: place in: heroName id: object { path } }
        by_trinket: groups(by: [{field: TRINKET}], first: 20) { totalCount nodes { keys count amount: number(field: AMOUNT) { sum } } } }
      estate { wallet { type item { title name } amount } items { type item { title name } amount } }
      raid { inventory { type item { title name } amount } }`,
    names: `names: trinkets { nodes { trinket { title name } } }`,
    amounts: { wallet: ['estate', 'wallet'], estate: ['estate', 'items'], raid: ['raid', 'inventory'] },
  },
  roster: {
    takes: '$where: DarkestDungeonHeroFilter, $limit: Int!, $living: Boolean!, $dead: Boolean!',
    selects: `
      heroes: livingHeroes(where: $where, orderBy: [{ field: STRESS, direction: DESC }], first: $limit) @include(if: $living) { totalCount ${HEROES} }
      dead: deadHeroes(first: $limit) @include(if: $dead) { totalCount ${HEROES} }
      heroes_all: livingHeroes { by_status: groups(by: [{field: STATUS}]) { nodes { keys count } } }`,
  },
  prompts: [
    {
      name: 'plan_week',
      title: 'What should I do this week?',
      text: 'Call expedition and roster. Propose a party and a quest, name who needs treatment and where a place is free, and say why; use only heroes who are alive and free.',
    },
  ],
};

const NAMES = 'games/darkest-dungeon/facts/names.json';

let names: GameNames | null = null;

export function openDarkestDungeon(scope: Scope): DarkestDungeonView {
  names ??= new GameNames(JSON.parse(dataText(NAMES)) as NameTables);
  return darkestDungeonView(darkestDungeonSave(scope, names));
}

export function darkestDungeon(): GameParts {
  return { open: openDarkestDungeon, changes, questions, tools: [expedition] };
}

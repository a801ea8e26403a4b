// Declares Slime Rancher to the rest of the program.

import { dataText } from '../../program-files.ts';
import type { GameChanges } from '../shared/changes.ts';
import type { GameParts } from '../shared/declaration.ts';
import type { GameQuestions } from '../shared/questions.ts';
import type { Scope } from '../shared/scope.ts';
import { GameNames, type NameTables } from './names.ts';
import { slimeRancherSave } from './save.ts';
import { type SlimeRancherView, slimeRancherView } from './view.ts';

const changes: GameChanges = {
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

const questions: GameQuestions = {
  summary: `
    ranch { displayName version gameMode day hour currency isGameOver }
    player { at: position { x y z } health energy currency upgrades { upgrade { name } level } id: object { path } }
    plots { totalCount by_type: groups(by: [{field: TYPE}]) { nodes { keys count slimes: number(field: SLIMES) { sum } } } }
    slimes { totalCount by_item: groups(by: [{field: ITEM}], first: 10) { nodes { keys count } } }
    feral: actors(where: { isFeral: { eq: true } }) { totalCount }
    hungry: slimes(where: { hunger: { gt: 0.9 } }) { totalCount }
    owned: stock(where: { isOwned: { eq: true } }) { by_item: groups(by: [{field: ITEM}], first: 10, orderBy: [{ number: { field: AMOUNT } }]) { totalCount nodes { keys amount: number(field: AMOUNT) { sum } } } }
    gordos { totalCount by_state: groups(by: [{field: STATE}]) { nodes { keys count } } }
    closed_pods: pods(where: { isOpen: { eq: false } }) { totalCount }
    fullest_market: market(orderBy: [{ field: SATURATION, direction: DESC }], first: 5) { totalCount nodes { item { title name } saturation } }
    isPartial unknown`,
  findItem: {
    selects: `
      found: stock(where: { item: $item }, orderBy: [{ field: AMOUNT, direction: DESC }], first: $limit) { totalCount
        nodes { item { title name } amount kind: place isOwned id: object { path } }
        by_item_and_place: groups(by: [{field: ITEM}, {field: PLACE}], first: 20) { totalCount nodes { keys count amount: number(field: AMOUNT) { sum } } } }
      alive: slimes(where: { item: $item }) { totalCount by_item_and_scene_group: groups(by: [{field: ITEM}, {field: SCENE_GROUP}], first: 10) { nodes { keys count } } }`,
    names: `names: stock(first: 500) { nodes { item { title name } } }`,
  },
  players: `player { position { x y z } }`,
  things: {
    selects: `
      things: actors(where: { item: $what }, first: 10000) { nodes { what: item { title name } hunger isFeral position { x y z } id: object { path } } }
      gordos(where: { item: $what }) { nodes { what: item { title name } state position { x y z } id: object { path } } }`,
  },
};

const NAMES = 'games/slime-rancher/facts/names.json';

let names: GameNames | null = null;

export function openSlimeRancher(scope: Scope): SlimeRancherView {
  names ??= new GameNames(JSON.parse(dataText(NAMES)) as NameTables);
  return slimeRancherView(slimeRancherSave(scope, names));
}

export function slimeRancher(): GameParts {
  return { open: openSlimeRancher, changes, questions, tools: [] };
}

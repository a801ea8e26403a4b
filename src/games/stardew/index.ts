// Declares Stardew Valley to the rest of the program.

import { defineGame, type GameChanges, type GameQuestions, namedSave } from '../shared/kit.ts';
import { areBundlesKnown } from './bundles.ts';
import { StardewNames } from './names.ts';
import type { StardewSave } from './save.ts';
import { LISTS } from './view.ts';

const changes: GameChanges = {
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

const questions: GameQuestions = {
  summary: `
    farm { name version season dayOfMonth year money totalEarned mineLevel }
    farmers(where: { isClaimed: { eq: true } }, first: 10) { totalCount nodes { name isHost money farming fishing foraging mining combat spouse } }
    most_liked: friendships(orderBy: [{ field: POINTS, direction: DESC }], first: 5) { totalCount nodes { farmer { title name } villager { title name } hearts } }
    bundles_complete: bundles(where: { isComplete: { eq: true } }) { totalCount }
    bundles_open: bundles(where: { isComplete: { eq: false } }, first: 31) { totalCount nodes { room name { title name } given needed missing { item { title name } amount } } }
    crops(where: { isForage: { ne: true } }) { totalCount by_crop: groups(by: [{field: CROP}], orderBy: [{ field: COUNT }], first: 10) { totalCount nodes { keys count } } }
    crops_ripe: crops(where: { isRipe: { eq: true }, isForage: { ne: true } }) { totalCount }
    animals { totalCount by_type: groups(by: [{field: TYPE}]) { nodes { keys count } } }
    museum(where: { isGiven: { eq: true } }) { totalCount }
    most_items: stock(where: { isStock: { eq: true } }) { by_item: groups(by: [{field: ITEM}], orderBy: [{ number: { field: AMOUNT } }], first: 10) { totalCount nodes { keys amount: number(field: AMOUNT) { sum } } } }
    unknown`,
  findItem: {
    selects: `
      found: stock(where: { item: $item, isStock: { eq: true } }, orderBy: [{ field: AMOUNT, direction: DESC }], first: $limit) { totalCount
        nodes { item { title name } amount quality kind in: chest { title name } farmer { title name } location { title name } at_tile: position { x y } id: object { path } }
        by_item: groups(by: [{field: ITEM}], orderBy: [{ number: { field: AMOUNT } }], first: 20) { totalCount nodes { keys count amount: number(field: AMOUNT) { sum } } } }`,
    names: 'names: stock(where: { isStock: { eq: true } }, first: 1000) { nodes { item { title name } } }',
  },
  prompts: [
    {
      name: 'bundles_to_give',
      title: 'Which bundles could I finish with what I have?',
      text: 'Call summary for the open bundles, then find_item for what they lack. Name the bundles that what lies in chests would finish, and what is to be found for the others.',
    },
  ],
};

export const stardew = defineGame<StardewSave>({
  id: 'stardew',
  format: 'XML',
  sharesFormat: true,
  title: 'Stardew Valley',
  tables: { names: 'facts/names.json' },
  save: (scope, { tables }) => namedSave(scope, new StardewNames(tables.names)),
  lists: LISTS,
  // The objects around what is damaged are incomplete too, so that any list may lack rows.
  lossesSpread: true,
  incompleteIn: (save) => new Set(areBundlesKnown(save) ? [] : ['bundles', 'bundleItems']),
  changes,
  questions,
});

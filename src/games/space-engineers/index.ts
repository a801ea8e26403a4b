// Declares Space Engineers to the rest of the program.

import { defineGame, type GameChanges, type GameQuestions } from '../shared/kit.ts';
import { defaults } from './defaults.ts';
import { titleOf } from './save.ts';
import { incompleteLists, LISTS } from './view.ts';

const changes: GameChanges = {
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

const questions: GameQuestions = {
  summary: `
    world { title version saved_at: savedAt play_seconds: playSeconds hasCheckpoint hasSector }
    grids(orderBy: [{ field: BLOCKS, direction: DESC }], first: 10) { totalCount nodes { name size isStatic blocks owner { title name } damaged stored_MWh: storedPower at_m: position { x y z } id: object { path } } }
    grids_unowned: grids(where: { isOwned: { eq: false } }) { totalCount }
    blocks { totalCount }
    blocks_damaged: blocks(where: { isDamaged: { eq: true } }) { totalCount by_grid: groups(by: [{field: GRID}], orderBy: [{ field: COUNT }], first: 5) { totalCount nodes { keys count } } }
    players(where: { isPlayer: { eq: true } }, first: 10) { totalCount nodes { name faction { title name } last_login: lastLogin } }
    factions(first: 10) { totalCount nodes { tag name members } }
    most_items: stock { by_item: groups(by: [{field: ITEM}], orderBy: [{ number: { field: AMOUNT } }], first: 10) { totalCount nodes { keys amount: number(field: AMOUNT) { sum } } } }
    unknown`,
  findItem: {
    selects: `
      found: stock(where: { item: $item }, orderBy: [{ field: AMOUNT, direction: DESC }], first: $limit) { totalCount
        nodes { item { title name } type amount kind grid { title name } in: block { title name } character { title name } owner { title name } at_m: position { x y z } id: object { path } }
        by_item: groups(by: [{field: ITEM}], orderBy: [{ number: { field: AMOUNT } }], first: 20) { totalCount nodes { keys count amount: number(field: AMOUNT) { sum } } } }`,
    names: 'names: stock(first: 1000) { nodes { item { title name } } }',
  },
  players: `players(where: { isPlayer: { eq: true } }, first: 100) { nodes { name object { path } position { x y z } } }`,
  prompts: [
    {
      name: 'grids_to_clean_up',
      title: 'Which grids could be cleaned up?',
      text: 'Call summary, then query for grids without owner, with few blocks, or with an owner who is not in the save. Name them with their size and place, and what lies in them.',
    },
  ],
};

export const spaceEngineers = defineGame({
  id: 'spaceEngineers',
  format: 'XML',
  sharesFormat: true,
  title: 'Space Engineers',
  titles: titleOf,
  lists: LISTS,
  incompleteIn: incompleteLists,
  lossesStayInFiles: true,
  defaults,
  changes,
  questions,
});

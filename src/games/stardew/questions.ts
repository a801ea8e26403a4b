// Answers of Stardew Valley to the questions that every game may answer.

import type { GameQuestions } from '../shared/kit.ts';

export const stardewQuestions: GameQuestions = {
  summary: `
    farm { name version season dayOfMonth year money totalEarned mineLevel }
    farmers(where: { isClaimed: { eq: true } }, first: 10) { totalCount nodes { name isHost money farming fishing foraging mining combat spouse } }
    most_liked: friendships(orderBy: [{ field: POINTS, direction: DESC }], first: 5) { totalCount nodes { farmer { title name } villager { title name } hearts } }
    bundles_complete: bundles(where: { isComplete: { eq: true } }) { totalCount }
    bundles_open: bundles(where: { isComplete: { eq: false } }, first: 31) { totalCount nodes { room name { title name } given needed missing { item { title name } amount } } }
    crops { totalCount by_crop: groups(by: [{field: CROP}], orderBy: [{ field: COUNT }], first: 10) { totalCount nodes { keys count } } }
    crops_ripe: crops(where: { isRipe: { eq: true } }) { totalCount }
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

// Answers of Slime Rancher to the questions that every game may answer.

import type { GameQuestions } from '../shared/questions.ts';

export const slimeRancherQuestions: GameQuestions = {
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

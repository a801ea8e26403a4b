// How RimWorld answers the questions that every game may answer.

import type { GameQuestions } from '../shared/questions.ts';

export const rimworldQuestions: GameQuestions = {
  summary: `colonists(first: 20) { totalCount nodes { name } } unknown`,
  findItem: {
    selects: `alive: animals(where: { species: $item }, first: $limit) { totalCount nodes { name role id: object { path } } }`,
    names: `names: animals(first: 500) { nodes { species { title name } } }`,
  },
};

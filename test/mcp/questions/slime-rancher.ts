// What players of Slime Rancher ask.

import { ask, type Question } from './question.ts';

const R = '20221101120000_2_1';

export const questions: readonly Question[] = [
  {
    question: 'How much of everything have I got?',
    tool: 'summary',
    args: { save: R },
    says: ['["Pink Plort",125]', '["Pink Slime",35]'],
  },
  {
    question: 'What is the market full of?',
    tool: 'summary',
    args: { save: R },
    says: ['["Rock Plort",58]'],
  },
  {
    question: 'How far is the game?',
    tool: 'summary',
    args: { save: R },
    says: ['"day":3', '"currency":1234', '"closed_pods":3'],
  },
  {
    question: 'What lives on each plot, and how hungry is it?',
    tool: 'query',
    args: ask(
      R,
      'slimeRancher { plots(where: { slimes: { gt: 0 } }) { nodes { key type slimes tracked { item { title } count hunger } } } }',
    ),
    says: ['"corral"'],
  },
  {
    question: 'How many slimes are where?',
    tool: 'query',
    args: ask(
      R,
      'slimeRancher { actors(where: { kind: { eq: SLIME } }) { totalCount groups(by: [{field: ITEM}, {field: SCENE_GROUP}]) { nodes { keys count } } } }',
    ),
    says: ['"totalCount":30', 'SceneGroup.MadeUpMeadow'],
  },
  {
    question: 'Which slimes are feral or starving?',
    tool: 'query',
    args: ask(
      R,
      'slimeRancher { actors(where: { kind: { eq: SLIME }, or: [{ isFeral: true }, { hunger: { gt: 0.9 } }] }, orderBy: [{ field: HUNGER, direction: DESC }], first: 3) { totalCount nodes { item { title } hunger isFeral } } }',
    ),
    says: ['"totalCount":13', '0.97326'],
  },
  {
    question: 'Which treasure pods are not open, and which gordos are not popped?',
    tool: 'query',
    args: ask(
      R,
      'slimeRancher { pods(where: { isOpen: false }) { nodes { key } } gordos(where: { state: { ne: POPPED } }) { nodes { key item { title } state eaten } } }',
    ),
    says: ['pod0000000001', '"Pink Gordo"'],
  },
  {
    question: 'Where is my pink plort?',
    own: true as const,
    tool: 'find_item',
    args: { save: R, item: 'Pink Plort' },
    says: ['["Pink Plort",40,"REFINERY",true,', '["Pink Plort","PLOT",4,85]'],
  },
  {
    question: 'Which rock slime is nearest to me?',
    own: true as const,
    tool: 'nearest',
    args: { save: R, what: 'rock slime', limit: 2 },
    says: ['"from":"the player"', '"distance_m"', '"Rock Slime"'],
  },
  {
    question: 'How do I ask for gadgets?',
    own: true as const,
    tool: 'examples',
    args: { save: R, question: 'Which gadgets stand where?' },
    says: ['gadgets {', R],
  },
].map((each) => ({ format: 'SLIME_RANCHER', ...each }));

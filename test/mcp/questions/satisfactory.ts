// What players of Satisfactory ask.

import { ask, type Question } from './question.ts';

const S = 'little-factory';
const PATH = 'Persistent_Level:PersistentLevel.';

export const questions: readonly Question[] = [
  {
    question: 'What makes my iron plates, and how many a minute?',
    tool: 'balance',
    args: { save: S, item: 'Iron Plate' },
    says: [
      '["Iron Plate",30,30,0,24,24,',
      '"Constructor","Iron Plate",1.5,true',
      `${PATH}Build_ConstructorMk1_C_1`,
    ],
  },
  {
    question: 'Of what do I use more than I make?',
    tool: 'balance',
    args: { save: S, only: 'SHORTAGES' },
    says: ['["Screws",40,60,-20,', '["Wire",22.5,60,-37.5,', '["Water",0,90,-90,'],
  },
  {
    question: 'Which power network is short?',
    tool: 'power',
    args: { save: S },
    says: ['"headroom_MW"', '[2,[2],0,1,2.5,0,-2.5,', '"Coal-Powered Generator","Coal",2,150'],
  },
  {
    question: 'Where are my screws?',
    tool: 'find_item',
    args: { save: S, item: 'screws' },
    says: [
      '"Screws",500,',
      '"total":4',
      '["Screws","pieces",4,684]'.replace('"pieces",4,684', '4,684,"pieces"'),
    ],
  },
  {
    question: 'How much do I have of everything?',
    tool: 'query',
    args: ask(S, 'satisfactory { items(first: 20) { nodes { item { title } amount places } } }'),
    says: ['"totalCount":13', '"Concrete"', '1078'],
  },
  {
    question: 'Where do the iron rods go?',
    tool: 'trace',
    args: { save: S, from: `${PATH}Build_ConstructorMk1_C_2` },
    says: [
      '"carriers":1',
      '"per_minute":60',
      `["Constructor",1,"${PATH}Build_ConstructorMk1_C_3"`,
      '["Iron Rod",7]',
    ],
  },
  {
    question: 'Which slugs are left near home?',
    tool: 'nearest',
    args: { save: S, what: 'slugs', x: -104000, y: 52000, limit: 3 },
    says: ['"total":1240', '"distance_m"', 'BLUE_SLUG'],
  },
  {
    question: 'Who is here, and what do they carry?',
    tool: 'roster',
    args: { save: S },
    says: ['"Pioneer Ada",70,6,4', '["Iron Plate",86]', '["Power Shard",2]'],
  },
  {
    question: 'Which machines stand still, and why?',
    tool: 'summary',
    args: { save: S },
    says: ['"standing_still":{"total":1', '["PAUSED",1]'],
  },
  {
    question: 'What changed since the earlier save?',
    own: true as const,
    tool: 'compare',
    args: { from: 'little-factory-earlier', to: S },
    says: ['["Iron Plate","amount",343,1078]', '"added":{"total":65', '["mCurrentPotential",null,1.5]'],
  },
  {
    question: 'Which constructors are there, and how does one look?',
    own: true as const,
    tool: 'search_classes',
    args: { save: S, words: 'constructor' },
    says: ['"Build_ConstructorMk1_C"', '"count":5', '["mCurrentRecipe","ObjectProperty",5]'],
  },
  {
    question: 'How long have I played?',
    own: true as const,
    tool: 'query',
    args: ask(S, 'title savedAt playSeconds'),
    says: ['52380'],
  },
].map((each) => ({ format: 'SATISFACTORY', ...each }));

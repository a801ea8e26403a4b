// Questions of players of Satisfactory.

import { asked, askedBeside, type Question, query, tool } from './question.ts';

const S = 'little-factory';
const PATH = 'Persistent_Level:PersistentLevel.';

export const questions: readonly Question[] = [
  ...asked('SATISFACTORY', [
    tool('What makes my iron plates, and how many a minute?', 'balance', { save: S, item: 'Iron Plate' }, [
      '["Iron Plate",30,30,0,24,24,',
      '"Constructor","Iron Plate",1.5,true',
      `${PATH}Build_ConstructorMk1_C_1`,
    ]),
    tool('Of what do I use more than I make?', 'balance', { save: S, only: 'SHORTAGES' }, [
      '["Screws",40,60,-20,',
      '["Wire",22.5,60,-37.5,',
      '["Water",0,90,-90,',
    ]),
    tool('Which power network is short?', 'power', { save: S }, [
      '"headroom_MW"',
      '[2,[2],0,1,2.5,0,-2.5,',
      '"Coal-Powered Generator","Coal",2,150',
    ]),
    tool('Where are my screws?', 'find_item', { save: S, item: 'screws' }, [
      '"Screws",500,',
      '"total":4',
      '["Screws","pieces",4,684]'.replace('"pieces",4,684', '4,684,"pieces"'),
    ]),
    query(
      'How much do I have of everything?',
      S,
      'satisfactory { items(first: 20) { nodes { item { title } amount places } } }',
      ['"totalCount":13', '"Concrete"', '1078'],
    ),
    tool('Where do the iron rods go?', 'trace', { save: S, from: `${PATH}Build_ConstructorMk1_C_2` }, [
      '"carriers":1',
      '"per_minute":60',
      `["Constructor",1,"${PATH}Build_ConstructorMk1_C_3"`,
      '["Iron Rod",7]',
    ]),
    tool(
      'Which slugs are left near home?',
      'nearest',
      { save: S, what: 'slugs', x: -104000, y: 52000, limit: 3 },
      ['"total":1240', '"distance_m"', 'BLUE_SLUG'],
    ),
    tool('Who is here, and what do they carry?', 'roster', { save: S }, [
      '"Pioneer Ada",70,6,4',
      '["Iron Plate",86]',
      '["Power Shard",2]',
    ]),
    tool('Which machines stand still, and why?', 'summary', { save: S }, [
      '"standing_still":{"total":1',
      '["PAUSED",1]',
    ]),
  ]),
  ...askedBeside('SATISFACTORY', [
    tool('What changed since the earlier save?', 'compare', { from: 'little-factory-earlier', to: S }, [
      '"Iron Plate: items +735 (343 → 1078)"',
      '"added":{"total":65',
      '["mCurrentPotential",null,1.5]',
      '["Foundation (4 m)",20]',
      '["Constructor","Persistent_Level:PersistentLevel.Build_ConstructorMk1_C_1",',
    ]),
    tool('What happened since I last saved?', 'what_changed', { save: S, limit: 3 }, [
      '"built 20 × Foundation (4 m)"',
      '"Constructor: clock 1 → 1.5"',
      '"slug":"little-factory-earlier"',
    ]),
    tool(
      'How did my machines and cables go?',
      'history',
      { save: S, figure: 'machines, items', items: 'Cable, Assembler' },
      ['["2026-03-14T20:15:00.000Z",1,354]', '["2026-03-14T13:40:00.000Z",0,34]'],
    ),
    tool(
      'Which constructors are there, and how does one look?',
      'search_classes',
      { save: S, words: 'constructor' },
      ['"Build_ConstructorMk1_C"', '"count":5', '["mCurrentRecipe","ObjectProperty",5]'],
    ),
    query('How long have I played?', S, 'title savedAt playSeconds', ['52380']),
  ]),
];

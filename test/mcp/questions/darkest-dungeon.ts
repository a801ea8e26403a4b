// What players of Darkest Dungeon ask.

import { ask, type Question } from './question.ts';

const D = 'hollowmere';

export const questions: readonly Question[] = [
  {
    question: 'Who is at home, the most stressed first?',
    tool: 'roster',
    args: { save: D, status: 'ACTIVITY' },
    says: ['"total":1', '["Evette","herbalist","ACTIVITY",false,30,'],
  },
  { question: 'What have I got?', tool: 'find_item', args: { save: D, item: 'gold' }, says: ['4200'] },
  {
    question: 'Which heroes have locked quirks, and which?',
    tool: 'roster',
    args: { save: D },
    says: ['"Dorn"', '"locked"', '["steadfast","night_terrors"],["steadfast"]'],
  },
  {
    question: 'Where are my trinkets, and who wears which?',
    tool: 'find_item',
    args: { save: D, item: 'moth_wing' },
    says: ['"HERO","Cezanne"', '"HERO","Dorn"'],
  },
  {
    question: 'What can I do this week, and what does it pay?',
    tool: 'expedition',
    args: { save: D },
    says: ['["gold","gold",900]', '"plot_flooded_gate"'],
  },
  {
    question: 'How goes the raid?',
    tool: 'expedition',
    args: { save: D },
    says: ['"torchlight_of_100":75', '"area":"rooB"', '["Dorn","warden",88,'],
  },
  {
    question: 'Who is being treated, where, and which places are free?',
    tool: 'query',
    args: ask(
      D,
      'darkestDungeon { activities { nodes { building { name } activity { name } isFree heroName visitsRemaining } } }',
    ),
    says: ['"hospice"', '"Evette"', '"totalCount":2'],
  },
  {
    question: 'Who died, when and where?',
    tool: 'query',
    args: ask(D, 'darkestDungeon { deaths { nodes { name week quest { name } dungeon { name } source } } }'),
    says: ['"Gaspar"', '"week":1'],
  },
  {
    question: 'Who of the party is closest to breaking?',
    own: true as const,
    tool: 'roster',
    args: { save: D, status: 'PARTY', limit: 1 },
    says: ['"total":4', '["Dorn","warden","PARTY",true,88,'],
  },
  {
    question: 'How stands the estate?',
    own: true as const,
    tool: 'summary',
    args: { save: D },
    says: ['"week":2', '["gold","gold",4200]', '["PARTY",4]'],
  },
  {
    question: 'What classes of objects does the profile have?',
    own: true as const,
    tool: 'search_classes',
    args: { save: D, words: 'hero', limit: 3 },
    says: ['"Hero"', 'm_Stress'],
  },
].map((each) => ({ format: 'DARKEST_DUNGEON', ...each }));

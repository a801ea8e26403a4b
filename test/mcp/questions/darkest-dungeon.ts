// Questions of players of Darkest Dungeon.

import { asked, askedBeside, type Question, query, tool } from './question.ts';

const D = 'hollowmere';

export const questions: readonly Question[] = [
  ...asked('DARKEST_DUNGEON', [
    tool('Who is at home, the most stressed first?', 'roster', { save: D, status: 'ACTIVITY' }, [
      '"total":1',
      '["Evette","herbalist","ACTIVITY",false,30,',
    ]),
    tool('What have I got?', 'find_item', { save: D, item: 'gold' }, ['4200']),
    tool('Which heroes have locked quirks, and which?', 'roster', { save: D }, [
      '"Dorn"',
      '"locked"',
      '["steadfast","night_terrors"],["steadfast"]',
    ]),
    tool('Where are my trinkets, and who wears which?', 'find_item', { save: D, item: 'moth_wing' }, [
      '"HERO","Cezanne"',
      '"HERO","Dorn"',
    ]),
    tool('What can I do this week, and what does it pay?', 'expedition', { save: D }, [
      '["gold","gold",900]',
      '"plot_flooded_gate"',
    ]),
    tool('How goes the raid?', 'expedition', { save: D }, [
      '"torchlight_of_100":75',
      '"area":"rooB"',
      '["Dorn","warden",88,',
    ]),
    query(
      'Who is being treated, where, and which places are free?',
      D,
      'darkestDungeon { activities { nodes { building { name } activity { name } isFree heroName visitsRemaining } } }',
      ['"hospice"', '"Evette"', '"totalCount":2'],
    ),
    query(
      'Who died, when and where?',
      D,
      'darkestDungeon { deaths { nodes { name week quest { name } dungeon { name } source } } }',
      ['"Gaspar"', '"week":1'],
    ),
  ]),
  ...askedBeside('DARKEST_DUNGEON', [
    tool('Who of the party is closest to breaking?', 'roster', { save: D, status: 'PARTY', limit: 1 }, [
      '"total":4',
      '["Dorn","warden","PARTY",true,88,',
    ]),
    tool('How stands the estate?', 'summary', { save: D }, [
      '"week":2',
      '["gold","gold",4200]',
      '["PARTY",4]',
    ]),
    tool(
      'What classes of objects does the profile have?',
      'search_classes',
      { save: D, words: 'hero', limit: 3 },
      ['"Hero"', 'm_Stress'],
    ),
  ]),
];

// Questions of players of Slime Rancher.

import { asked, askedBeside, type Question, query, tool } from './question.ts';

const R = '20221101120000-2-1';

export const questions: readonly Question[] = [
  ...asked('SLIME_RANCHER', [
    tool('How much of everything have I got?', 'summary', { save: R }, [
      '["Pink Plort",125]',
      '["Pink Slime",35]',
    ]),
    tool('What is the market full of?', 'summary', { save: R }, ['["Rock Plort",58]']),
    tool('How far is the game?', 'summary', { save: R }, ['"day":3', '"currency":1234', '"closed_pods":3']),
    query(
      'What lives on each plot, and how hungry is it?',
      R,
      'slimeRancher { plots(where: { slimes: { gt: 0 } }) { nodes { key type slimes tracked { item { title } count hunger } } } }',
      ['"corral"'],
    ),
    query(
      'How many slimes are where?',
      R,
      'slimeRancher { slimes { totalCount groups(by: [{field: ITEM}, {field: SCENE_GROUP}]) { nodes { keys count } } } }',
      ['"totalCount":30', 'SceneGroup.MadeUpMeadow'],
    ),
    query(
      'Which slimes are feral or starving?',
      R,
      'slimeRancher { slimes(where: { or: [{ isFeral: true }, { hunger: { gt: 0.9 } }] }, orderBy: [{ field: HUNGER, direction: DESC }], first: 3) { totalCount nodes { item { title } hunger isFeral } } }',
      ['"totalCount":13', '0.97326'],
    ),
    query(
      'Which treasure pods are not open, and which gordos are not popped?',
      R,
      'slimeRancher { pods(where: { isOpen: false }) { nodes { key } } gordos(where: { state: { ne: POPPED } }) { nodes { key item { title } state eaten } } }',
      ['pod0000000001', '"Pink Gordo"'],
    ),
  ]),
  ...askedBeside('SLIME_RANCHER', [
    tool('Where is my pink plort?', 'find_item', { save: R, item: 'Pink Plort' }, [
      '["Pink Plort",40,"REFINERY",true,',
      '["Pink Plort","PLOT",4,85]',
    ]),
    tool('Which rock slime is nearest to me?', 'nearest', { save: R, what: 'rock slime', limit: 2 }, [
      '"from":"the player"',
      '"distance_m"',
      '"Rock Slime"',
    ]),
    tool('How do I ask for gadgets?', 'examples', { save: R, question: 'Which gadgets stand where?' }, [
      'gadgets {',
      R,
    ]),
  ]),
];

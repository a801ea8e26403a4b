// Questions of players about the examples, as the calls that a model would make.

import { questions as darkestDungeon } from './questions/darkest-dungeon.ts';
import { questions as gvas } from './questions/gvas.ts';
import type { Question } from './questions/question.ts';
import { questions as satisfactory } from './questions/satisfactory.ts';
import { questions as slimeRancher } from './questions/slime-rancher.ts';
import { questions as unreal3 } from './questions/unreal3.ts';

export const QUESTIONS: readonly Question[] = [
  ...satisfactory,
  ...darkestDungeon,
  ...slimeRancher,
  ...unreal3,
  ...gvas,
];

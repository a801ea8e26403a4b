// The formats, in the order in which they are asked whose a file is. Adding one is a folder and a line.

import { darkestDungeon } from './darkest-dungeon/index.ts';
import type { Format } from './format.ts';
import { satisfactory } from './satisfactory/index.ts';
import { slimeRancher } from './slime-rancher/index.ts';
import { unreal3 } from './unreal3/index.ts';

export const FORMATS: readonly Format[] = [satisfactory, darkestDungeon, slimeRancher, unreal3];

// Generated from src/formats/formats.json by scripts/list-formats.mjs. Do not edit.

import type { Format } from './format.ts';
import { inFiles } from './registry.gen.ts';
import { satisfactory } from './satisfactory/index.ts';
import { darkestDungeon } from './darkest-dungeon/index.ts';
import { slimeRancher } from './slime-rancher/index.ts';
import { gvas } from './gvas/index.ts';
import { unreal3 } from './unreal3/index.ts';
import { xml } from './xml/index.ts';

/** Each with its reader, for programs that wait for none of them. */
export const FORMATS: readonly Format[] = [satisfactory, darkestDungeon, slimeRancher, gvas, unreal3, xml].map(inFiles);

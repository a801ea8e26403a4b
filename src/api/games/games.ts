// The games that have views: the format of their saves, and how their views are opened. A new game needs a line
// here, a file beside this one that opens its view, a folder in games/ and a file in schema/; see docs/adding-a-view.md.

import type { GameView } from '../../games/shared/game.ts';
import type { Scope } from '../../games/shared/scope.ts';
import type { UserData } from '../../library/save.ts';
import type { SaveFormat } from '../types.gen.ts';
import { openDarkestDungeon } from './darkest-dungeon.ts';
import { openPalworld } from './palworld.ts';
import { openSatisfactory } from './satisfactory.ts';
import { openSlimeRancher } from './slime-rancher.ts';
import { openUnreal3 } from './unreal3.ts';

export interface Game {
  readonly format: SaveFormat;
  /** The name of the view's type in the schema. */
  readonly type: string;
  /** The field of Save that returns the view. */
  readonly field: string;
  /** Null for saves of other games in the same format. */
  open(scope: Scope, userData: UserData): GameView | null;
}

export const GAMES: readonly Game[] = [
  { format: 'SATISFACTORY', type: 'Satisfactory', field: 'satisfactory', open: openSatisfactory },
  {
    format: 'DARKEST_DUNGEON',
    type: 'DarkestDungeon',
    field: 'darkestDungeon',
    open: openDarkestDungeon,
  },
  { format: 'SLIME_RANCHER', type: 'SlimeRancher', field: 'slimeRancher', open: openSlimeRancher },
  { format: 'GVAS', type: 'Palworld', field: 'palworld', open: openPalworld },
  { format: 'UNREAL_ENGINE_3', type: 'Unreal3', field: 'unreal3', open: openUnreal3 },
];

// What save games add to the tagged properties of Unreal: no class of a game is known here, and nothing is recognised
// by name.

import type { UnrealGame } from '../../unreal/game.ts';
import { BINARY_STRUCTS } from './structs.ts';

export const GAME: UnrealGame = {
  structs: BINARY_STRUCTS,
  references: 'path',
  // Found by trying, see container-types.ts.
  structOfContainer: () => null,
  spareReference: false,
  moreTypes: true,
};

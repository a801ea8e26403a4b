// What save games add to the tagged properties of Unreal: classes of games are not known here, and nothing is
// recognised by name.

import type { UnrealGame } from '../../unreal/game.ts';
import { BINARY_STRUCTS } from './structs.ts';

export const GAME: UnrealGame = {
  structs: BINARY_STRUCTS,
  references: 'path',
  // Determined by trial, see container-types.ts.
  structOfContainer: () => null,
  spareReference: false,
  moreTypes: true,
};

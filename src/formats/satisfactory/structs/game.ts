// Satisfactory's additions to the tagged properties of Unreal.

import type { UnrealGame } from '../../unreal/game.ts';
import type { BodyVersion } from '../versions.ts';
import { structOfContainer } from './map-types.ts';
import { BINARY_STRUCTS } from './structs.ts';

export const GAME: UnrealGame<BodyVersion> = {
  structs: BINARY_STRUCTS,
  references: 'disc',
  structOfContainer,
  // Item states migrated from Update 8 may have one empty reference too many.
  trailingReference: true,
};

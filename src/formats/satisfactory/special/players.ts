// Class-specific data of the game state and of players.
// Source: docs/formats/satisfactory.md#class-specific-data.

import { WHOLE } from '../../unreal/native/native.ts';
import type { GameReader } from '../structs/reader.ts';
import { uniqueNetId } from '../structs/structs.ts';

/** BP_GameState, BP_GameMode: player states, the host first. */
export function gameState(reader: GameReader): void {
  reader.list('playerStates', reader.cursor.count(8, 'player states'), () => reader.reference(WHOLE));
}

/** BP_PlayerState: the platform's id of the player. */
export function playerState(reader: GameReader): void {
  reader.struct('uniqueId', () => uniqueNetId(reader));
}

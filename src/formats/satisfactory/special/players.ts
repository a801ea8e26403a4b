// Class-specific data of the game state and of players.
// Source: docs/formats/satisfactory.md#class-specific-data.

import { type NativeReader, WHOLE } from '../native.ts';
import { uniqueNetId } from '../properties/structs.ts';

/** BP_GameState, BP_GameMode: player states, the host first. */
export function gameState(reader: NativeReader): void {
  reader.list('playerStates', reader.cursor.count(8, 'player states'), () => reader.reference(WHOLE));
}

/** BP_PlayerState: who it is, for the platform. */
export function playerState(reader: NativeReader): void {
  reader.struct('uniqueId', () => uniqueNetId(reader));
}

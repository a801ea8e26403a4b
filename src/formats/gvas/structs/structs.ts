// Structs that save games store as binary data instead of property lists, by name. Source:
// docs/formats/gvas.md#binary-structs; "read elsewhere" marks those known from other readers, which no known
// file holds. Of the engine's these are Vector4, IntPoint, Color and Box.

import type { NativeStruct, UnrealGame } from '../../unreal/game.ts';
import { ENGINE_PARTS, ENGINE_STRUCTS, nativeStructs } from '../../unreal/native/engine-structs.ts';
import type { NativeReader } from '../../unreal/native/native.ts';

/** Binary structs by their name in the file. */
export const BINARY_STRUCTS: ReadonlyMap<string, NativeStruct> = nativeStructs(
  {
    ...ENGINE_STRUCTS,
    Timespan: ': i64',
    Plane: 'X: real, Y: real, Z: real, W: real', // read elsewhere
    Matrix: 'XPlane: xyzw, YPlane: xyzw, ZPlane: xyzw, WPlane: xyzw',
    SoftObjectPath: ': soft',
    SoftClassPath: ': soft',
    GameplayTagContainer: ': [string]',
    UniqueNetIdRepl: ': netId',
    Box2D: 'Min: xy, Max: xy, IsValid: u8', // read elsewhere
    Sphere: 'Center: xyz, Radius: real', // read elsewhere
  },
  { parts: ENGINE_PARTS, words: { netId } },
);

/** i32 size; if it is not 0: FString type, FString id. */
function netId(reader: NativeReader): void {
  if (reader.i32('Size') === 0) return;
  reader.string('Type');
  reader.string('Id');
}

/** What save games add to the tagged properties of Unreal: classes of games are not known here. */
export const GAME: UnrealGame = {
  structs: BINARY_STRUCTS,
  references: 'path',
  // Determined by trial, see container-types.ts.
  structOfContainer: () => null,
  spareReference: false,
  moreTypes: true,
};

// Structs that save games store as binary data instead of property lists, by name. Source:
// docs/formats/gvas.md#binary-structs; "read elsewhere" marks those known from other readers, which no known
// file holds. Of the engine's these are Vector4, IntPoint, Color and Box.

import type { NativeStruct, UnrealGame } from '../../unreal/game.ts';
import { ENGINE_PARTS, ENGINE_STRUCTS } from '../../unreal/native/engine-structs.ts';
import { type NativeWords, nativeStructs } from '../../unreal/native/native-layout.ts';

const WORDS: NativeWords = {
  parts: ENGINE_PARTS,
  links: 'guids',
  // The size before it is not 0.
  holds:
    () =>
    ({ cursor }) =>
      cursor.view.getInt32(cursor.at - 4, true) !== 0,
};

export const BINARY_STRUCTS: ReadonlyMap<string, NativeStruct> = nativeStructs(
  {
    ...ENGINE_STRUCTS,
    Timespan: ': i64',
    Plane: 'X: real, Y: real, Z: real, W: real', // read elsewhere
    Matrix: 'XPlane: xyzw, YPlane: xyzw, ZPlane: xyzw, WPlane: xyzw',
    SoftObjectPath: ': soft',
    SoftClassPath: ': soft',
    GameplayTagContainer: ': [string]',
    UniqueNetIdRepl: 'Size: i32, {isSet} (Type: string, Id: string)',
    Box2D: 'Min: xy, Max: xy, IsValid: u8', // read elsewhere
    Sphere: 'Center: xyz, Radius: real', // read elsewhere
  },
  WORDS,
);

/** Additions of save games to the tagged properties of Unreal: classes of games are not known here. */
export const GAME: UnrealGame = {
  structs: BINARY_STRUCTS,
  references: 'path',
  // Determined by trial, see container-types.ts.
  structOfContainer: () => null,
  trailingReference: false,
  rareTypes: true,
};

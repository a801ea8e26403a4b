// Structs that save games store as binary data instead of property lists, by name. Source:
// docs/formats/gvas.md#binary-structs.

import type { NativeStruct, UnrealGame } from '../../unreal/game.ts';
import { ENGINE_PARTS, ENGINE_STRUCTS } from '../../unreal/native/engine-structs.ts';
import { type NativeWords, nativeStructs } from '../../unreal/native/native-layout.ts';
import { typedPayload } from '../../unreal/native/typed-payload.ts';

const WORDS: NativeWords = {
  parts: ENGINE_PARTS,
  links: 'guids',
  words: { payload: (visit, label) => typedPayload(visit, label, BINARY_STRUCTS) },
  holds: (condition) =>
    condition === 'instanceVersion'
      ? ({ version }) => version.instanceVersion === true
      : // isSet: the size before it is not 0.
        ({ cursor }) => cursor.view.getInt32(cursor.at - 4, true) !== 0,
};

export const BINARY_STRUCTS: ReadonlyMap<string, NativeStruct> = nativeStructs(
  {
    ...ENGINE_STRUCTS,
    // Read elsewhere; before UE 5.3 a byte is in front of it.
    InstancedStruct: '{instanceVersion} Version: u8, : payload',
    // Their names before UE 4.18.
    StringAssetReference: ': soft',
    StringClassReference: ': soft',
    UniqueNetIdRepl: 'Size: i32, {isSet} (Type: string, Id: string)',
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
};

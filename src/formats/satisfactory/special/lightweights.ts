// Lightweight buildables (1.0 and later): walls, foundations and beams that are not objects in the file but
// rows, by class, in the data of one subsystem. Each becomes a node of its own class. Source:
// docs/formats/satisfactory.md#lightweight-buildables.

import { nativeLayout } from '../../unreal/native/native-layout.ts';
import { skipString, skipStringIsEmpty } from '../../unreal/texts/fstring.ts';
import type { GameReader } from '../structs/reader.ts';
import { skipReference } from '../structs/references.ts';
import { dynamicStruct, GAME_WORDS } from '../structs/structs.ts';
import { LIGHTWEIGHT, SAVE } from '../versions.ts';

/** Quaternion, translation and scale, ten doubles at the start of an instance. */
const TRANSFORM_BYTES = 80;
/** Swatch, material, pattern and skin. */
const REFERENCES_BEFORE_COLOURS = 4;
const COLOUR_BYTES = 32;
/** Ten doubles, seven empty references, eight floats, a byte. */
export const LEAST_INSTANCE_BYTES = TRANSFORM_BYTES + 7 * 8 + COLOUR_BYTES + 1;

/** The version that the subsystem writes. */
export function ownVersion({ cursor, version }: GameReader): number {
  return version.save >= SAVE.LightweightVersion ? cursor.i32() : LIGHTWEIGHT.first;
}

/** Skips one instance; returns whether it is a removed one, which has no swatch or no recipe. @throws FormatError SHORT */
export function skipInstance(reader: GameReader, own: number): boolean {
  const { cursor } = reader;
  cursor.take(TRANSFORM_BYTES);
  skipString(cursor);
  const noSwatch = skipStringIsEmpty(cursor);
  for (let i = 1; i < REFERENCES_BEFORE_COLOURS; i++) skipReference(cursor);
  cursor.take(COLOUR_BYTES);
  skipReference(cursor);
  cursor.take(1);
  skipString(cursor);
  const noRecipe = skipStringIsEmpty(cursor);
  skipReference(cursor);
  skipTail(reader, own);
  return noSwatch || noRecipe;
}

const tillTail = nativeLayout(
  [
    'swatch: ref, material: ref, pattern: ref, skin: ref, primaryColor: rgba, secondaryColor: rgba,',
    'paintFinish: ref, patternRotation: u8, builtWithRecipe: ref, blueprintProxy: ref',
  ],
  GAME_WORDS,
);
const builtBy = nativeLayout('builtBy: playerHandle', GAME_WORDS);

/**
 * One instance, field by field: quaternion, translation, scale (10 doubles), what `tillTail` says, and the tail.
 * Units: centimetres.
 */
export function lightweight(reader: GameReader, own: number): void {
  reader.cursor.take(TRANSFORM_BYTES);
  tillTail.read(reader, undefined);
  skipTail(reader, own);
}

/** Moves past what an instance ends with. @throws FormatError SHORT */
function skipTail(reader: GameReader, own: number): void {
  if (own >= LIGHTWEIGHT.TypeSpecific) dynamicStruct(reader, 'typeSpecificData');
  if (own >= LIGHTWEIGHT.BuiltBy) builtBy.read(reader, undefined);
}

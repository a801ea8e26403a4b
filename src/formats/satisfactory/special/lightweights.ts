// Lightweight buildables (1.0 and later): walls, foundations and beams that are not objects in the file but
// rows, by class, in the data of one subsystem. Each becomes a node of its own class. Source:
// docs/formats/satisfactory.md#lightweight-buildables.

import type { Cursor } from '../../../bytes/cursor.ts';
import { nativeLayout } from '../../unreal/native/native-layout.ts';
import { skipString, skipStringIsEmpty } from '../../unreal/texts/fstring.ts';
import type { GameReader } from '../structs/reader.ts';
import { skipReference } from '../structs/references.ts';
import { dynamicStruct, GAME_WORDS } from '../structs/structs.ts';
import { LIGHTWEIGHT, SAVE } from '../versions.ts';

/** Quaternion, translation and scale, ten doubles at the start of an instance. */
export const TRANSFORM_BYTES = 80;
/** Swatch, material, pattern and skin. */
const REFERENCES_BEFORE_COLOURS = 4;
export const COLOUR_BYTES = 32;
/** Ten doubles, seven empty references, eight floats, a byte. */
export const LEAST_INSTANCE_BYTES = TRANSFORM_BYTES + 7 * 8 + COLOUR_BYTES + 1;

/** The version that the subsystem writes. */
export function ownVersion({ cursor, version }: GameReader): number {
  return version.save >= SAVE.LightweightVersion ? cursor.i32() : LIGHTWEIGHT.first;
}

/** Moves to the colours of an instance; returns whether it has no swatch. @throws FormatError SHORT */
export function skipToColours(cursor: Cursor): boolean {
  cursor.take(TRANSFORM_BYTES);
  skipString(cursor);
  const noSwatch = skipStringIsEmpty(cursor);
  for (let i = 1; i < REFERENCES_BEFORE_COLOURS; i++) skipReference(cursor);
  return noSwatch;
}

/** Moves to the recipe of an instance; returns whether it has no swatch. @throws FormatError SHORT */
export function skipToRecipe(cursor: Cursor): boolean {
  const noSwatch = skipToColours(cursor);
  cursor.take(COLOUR_BYTES);
  skipReference(cursor);
  cursor.take(1);
  return noSwatch;
}

/**
 * Moves to what an instance ends with, after its paths; returns whether it is a removed one, which has no
 * swatch or no recipe.
 * @throws FormatError SHORT
 */
export function skipToTail(cursor: Cursor): boolean {
  const noSwatch = skipToRecipe(cursor);
  skipString(cursor);
  const noRecipe = skipStringIsEmpty(cursor);
  skipReference(cursor);
  return noSwatch || noRecipe;
}

/** Skips one instance; returns whether it is a removed one. @throws FormatError SHORT */
export function skipInstance(reader: GameReader, own: number): boolean {
  const isRemoved = skipToTail(reader.cursor);
  skipTail(reader, own);
  return isRemoved;
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
export function skipTail(reader: GameReader, own: number): void {
  if (own >= LIGHTWEIGHT.TypeSpecific) dynamicStruct(reader, 'typeSpecificData');
  if (own >= LIGHTWEIGHT.BuiltBy) builtBy.read(reader, undefined);
}

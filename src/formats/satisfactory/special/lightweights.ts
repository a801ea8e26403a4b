// Lightweight buildables (1.0 and later): walls, foundations and beams that are not objects in the file but
// rows, by class, in the data of one subsystem. Each becomes a node of its own class. Source:
// docs/formats/satisfactory.md#lightweight-buildables.

import type { Cursor } from '../../../bytes/cursor.ts';
import { floats } from '../../unreal/native/native.ts';
import { skipString, skipStringIsEmpty } from '../../unreal/texts/fstring.ts';
import type { GameReader } from '../structs/reader.ts';
import { dynamicStruct, playerInfoHandle } from '../structs/structs.ts';
import { LIGHTWEIGHT, SAVE } from '../versions.ts';

/** Quaternion, translation and scale, ten doubles at the start of an instance. */
export const TRANSFORM_BYTES = 80;
/** Swatch, material, pattern and skin. */
const REFERENCES_BEFORE_COLOURS = 4;
export const COLOUR_BYTES = 32;
/** Ten doubles, seven empty references, eight floats, a byte. */
export const LEAST_INSTANCE_BYTES = TRANSFORM_BYTES + 7 * 8 + COLOUR_BYTES + 1;

export interface LightweightVisitor {
  /** Called with the version that the subsystem writes. */
  version(own: number): void;
  /**
   * Called before the instances of a class: the visitor has to read the FString of its path at the cursor.
   */
  group(cursor: Cursor): void;
  /**
   * May read up to `count` instances by itself; the first has slot `slot` and is at the cursor. Returns how
   * many it read.
   */
  run(slot: number, count: number): number;
  /**
   * Called for instance `index` of the group, in the bytes from `at` to `end`. A tombstone is a removed one.
   */
  instance(index: number, at: number, end: number, tombstone: boolean): void;
}

/**
 * Walks the subsystem's data.
 *
 * Layout: [since LightweightVersion i32 version]; i32 classes; each: class reference, i32 n, n instances.
 * @throws FormatError SHORT, COUNT
 */
export function walkLightweights(reader: GameReader, visitor: LightweightVisitor): void {
  const { cursor } = reader;
  const own = ownVersion(reader);
  visitor.version(own);
  const groups = cursor.count(12, 'classes of lightweight buildables');
  for (let group = 0; group < groups; group++) {
    skipString(cursor);
    visitor.group(cursor);
    const count = cursor.count(LEAST_INSTANCE_BYTES, 'lightweight buildables');
    walkInstances(reader, own, 0, count, visitor);
  }
}

/** The version that the subsystem writes. */
export function ownVersion({ cursor, version }: GameReader): number {
  return version.save >= SAVE.LightweightVersion ? cursor.i32() : LIGHTWEIGHT.first;
}

/**
 * Walks `count` instances from the cursor on; the first has slot `first`.
 * @throws FormatError SHORT, COUNT
 */
export function walkInstances(
  reader: GameReader,
  own: number,
  first: number,
  count: number,
  visitor: LightweightVisitor,
): void {
  const { cursor } = reader;
  const end = first + count;
  for (let slot = first; slot < end; slot++) {
    slot += visitor.run(slot, end - slot);
    if (slot === end) break;
    const at = cursor.at;
    const tombstone = skipInstance(reader, own);
    visitor.instance(slot, at, cursor.at, tombstone);
  }
}

/** Skips one FString and returns whether it was empty. */
type SkipText = (cursor: Cursor) => boolean;

/** Moves to the colours of an instance; returns whether it has no swatch. @throws FormatError SHORT */
export function skipToColours(cursor: Cursor, skip: SkipText = skipStringIsEmpty): boolean {
  cursor.take(TRANSFORM_BYTES);
  skip(cursor);
  const noSwatch = skip(cursor);
  for (let i = 1; i < REFERENCES_BEFORE_COLOURS; i++) skipBoth(cursor, skip);
  return noSwatch;
}

/** Moves to the recipe of an instance; returns whether it has no swatch. @throws FormatError SHORT */
export function skipToRecipe(cursor: Cursor, skip: SkipText = skipStringIsEmpty): boolean {
  const noSwatch = skipToColours(cursor, skip);
  cursor.take(COLOUR_BYTES);
  skipBoth(cursor, skip);
  cursor.take(1);
  return noSwatch;
}

/**
 * Moves to what an instance ends with, after its paths; returns whether it is a removed one, which has no
 * swatch or no recipe.
 * @throws FormatError SHORT
 */
export function skipToTail(cursor: Cursor, skip: SkipText = skipStringIsEmpty): boolean {
  const noSwatch = skipToRecipe(cursor, skip);
  skip(cursor);
  const noRecipe = skip(cursor);
  skipBoth(cursor, skip);
  return noSwatch || noRecipe;
}

/** Skips a reference. */
function skipBoth(cursor: Cursor, skip: SkipText): void {
  skip(cursor);
  skip(cursor);
}

/** Skips one instance; returns whether it is a removed one. @throws FormatError SHORT */
function skipInstance(reader: GameReader, own: number): boolean {
  const isRemoved = skipToTail(reader.cursor);
  skipTail(reader, own);
  return isRemoved;
}

/**
 * One instance, field by field.
 *
 * Layout: quaternion, translation, scale (10 doubles); swatch, material, pattern, skin; primary and secondary
 * colour (8 f32); paint finish; u8 pattern rotation; recipe; blueprint proxy; [since TypeSpecific a
 * DynamicStruct]; [since BuiltBy a player handle].
 * Units: centimetres.
 */
export function lightweight(reader: GameReader, own: number): void {
  reader.cursor.take(TRANSFORM_BYTES);
  reader.reference('swatch');
  reader.reference('material');
  reader.reference('pattern');
  reader.reference('skin');
  for (const name of ['primaryColor', 'secondaryColor']) {
    reader.struct(name, () => floats(reader, 'R', 'G', 'B', 'A'));
  }
  reader.reference('paintFinish');
  reader.u8('patternRotation');
  reader.reference('builtWithRecipe');
  reader.reference('blueprintProxy');
  skipTail(reader, own);
}

/** Moves past what an instance ends with. @throws FormatError SHORT */
export function skipTail(reader: GameReader, own: number): void {
  if (own >= LIGHTWEIGHT.TypeSpecific) dynamicStruct(reader, 'typeSpecificData');
  if (own >= LIGHTWEIGHT.BuiltBy) reader.struct('builtBy', () => playerInfoHandle(reader));
}

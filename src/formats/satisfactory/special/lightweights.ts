// Lightweight buildables (1.0 and later): walls, foundations and beams that are not objects in the file but
// rows, by class, in the data of one subsystem. Each becomes a node of its own class. Source:
// docs/formats/satisfactory.md#lightweight-buildables.

import type { PropertyValue } from '../../../graph/values.ts';
import type { LabelNode } from '../../layout/labels.ts';
import { LaterLayout } from '../../unreal/native/native-layout.ts';
import { skipString, skipStringIsEmpty } from '../../unreal/texts/fstring.ts';
import type { GameLayout, GameScan, GameVisit } from '../structs/reader.ts';
import { skipReference } from '../structs/references.ts';
import { GAME_WORDS } from '../structs/structs.ts';
import { LIGHTWEIGHT, SAVE } from '../versions.ts';
import { COLOUR_BYTES, TRANSFORM_BYTES } from './instance-sizes.ts';

/** Swatch, material, pattern and skin. */
const REFERENCES_BEFORE_COLOURS = 4;

/** The version that the subsystem writes. */
export function ownVersion({ cursor, version }: GameVisit): number {
  return version.save >= SAVE.LightweightVersion ? cursor.i32() : LIGHTWEIGHT.first;
}

/** Skips one instance; returns whether it is a removed one, which has no swatch or no recipe. @throws FormatError SHORT */
export function skipInstance(scan: GameScan, own: number): boolean {
  const { cursor } = scan;
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
  layoutOf(own).tail.fields(scan, scan.nativeLabels);
  return noSwatch || noRecipe;
}

const BEFORE_TAIL = [
  'swatch: ref, material: ref, pattern: ref, skin: ref, primaryColor: rgba, secondaryColor: rgba,',
  'paintFinish: ref, patternRotation: u8, builtWithRecipe: ref, blueprintProxy: ref,',
];

/** By the version that the subsystem writes. */
const LAYOUTS = [
  [],
  ['typeSpecificData: dynamic,'],
  ['typeSpecificData: dynamic, builtBy: playerHandle'],
].map((tail) => ({
  tail: new LaterLayout(tail, GAME_WORDS),
  whole: new LaterLayout([...BEFORE_TAIL, ...tail], GAME_WORDS),
}));

function layoutOf(own: number): { readonly tail: GameLayout; readonly whole: GameLayout } {
  return LAYOUTS[own >= LIGHTWEIGHT.BuiltBy ? 2 : own >= LIGHTWEIGHT.TypeSpecific ? 1 : 0]!;
}

/** Names of its fields in lower case. */
export function lightweightNames(): ReadonlySet<string> {
  return layoutOf(LIGHTWEIGHT.BuiltBy).whole.names!;
}

/**
 * One instance, field by field: quaternion, translation, scale (10 doubles), and what its layout says. Units: centimetres.
 */
export function lightweight(visit: GameVisit, label: LabelNode, own: number): readonly PropertyValue[] {
  visit.cursor.take(TRANSFORM_BYTES);
  return layoutOf(own).whole.fields(visit, label);
}

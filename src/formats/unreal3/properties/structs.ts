// Structs stored without tags, as fields in a fixed order. Whether a struct value has tags is found by trial;
// only those without are looked up here. Source: docs/formats/unreal3.md, section on structs.

import { plain } from '../../layout/field.ts';
import { type LayoutWords, parseLayout } from '../../layout/layout-text.ts';
import { elementOf, listOf } from '../../layout/lists.ts';
import { fieldsInOrder } from '../../layout/sequence.ts';
import type { Layout } from '../file/layout.ts';
import { readGuid } from '../tables/summary.ts';
import { BYTE, FLOAT, INT, OBJECT } from './plain-values.ts';
import type { PropertyField } from './property-visit.ts';

const STRUCTS: Readonly<Record<string, string>> = {
  Vector: 'X: f32, Y: f32, Z: f32',
  Rotator: 'Pitch: angle, Yaw: angle, Roll: angle',
  Color: 'B: u8, G: u8, R: u8, A: u8',
  LinearColor: 'R: f32, G: f32, B: f32, A: f32',
  Guid: ': guid',
  Vector2D: 'X: f32, Y: f32',
  Vector4: 'X: f32, Y: f32, Z: f32, W: f32',
  Quat: 'X: f32, Y: f32, Z: f32, W: f32',
  // Stored as X Y Z W here; in tagged planes the tags name the fields.
  Plane: 'X: f32, Y: f32, Z: f32, W: f32',
  Matrix: 'XPlane: Plane, YPlane: Plane, ZPlane: Plane, WPlane: Plane',
  Box: 'Min: Vector, Max: Vector, IsValid: u8',
  IntPoint: 'X: i32, Y: i32',
  BioRwBox: 'Min: Vector, Max: Vector, IsValid: u8',
  RwVector3: 'X: f32, Y: f32, Z: f32',
};
/** Structs that only the cooker stores this way. */
const COOKED_STRUCTS: typeof STRUCTS = {
  ActorReference: 'Actor: object, Guid: guid',
  NavReference: 'Nav: object, Guid: guid',
  CoverInfo: 'Link: object, SlotIdx: i32',
};

const TYPES: ReadonlyMap<string, PropertyField> = new Map([
  ...Object.entries({ f32: FLOAT, i32: INT, u8: BYTE, object: OBJECT }),
  ['guid', plain('', 'Guid', 16, readGuid)],
  ['angle', plain('', FLOAT.type, 4, (cursor) => degrees(cursor.i32()))],
]);
const WORDS: LayoutWords<PropertyField> = {
  struct: fieldsInOrder,
  list: listOf,
  type(word, name) {
    const type = TYPES.get(word) ?? (STRUCTS[word] && { ...layoutOf(STRUCTS[word]), type: word });
    return type ? { ...type, name } : undefined;
  },
};

function layoutOf(text: string): PropertyField {
  return elementOf(parseLayout(text, WORDS)!);
}

function byLowerName(structs: typeof STRUCTS): ReadonlyMap<string, PropertyField> {
  return new Map(Object.entries(structs).map(([name, text]) => [name.toLowerCase(), layoutOf(text)]));
}

const ALWAYS = byLowerName(STRUCTS);
const COOKED = byLowerName(COOKED_STRUCTS);

/** The layout of a struct of this size without tags; undefined when it is not known. */
export function binaryStruct(lowerName: string, size: number, { cooked }: Layout): PropertyField | undefined {
  const known = ALWAYS.get(lowerName) ?? (cooked ? COOKED.get(lowerName) : undefined);
  return known?.size === size ? known : undefined;
}

/** Converts an angle of 65536 units per turn to degrees. */
export function degrees(units: number): number {
  return (units * 360) / 65536;
}

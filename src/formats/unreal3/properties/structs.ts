// Structs stored without tags, as fields in a fixed order. Whether a struct value has tags is found by trial;
// only those without are looked up here. Source: docs/formats/unreal3.md, section on structs.

import type { Layout } from '../file/layout.ts';

/** f float, i int32, b byte, o object index, g GUID of four words, r int32 angle (65536 is a full turn). */
type FieldKind = 'f' | 'i' | 'b' | 'o' | 'g' | 'r';

export interface BinaryField {
  readonly name: string;
  readonly kind: FieldKind | BinaryStruct;
}

export interface BinaryStruct {
  readonly name: string;
  readonly size: number;
  readonly fields: readonly BinaryField[];
  /** Whether it holds object indices. */
  readonly references: boolean;
  /** Whether only the cooker stores it this way. */
  readonly cookedOnly: boolean;
}

const SIZE = { f: 4, i: 4, b: 1, o: 4, g: 16, r: 4 } as const;

function struct(
  name: string,
  fields: Readonly<Record<string, FieldKind | BinaryStruct>>,
  cookedOnly = false,
): BinaryStruct {
  const list = Object.entries(fields).map(([field, kind]) => ({ name: field, kind }));
  const size = list.reduce((sum, { kind }) => sum + fieldSize(kind), 0);
  const references = list.some(({ kind }) => (typeof kind === 'string' ? kind === 'o' : kind.references));
  return { name, size, fields: list, references, cookedOnly };
}

const vector = struct('Vector', { X: 'f', Y: 'f', Z: 'f' });
/** Stored as X Y Z W here; in tagged planes the tags name the fields. */
const plane = struct('Plane', { X: 'f', Y: 'f', Z: 'f', W: 'f' });
const box = { Min: vector, Max: vector, IsValid: 'b' } as const;

const STRUCTS: readonly BinaryStruct[] = [
  vector,
  struct('Rotator', { Pitch: 'r', Yaw: 'r', Roll: 'r' }),
  struct('Color', { B: 'b', G: 'b', R: 'b', A: 'b' }),
  struct('LinearColor', { R: 'f', G: 'f', B: 'f', A: 'f' }),
  struct('Guid', { Guid: 'g' }),
  struct('Vector2D', { X: 'f', Y: 'f' }),
  struct('Vector4', { X: 'f', Y: 'f', Z: 'f', W: 'f' }),
  struct('Quat', { X: 'f', Y: 'f', Z: 'f', W: 'f' }),
  plane,
  struct('Matrix', { XPlane: plane, YPlane: plane, ZPlane: plane, WPlane: plane }),
  struct('Box', box),
  struct('IntPoint', { X: 'i', Y: 'i' }),
  struct('BioRwBox', box),
  struct('RwVector3', { X: 'f', Y: 'f', Z: 'f' }),
  struct('ActorReference', { Actor: 'o', Guid: 'g' }, true),
  struct('NavReference', { Nav: 'o', Guid: 'g' }, true),
  struct('CoverInfo', { Link: 'o', SlotIdx: 'i' }, true),
];
const BY_NAME: ReadonlyMap<string, BinaryStruct> = new Map(
  STRUCTS.map((known) => [known.name.toLowerCase(), known]),
);

export function fieldSize(kind: BinaryField['kind']): number {
  return typeof kind === 'string' ? SIZE[kind] : kind.size;
}

/** The layout of a struct of this size without tags; undefined when it is not known. */
export function binaryStruct(lowerName: string, size: number, layout: Layout): BinaryStruct | undefined {
  const known = BY_NAME.get(lowerName);
  return known && known.size === size && (layout.cooked || !known.cookedOnly) ? known : undefined;
}

/** The size of a struct that may occur in an array without tags. */
export function binarySize(lowerName: string, layout: Layout): number | undefined {
  const known = BY_NAME.get(lowerName);
  return known && (layout.cooked || !known.cookedOnly) ? known.size : undefined;
}

/** Converts an angle of 65536 units per turn to degrees. */
export function degrees(units: number): number {
  return (units * 360) / 65536;
}

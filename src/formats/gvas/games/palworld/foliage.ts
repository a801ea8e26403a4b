// Palworld: trees and the like that players damaged. Places are packed as the engine packs them for the
// network. Source: docs/formats/gvas.md#packed-structs.

import type { Cursor } from '../../../../bytes/cursor.ts';
import type { PropertyValue } from '../../../../graph/values.ts';
import { placed } from '../../../layout/field.ts';
import type { NativeVisit } from '../../../unreal/native/native-visit.ts';
import type { PackedStruct } from '../../structs/packed-struct.ts';
import { END, layout } from './parts.ts';

const AXES = ['X', 'Y', 'Z'] as const;

export const foliageModel: PackedStruct = layout(
  'ModelId: string, FoliagePresetType: u8, CellCoord: (X: i64, Y: i64, Z: i64), : end',
);

const DEGREES_EACH = 360 / 65_536;
const BITS_MASK = 63;
/** Coordinates with more bits are doubles. */
const MOST_BITS = 32;

/** Bytes before the angles, and after the coordinates: in saves with versions also a time, and the end of a class. */
const GUID_BYTES = 16;
const BEHIND_BYTES = 8;
const TIME_BYTES = 8;

export const foliageInstance: PackedStruct = {
  ...layout(
    [
      'ModelInstanceId: guid, WorldTransform: (Rotator: (: rotator), Location: (: location), ScaleX: f32),',
      'Hp: i32, {versioned} unknownTime: i64, : end',
    ],
    { words: { rotator, location } },
  ),
  least: 35,
  fits: isInstance,
  place: placeOfInstance,
};

function rotator({ cursor }: NativeVisit): PropertyValue[] {
  return ['Pitch', 'Yaw', 'Roll'].map((name) => placed(cursor, cursor.at, name, 'computed', angle(cursor)));
}

function location({ cursor }: NativeVisit): PropertyValue[] {
  const bits = cursor.i32() & BITS_MASK;
  if (bits === 0 || bits > MOST_BITS) throw cursor.error('VALUE', 'packed coordinates', `${bits} bits`);
  return AXES.map((axis) => placed(cursor, cursor.at, axis, 'computed', coordinate(cursor, bits)));
}

/** A world has tens of thousands, and their only GUID is the record's own. */
function isInstance(view: DataView, start: number, size: number): boolean {
  const at = placePackedAt(view, start);
  if (at < 0) return false;
  const bits = view.getInt32(at, true) & BITS_MASK;
  if (bits === 0 || bits > MOST_BITS) return false;
  const end = at + 4 + 3 * Math.ceil(bits / 8) + BEHIND_BYTES;
  const left = start + size - end;
  return left === 0 || left === TIME_BYTES || left === TIME_BYTES + END;
}

/** Offset of the number of bits, after the angles; -1 if they are not angles. */
function placePackedAt(view: DataView, start: number): number {
  let at = start + GUID_BYTES;
  for (let angles = 0; angles < 3; angles++) {
    const has = view.getUint8(at);
    if (has > 1) return -1;
    at += has === 1 ? 3 : 1;
  }
  return at;
}

function placeOfInstance(view: DataView, start: number, into: Float64Array): void {
  const at = placePackedAt(view, start);
  const bits = view.getInt32(at, true) & BITS_MASK;
  const size = Math.ceil(bits / 8);
  for (let axis = 0; axis < 3; axis++) into[axis] = packedNumber(view, at + 4 + axis * size, bits);
}

function angle(cursor: Cursor): number {
  const has = cursor.u8();
  if (has > 1) throw cursor.error('VALUE', '0 or 1', String(has));
  return has === 1 ? cursor.u16() * DEGREES_EACH : 0;
}

function coordinate(cursor: Cursor, bits: number): number {
  return packedNumber(cursor.view, cursor.take(Math.ceil(bits / 8)), bits);
}

/** A signed number of `bits` bits, in whole bytes. */
function packedNumber(view: DataView, at: number, bits: number): number {
  let value = 0;
  for (let byte = 0; byte * 8 < bits; byte++) value += view.getUint8(at + byte) * 2 ** (byte * 8);
  const range = 2 ** bits;
  value %= range;
  return value >= range / 2 ? value - range : value;
}

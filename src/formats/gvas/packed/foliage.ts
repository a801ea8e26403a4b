// Palworld: trees and the like that players damaged. Places are packed as the engine does it for the network.
// Source: docs/formats/gvas.md#packed-structs.

import type { Cursor } from '../../../bytes/cursor.ts';
import { levelEnd, type PackedStruct, zeros } from './packed-struct.ts';

export const foliageModel: PackedStruct = {
  least: 29,
  read: (reader, place) => {
    reader.string('ModelId');
    reader.u8('FoliagePresetType');
    reader.struct('CellCoord', () => {
      for (const axis of ['X', 'Y', 'Z']) reader.i64(axis);
    });
    levelEnd(reader, place);
  },
};

const DEGREES_EACH = 360 / 65_536;
const BITS_MASK = 63;
/** Coordinates of more bits are doubles. */
const MOST_BITS = 32;
const AXES = ['X', 'Y', 'Z'] as const;

export const foliageInstance: PackedStruct = {
  least: 35,
  read: (reader, place) => {
    const { cursor } = reader;
    reader.guid('ModelInstanceId');
    reader.struct('WorldTransform', () => {
      reader.struct('Rotator', () => {
        for (const name of ['Pitch', 'Yaw', 'Roll']) reader.computed(name, () => angle(cursor));
      });
      reader.struct('Location', () => {
        const bits = cursor.i32() & BITS_MASK;
        if (bits === 0 || bits > MOST_BITS) throw cursor.error('VALUE', 'packed coordinates', `${bits} bits`);
        for (const axis of AXES) reader.computed(axis, () => coordinate(cursor, bits));
      });
      reader.f32('ScaleX');
    });
    reader.i32('Hp');
    if (place.isVersioned) zeros(reader, 8);
    levelEnd(reader, place);
  },
};

function angle(cursor: Cursor): number {
  const has = cursor.u8();
  if (has > 1) throw cursor.error('VALUE', '0 or 1', String(has));
  return has === 1 ? cursor.u16() * DEGREES_EACH : 0;
}

/** A signed number of `bits` bits, in whole bytes. */
function coordinate(cursor: Cursor, bits: number): number {
  let value = 0;
  for (let byte = 0; byte * 8 < bits; byte++) value += cursor.u8() * 2 ** (byte * 8);
  const range = 2 ** bits;
  value %= range;
  return value >= range / 2 ? value - range : value;
}

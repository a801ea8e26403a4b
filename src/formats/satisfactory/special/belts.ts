// Class-specific data of conveyor belts and of the chains that hold their items since 1.0.
// Source: docs/formats/satisfactory.md#class-specific-data.

import { doubles, floats } from '../../unreal/native/native.ts';
import type { GameReader } from '../structs/reader.ts';
import { inventoryItem } from '../structs/structs.ts';

/**
 * Build_ConveyorBeltMk1-6, Build_ConveyorLiftMk1-6: items, each an InventoryItem and its offset (f32) from the
 * start of the belt in centimetres. Empty since 1.0.
 */
export function conveyor(reader: GameReader): void {
  reader.list('items', reader.cursor.count(16, 'belt items'), () => {
    reader.struct('item', () => inventoryItem(reader));
    reader.f32('offset');
  });
}

/**
 * FGConveyorChainActor and its replication variants.
 *
 * Layout: the last belt, the first (items flow from the last segment into segment 0); i32 n segments: chain,
 * belt, i32 n spline points of 9 doubles, 3 x f32, 3 x i32; f32 length; 3 x i32; items. Item indices count in
 * a ring of `maximumItems`. Units: centimetres.
 */
export function conveyorChain(reader: GameReader): void {
  const { cursor } = reader;
  reader.reference('lastBelt');
  reader.reference('firstBelt');
  reader.list('segments', cursor.count(44, 'segments'), () => {
    reader.reference('chain');
    reader.reference('belt');
    reader.list('splinePoints', cursor.count(72, 'spline points'), () => {
      for (const name of ['location', 'arriveTangent', 'leaveTangent']) {
        reader.struct(name, () => doubles(reader, 'X', 'Y', 'Z'));
      }
    });
    floats(reader, 'offsetAtStart', 'startsAtLength', 'endsAtLength');
    for (const name of ['firstItemIndex', 'lastItemIndex', 'indexInChain']) reader.i32(name);
  });
  reader.f32('totalLength');
  for (const name of ['maximumItems', 'leadItemIndex', 'tailItemIndex']) reader.i32(name);
  conveyor(reader);
}

// Palworld: what its packed structs share. Source: docs/formats/gvas.md#packed-structs.

import type { NativeReader } from '../../../unreal/native/native.ts';
import { type PackedPlace, smallNumbers, strings, zeros } from '../../packed/packed-struct.ts';
import { has } from './versions.ts';

/** Size of what every class writes after its own fields since 'classEnds': zeros. */
export const END = 4;

/** The ends of so many classes. */
export function endOf(place: PackedPlace, classes = 1): number {
  return has(place, 'classEnds') ? classes * END : 0;
}

/** The end of one class. */
export function classEnd(reader: NativeReader, place: PackedPlace): void {
  if (has(place, 'classEnds')) zeros(reader, END);
}

function playerAndInstance(reader: NativeReader): void {
  reader.guid('PlayerUId');
  reader.guid('InstanceId');
}

/** A character, identified by its player or by itself. */
export function individual(reader: NativeReader, name: string): void {
  reader.struct(name, playerAndInstance);
}

/** Size of an item without a name. */
const LEAST_ITEM = 36;

function dynamicId(reader: NativeReader): void {
  reader.guid('CreatedWorldId');
  reader.guid('LocalIdInCreatedWorld');
}

function staticAndDynamicId(reader: NativeReader): void {
  reader.string('StaticId');
  reader.struct('DynamicId', dynamicId);
}

export function itemId(reader: NativeReader, name: string): void {
  reader.struct(name, staticAndDynamicId);
}

function itemAndCount(reader: NativeReader): void {
  itemId(reader, 'ItemId');
  reader.i32('Num');
}

export function itemsAndCounts(reader: NativeReader, name: string): void {
  reader.list(name, reader.cursor.count(LEAST_ITEM + 4, 'items'), itemAndCount);
}

function allowed(reader: NativeReader): void {
  smallNumbers(reader, 'TypeA');
  smallNumbers(reader, 'TypeB');
  strings(reader, 'ItemStaticIds');
}

/** Which items may be put in. */
export function itemPermission(reader: NativeReader): void {
  reader.struct('Permission', allowed);
}

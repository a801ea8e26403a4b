// Class-specific data of trucks, cars, trains and drones.
// Source: docs/formats/satisfactory.md#class-specific-data.

import { reals } from '../../unreal/native/native.ts';
import type { GameReader } from '../structs/reader.ts';
import { SAVE } from '../versions.ts';

/** Physics state by bone. Units: centimetres, and centimetres per second. */
export function vehicle(reader: GameReader): void {
  const { cursor } = reader;
  reader.list('physics', cursor.count(57, 'bones'), () => {
    reader.string('bone');
    reader.struct('position', () => reals(reader, 'X', 'Y', 'Z'));
    reader.struct('rotation', () => reals(reader, 'X', 'Y', 'Z', 'W'));
    reader.struct('angularVelocity', () => reals(reader, 'X', 'Y', 'Z'));
    reader.struct('linearVelocity', () => reals(reader, 'X', 'Y', 'Z'));
    reader.u8('flags');
  });
}

/** BP_Locomotive, BP_FreightWagon: what they are coupled to. */
export function railVehicle(reader: GameReader): void {
  vehicle(reader);
  reader.reference('coupledFront');
  reader.reference('coupledBack');
}

/**
 * BP_DroneTransport: since DroneActions the current action and the queued ones, each a name and a property
 * list.
 */
export function drone(reader: GameReader): void {
  vehicle(reader);
  if (reader.version.save < SAVE.DroneActions) return;
  if (reader.bool32('hasActiveAction')) reader.struct('activeAction', () => action(reader));
  reader.list('queuedActions', reader.cursor.count(8, 'drone actions'), () => action(reader));
}

function action(reader: GameReader): void {
  reader.string('name');
  reader.properties('properties');
}

// Palworld: objects in the world, whether players built them or not. Source:
// docs/formats/gvas.md#packed-structs.

import type { NativeReader } from '../../../unreal/native/native.ts';
import { floats, ints, WHOLE } from '../../../unreal/native/native.ts';
import {
  type PackedStruct,
  smallNumbers,
  transform,
  translationAt,
  zeros,
} from '../../packed/packed-struct.ts';
import { baseCampModule } from './bases.ts';
import { classEnd, endOf } from './parts.ts';
import { has } from './versions.ts';

/** What precedes the transform: four GUIDs and hit points. */
const TRANSFORM_AT = 4 * 16 + 8;

export const model: PackedStruct = {
  least: 245,
  ids: ['InstanceId', 'ConcreteModelInstanceId'],
  place: (view, at, into) => translationAt(view, at + TRANSFORM_AT, into),
  read: (reader, place) => {
    reader.guid('InstanceId');
    reader.guid('ConcreteModelInstanceId');
    reader.guid('BaseCampIdBelongTo');
    reader.guid('GroupIdBelongTo');
    reader.numbers('Hp', 8, currentAndMost);
    transform(reader, 'InitialTransformCache');
    reader.guid('RepairWorkId');
    reader.guid('OwnerSpawnerLevelObjectInstanceId');
    reader.guid('OwnerInstanceId');
    reader.guid('BuildPlayerUId');
    reader.u8('InteractRestrictType');
    reader.struct('StageInstanceIdBelongTo', stage);
    reader.i64('CreatedAt');
    if (reader.cursor.left > endOf(place, 2)) reader.i64('unknownTime');
    zeros(reader, endOf(place, has(place, 'moreModelClasses') ? 2 : 1));
  },
};

function currentAndMost(reader: NativeReader): void {
  ints(reader, 'Current', 'Max');
}

function stage(reader: NativeReader): void {
  reader.guid('Id');
  reader.bool32('Valid');
}

export const buildProcess: PackedStruct = {
  least: 17,
  read: (reader, place) => {
    reader.u8('State');
    reader.guid('Id');
    classEnd(reader, place);
  },
};

/**
 * Four floats that are 1 in all files at hand, so white (a guess); objects that cannot be painted have none.
 */
export const paint: PackedStruct = {
  least: 24,
  read: (reader, place) => {
    reader.struct('Color', color);
    zeros(reader, 4);
    classEnd(reader, place);
  },
};

function color(reader: NativeReader): void {
  floats(reader, 'R', 'G', 'B', 'A');
}

/** What touches a foundation or wall, by side. */
export const connector: PackedStruct = {
  least: 9,
  read: (reader, place) => {
    reader.i32('SupportedLevel');
    reader.struct('Connect', anyPlace);
    classEnd(reader, place);
    if (reader.cursor.left === 0) return;
    // The number of sides is not stored; it depends on the kind. Pillars have an i32 0 of their own.
    const isPillar = place.isVersioned && PILLAR.test(place.sibling('MapObjectId') ?? '');
    const end = endOf(place) + (isPillar ? 4 : 0);
    reader.list('OtherConnectors', sidesUpTo(reader, end), side);
    zeros(reader, end);
  },
};

const PILLAR = /_pillar$/i;
const LEAST_CONNECTION = 17;

function anyPlace(reader: NativeReader): void {
  reader.u8('Index');
  connections(reader, 'AnyPlace');
}

function side(reader: NativeReader): void {
  reader.u8('Index');
  connections(reader, 'Connect');
}

function connections(reader: NativeReader, name: string): void {
  reader.list(name, reader.cursor.count(LEAST_CONNECTION, 'connections'), connection);
}

function connection(reader: NativeReader): void {
  reader.guid('ConnectToModelInstanceId');
  reader.u8('Index');
}

function sidesUpTo({ cursor }: NativeReader, end: number): number {
  const { at } = cursor;
  let sides = 0;
  for (; cursor.left > end; sides++) {
    cursor.skip(1);
    cursor.skip(cursor.count(LEAST_CONNECTION, 'connections') * LEAST_CONNECTION);
  }
  cursor.at = at;
  return sides;
}

const MODULE = 'EPalMapObjectConcreteModelModuleType::';

/** Layouts of modules, by their key in the map. */
const MODULES: ReadonlyMap<string, (reader: NativeReader) => void> = new Map([
  ['ItemContainer', itemContainerModule],
  ['CharacterContainer', (reader: NativeReader) => reader.guid('TargetContainerId')],
  ['Workee', (reader: NativeReader) => reader.guid('TargetWorkId')],
  ['Switch', (reader: NativeReader) => void reader.u8('SwitchState')],
  ['PasswordLock', passwordLock],
  ['GuildSecurity', (reader: NativeReader) => smallNumbers(reader, 'AllowedRoles')],
  ['RequireElementalAction', elementalAction],
]);

/** A part of a map object, or of a base. */
export const modelModule: PackedStruct = {
  least: 1,
  read: (reader, place) => {
    const read = place.key.startsWith(MODULE) ? MODULES.get(place.key.slice(MODULE.length)) : undefined;
    if (read) {
      read(reader);
      classEnd(reader, place);
    } else if (!baseCampModule(reader, place)) {
      throw reader.cursor.error('VALUE', 'a module that is known', place.key);
    }
  },
};

function itemContainerModule(reader: NativeReader): void {
  const { cursor } = reader;
  reader.guid('TargetContainerId');
  reader.list('SlotAttributeIndexes', cursor.count(5, 'attributes'), () => {
    reader.u8('Attribute');
    reader.list('Indexes', cursor.count(4, 'slots'), () => reader.i32(WHOLE));
  });
  smallNumbers(reader, 'AllSlotAttribute');
  reader.bool32('DropItemAtDisposed');
  reader.u8('UsageType');
}

function passwordLock(reader: NativeReader): void {
  reader.u8('LockState');
  reader.string('Password');
  reader.list('PlayerInfos', reader.cursor.count(24, 'players'), () => {
    reader.guid('PlayerUId');
    reader.i32('TryFailedCount');
    reader.bool32('TrySuccessCache');
  });
}

function elementalAction(reader: NativeReader): void {
  reader.string('UnlockItem');
  reader.opaque('unknownNumbers', 8);
}

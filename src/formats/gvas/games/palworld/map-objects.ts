// Palworld: objects in the world, whether players built them or not. Source:
// docs/formats/gvas.md#packed-structs.

import { type NativeReader, WHOLE } from '../../../unreal/native/native.ts';
import { type PackedPlace, type PackedStruct, translationAt, zeros } from '../../packed/packed-struct.ts';
import { BASE_MODULES } from './bases.ts';
import { endOf, type Layout, layout, list, struct, when } from './parts.ts';
import { has } from './versions.ts';

/** What precedes the transform: four GUIDs and hit points. */
const TRANSFORM_AT = 4 * 16 + 8;

export const model: PackedStruct = {
  least: 245,
  ids: ['InstanceId', 'ConcreteModelInstanceId'],
  place: (view, at, into) => translationAt(view, at + TRANSFORM_AT, into),
  read: layout(
    'guid InstanceId, guid ConcreteModelInstanceId, guid BaseCampIdBelongTo, guid GroupIdBelongTo',
    struct('Hp', 'i32 Current, i32 Max'),
    'transform InitialTransformCache, guid RepairWorkId, guid OwnerSpawnerLevelObjectInstanceId',
    'guid OwnerInstanceId, guid BuildPlayerUId, u8 InteractRestrictType',
    struct('StageInstanceIdBelongTo', 'guid Id, bool Valid'),
    'i64 CreatedAt',
    when(({ cursor }, place) => cursor.left > endOf(place, 2), 'i64 unknownTime'),
    (reader, place) => zeros(reader, endOf(place, has(place, 'moreModelClasses') ? 2 : 1)),
  ),
};

export const buildProcess: PackedStruct = { least: 17, read: layout('u8 State, guid Id, end') };

/**
 * Four floats that are 1 in all files at hand, so white (a guess); objects that cannot be painted have none.
 */
export const paint: PackedStruct = {
  least: 24,
  read: layout(struct('Color', 'f32 R, f32 G, f32 B, f32 A'), 'zeros, end'),
};

const LEAST_CONNECTION = 17;

function connections(name: string): Layout {
  return layout(
    'u8 Index',
    list(name, LEAST_CONNECTION, 'connections', 'guid ConnectToModelInstanceId, u8 Index'),
  );
}

const side = connections('Connect');

/** What touches a foundation or wall, by side. */
export const connector: PackedStruct = {
  least: 9,
  read: layout(
    'i32 SupportedLevel',
    struct('Connect', connections('AnyPlace')),
    'end',
    when(({ cursor }) => cursor.left > 0, otherSides),
  ),
};

const PILLAR = /_pillar$/i;

/** Their number is not stored; it depends on the kind. Pillars have an i32 0 of their own. */
function otherSides(reader: NativeReader, place: PackedPlace): void {
  const isPillar = place.isVersioned && PILLAR.test(place.sibling('MapObjectId') ?? '');
  const end = endOf(place) + (isPillar ? 4 : 0);
  reader.list('OtherConnectors', sidesUpTo(reader, end), () => side(reader, place));
  zeros(reader, end);
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
const indexes = (reader: NativeReader): void =>
  reader.list('Indexes', reader.cursor.count(4, 'slots'), () => reader.i32(WHOLE));

/** Layouts of modules of an object, by their key in the map. */
const MODULES: ReadonlyMap<string, Layout> = new Map([
  [
    'ItemContainer',
    layout(
      'guid TargetContainerId',
      list('SlotAttributeIndexes', 5, 'attributes', 'u8 Attribute', indexes),
      'u8s AllSlotAttribute, bool DropItemAtDisposed, u8 UsageType, end',
    ),
  ],
  ['CharacterContainer', layout('guid TargetContainerId, end')],
  ['Workee', layout('guid TargetWorkId, end')],
  ['Switch', layout('u8 SwitchState, end')],
  [
    'PasswordLock',
    layout(
      'u8 LockState, string Password',
      list('PlayerInfos', 24, 'players', 'guid PlayerUId, i32 TryFailedCount, bool TrySuccessCache'),
      'end',
    ),
  ],
  ['GuildSecurity', layout('u8s AllowedRoles, end')],
  ['RequireElementalAction', layout('string UnlockItem, opaque8 unknownNumbers, end')],
]);

/** A part of a map object, or of a base. */
export const modelModule: PackedStruct = {
  least: 1,
  read: (reader, place) => {
    const { key } = place;
    const read = key.startsWith(MODULE) ? MODULES.get(key.slice(MODULE.length)) : BASE_MODULES.get(key);
    if (!read) throw reader.cursor.error('VALUE', 'a module that is known', key);
    read(reader, place);
  },
};

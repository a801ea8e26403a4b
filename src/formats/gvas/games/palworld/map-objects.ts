// Palworld: objects in the world, whether players built them or not. Source: docs/formats/gvas.md#packed-structs.

import type { PropertyValue, Value } from '../../../../graph/values.ts';
import { list, placed } from '../../../layout/field.ts';
import type { LabelNode } from '../../../layout/labels.ts';
import type { NativeLayout, NativeVisit } from '../../../unreal/native/native-visit.ts';
import { namesOf, type PackedStruct, translationAt, zeros } from '../../structs/packed-struct.ts';
import { BASE_MODULES } from './bases.ts';
import { endOf, layout } from './parts.ts';

/** Bytes before the transform: four GUIDs and hit points. */
const TRANSFORM_AT = 4 * 16 + 8;

export const model: PackedStruct = {
  ...layout([
    'InstanceId: guid, ConcreteModelInstanceId: guid, BaseCampIdBelongTo: guid, GroupIdBelongTo: guid,',
    'Hp: (Current: i32, Max: i32), InitialTransformCache: transform, RepairWorkId: guid,',
    'OwnerSpawnerLevelObjectInstanceId: guid, OwnerInstanceId: guid, BuildPlayerUId: guid,',
    'InteractRestrictType: u8, StageInstanceIdBelongTo: (Id: guid, Valid: bool32), CreatedAt: i64,',
    '{leftBeforeEnds} unknownTime: i64, {moreModelClasses} : ends, {else} : end',
  ]),
  ids: ['InstanceId', 'ConcreteModelInstanceId'],
  place: (view, at, into) => translationAt(view, at + TRANSFORM_AT, into),
};

export const buildProcess: PackedStruct = layout('State: u8, Id: guid, : end');

/** Four floats that are 1 in all files at hand, so white (a guess); objects that cannot be painted have none. */
export const paint: PackedStruct = { ...layout('Color: rgba, : zeros, : end'), least: 24 };

const LEAST_CONNECTION = 17;
const CONNECTIONS = '[ConnectToModelInstanceId: guid, Index: u8]';
const side = layout(`Index: u8, Connect: ${CONNECTIONS}`);

/** Neighbours of a foundation or wall, by side. */
export const connector: PackedStruct = layout(
  `SupportedLevel: i32, Connect: (Index: u8, AnyPlace: ${CONNECTIONS}), : end, {left} OtherConnectors: otherSides`,
  { words: { otherSides } },
);

const PILLAR = /_pillar$/i;

/** Their number is not stored; it depends on the kind. Pillars have an i32 0 of their own. */
function otherSides(visit: NativeVisit, label: LabelNode, name: string): PropertyValue[] {
  const { cursor } = visit;
  const { at } = cursor;
  const place = visit.place!;
  const isPillar = place.isVersioned && PILLAR.test(place.sibling('MapObjectId') ?? '');
  const end = endOf(visit) + (isPillar ? 4 : 0);
  const sides: Value[] = [];
  for (let left = sidesUpTo(visit, end); left > 0; left--)
    sides.push(side.value(visit, label.named(name).named('[]')));
  return [placed(cursor, at, name, 'list', list(sides)), ...zeros(visit, end)];
}

function sidesUpTo({ cursor }: NativeVisit, end: number): number {
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

/** Layouts of modules of an object, by their key in the map. */
const MODULES: ReadonlyMap<string, NativeLayout> = new Map(
  Object.entries({
    ItemContainer: [
      'TargetContainerId: guid, SlotAttributeIndexes: [Attribute: u8, Indexes: [i32]],',
      'AllSlotAttribute: [u8], DropItemAtDisposed: bool32, UsageType: u8, : end',
    ],
    CharacterContainer: 'TargetContainerId: guid, : end',
    Workee: 'TargetWorkId: guid, : end',
    Switch: 'SwitchState: u8, : end',
    PasswordLock: [
      'LockState: u8, Password: string,',
      'PlayerInfos: [PlayerUId: guid, TryFailedCount: i32, TrySuccessCache: bool32], : end',
    ],
    GuildSecurity: 'AllowedRoles: [u8], : end',
    RequireElementalAction: 'UnlockItem: string, unknownNumbers: bytes<8>, : end',
  }).map(([key, text]) => [key, layout(text)]),
);

/** A part of a map object, or of a base. */
export const modelModule: PackedStruct = {
  least: 1,
  names: namesOf([...MODULES.values(), ...BASE_MODULES.values()]),
  form: (visit) => {
    const { key } = visit.place!;
    const known = key.startsWith(MODULE) ? MODULES.get(key.slice(MODULE.length)) : BASE_MODULES.get(key);
    if (!known) throw visit.cursor.error('VALUE', 'a module that is known', key);
    return known.form(visit);
  },
};

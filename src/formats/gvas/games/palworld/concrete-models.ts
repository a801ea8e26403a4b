// Palworld: what map objects do, by kind. No bytes say which of the game's classes wrote them, but names of
// objects do. Source: docs/formats/gvas.md#packed-structs.

import type { LayoutText } from '../../../layout/layout-text.ts';
import type { NativeWord } from '../../../unreal/native/native-layout.ts';
import type { NativeLayout } from '../../../unreal/native/native-visit.ts';
import { type PackedStruct, propertyList } from '../../structs/packed-struct.ts';
import { endOf, layout } from './parts.ts';

const PICKUP = 'AutoPickedUp: bool32, {classEnds} (PickupablePlayerUId: guid, : end)';

/** By pattern for the start of the object's name, in lower case; the first match counts. */
const LAYOUTS: readonly (readonly [RegExp, LayoutText])[] = [
  [/^pickupitem_|^treasurebox_visiblecontent/, PICKUP],
  [/^treasurebox/, 'TreasureGradeType: u8'],
  [/^damagable/, 'DropItemInfos: stacks, {versioned} (: zeros, : end)'],
  [/^palegg/, PICKUP],
  [/^commondropitem3d$/, [PICKUP, ', ItemId: item']],
  [
    /^(workbench|blastfurnace|campfire|cookingstove|compositedesk|(electric|hightech|huge)kitchen|factory_|medicinefacility_|spherefactory_|weaponfactory_|(ice|wood)?crusher|flourmill)/,
    [
      'CurrentRecipeId: string, RemainProductNum: i32, RequestedProductNum: i32,',
      'WorkSpeedAdditionalRate: f32, {versioned} : zeros',
    ],
  ],
  [
    /^farmblockv2_/,
    [
      'CropDataId: string, CurrentState: u8, CropProgressRateValue: f32, WaterStackRateValue: f32,',
      '{leftForTwo} StateMachine: (GrowupRequiredTime: f32, GrowupProgressTime: f32), : end',
    ],
  ],
  [/^palboxv2$/, 'BaseCampId: guid'],
  [
    /^(electric)?hatchingpalegg$/,
    'HatchedCharacterSaveParameter: hatched, CurrentPalEggTempDiff: i32, HatchedCharacterGuid: guid',
  ],
  [
    /^(itemchest|coolerbox$|refrigerator$|container01_iron$|barrel_wood$|box_wood$|box0[12]_iron$|tansu$|shelf(?!_hang02))/,
    '{versioned} PrivateLockPlayerUId: guid',
  ],
  [/^(signboard|wallsignboard|headstone)$/, 'SignboardText: string, {versioned} LastModifiedPlayerUId: guid'],
  [
    /^(stonepit|stationdeforest|copperpit|coalpit|crystalpit|quartzpit|sulfurpit|oilpump|woodcreator|well)/,
    'WorkSpeedAdditionalRate: f32, ProductItemId: string',
  ],
  [
    /^breedfarm$/,
    [
      'SpawnedEggInstanceIds: [guid], : end, {left} (',
      'LastProceedWorkerIndividualIds: [PlayerUId: guid, InstanceId: guid], TargetBreedItemIds: [string])',
    ],
  ],
  [/^(torch|walltorch)$/, 'ExtinctionDateTime: i64'],
  [/^(manual)?electricgenerator/, 'StoredEnergyAmount: f32'],
  [/^deathpenaltychest$/, 'OwnerPlayerUId: guid, {versioned} CreatedAt: i64'],
];

export const concreteModel: PackedStruct = {
  least: 32,
  names: null,
  ofRecord: ['InstanceId', 'ModelInstanceId'],
  form: (visit) => layoutOf(visit.place!.sibling('MapObjectId') ?? '').form(visit),
};

/** By name, as they are met: a world has thousands of objects of some hundred kinds. */
const known = new Map<string, NativeLayout>();
const MOST_KNOWN = 1000;

function layoutOf(name: string): NativeLayout {
  let found = known.get(name);
  if (found === undefined) {
    const wanted = name.toLowerCase();
    const own = LAYOUTS.find(([beginning]) => beginning.test(wanted))?.[1] ?? ': unknown';
    const text = ['InstanceId: guid, ModelInstanceId: guid, : end,', own, ', {left} : end'].flat();
    found = layout(text, { words: { hatched } });
    if (known.size < MOST_KNOWN) known.set(name, found);
  }
  return found;
}

const hatched: NativeWord = (visit, label, name) => propertyList(visit, label, name, 20 + endOf(visit));

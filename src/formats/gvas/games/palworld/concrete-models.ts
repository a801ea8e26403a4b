// Palworld: what map objects do, by kind. No bytes say which of the game's classes wrote them, but names of
// objects do. Source: docs/formats/gvas.md#packed-structs.

import type { LayoutText } from '../../../layout/layout-text.ts';
import type { NativeReader } from '../../../unreal/native/native.ts';
import { type PackedPlace, type PackedStruct, readPropertyList, rest } from '../../packed/packed-struct.ts';
import { endOf, type Layout, layout } from './parts.ts';

const PICKUP = 'AutoPickedUp: bool, {classEnds} (PickupablePlayerUId: guid, : end)';

/** By pattern for the start of the object's name, in lower case; the first match counts. */
const LAYOUTS: readonly (readonly [RegExp, LayoutText])[] = [
  [/^pickupitem_|^treasurebox_visiblecontent/, PICKUP],
  [/^treasurebox/, 'TreasureGradeType: u8'],
  [/^damagable/, 'DropItemInfos: stacks, {versioned} (: zeros, : end)'],
  [/^palegg/, PICKUP],
  [/^commondropitem3d$/, [PICKUP, ', ItemId: item']],
  [
    /^(workbench|blastfurnace|campfire|cookingstove|electrickitchen|hightechkitchen|factory_|medicinefacility_|spherefactory_|weaponfactory_|crusher|woodcrusher|flourmill)/,
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
    /^hatchingpalegg$/,
    'HatchedCharacterSaveParameter: hatched, CurrentPalEggTempDiff: i32, HatchedCharacterGuid: guid',
  ],
  [/^(itemchest|coolerbox$|refrigerator$|container01_iron$)/, '{versioned} PrivateLockPlayerUId: guid'],
  [/^signboard$/, 'SignboardText: string, {versioned} LastModifiedPlayerUId: guid'],
  [
    /^(stonepit|stationdeforest|copperpit|coalpit|well)/,
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
  [/^electricgenerator/, 'StoredEnergyAmount: f32'],
  [/^deathpenaltychest$/, 'OwnerPlayerUId: guid, {versioned} CreatedAt: i64'],
];

const ids = layout('InstanceId: guid, ModelInstanceId: guid, : end');
const end = layout(': end');

export const concreteModel: PackedStruct = {
  least: 32,
  ofRecord: ['InstanceId', 'ModelInstanceId'],
  read: (reader, place) => {
    ids.read(reader, place);
    const known = layoutOf(place.sibling('MapObjectId') ?? '');
    if (known === null) rest(reader);
    else known.read(reader, place);
    if (reader.cursor.left > 0) end.read(reader, place);
  },
};

/** By name, as they are met: a world has thousands of objects of some hundred kinds. */
const known = new Map<string, Layout | null>();
const MOST_KNOWN = 1000;

function layoutOf(name: string): Layout | null {
  let found = known.get(name);
  if (found === undefined) {
    const wanted = name.toLowerCase();
    const text = LAYOUTS.find(([beginning]) => beginning.test(wanted))?.[1];
    found = text === undefined ? null : layout(text, { hatched });
    if (known.size < MOST_KNOWN) known.set(name, found);
  }
  return found;
}

function hatched(reader: NativeReader, name: string, place: PackedPlace): void {
  readPropertyList(reader, name, 20 + endOf(place));
}

// Palworld: what map objects do, by kind. No bytes say which of the game's classes wrote them, but names of
// objects do. Source: docs/formats/gvas.md#packed-structs.

import { type PackedStruct, readPropertyList, rest } from '../../packed/packed-struct.ts';
import { endOf, type Layout, layout, list, struct, versioned, when } from './parts.ts';
import { has } from './versions.ts';

const pickup = layout(
  'bool AutoPickedUp',
  when((_, place) => has(place, 'classEnds'), 'guid PickupablePlayerUId, end'),
);

/** By pattern for the start of the object's name, in lower case; the first match counts. */
const LAYOUTS: readonly (readonly [RegExp, Layout])[] = [
  [/^pickupitem_|^treasurebox_visiblecontent/, pickup],
  [/^treasurebox/, layout('u8 TreasureGradeType')],
  [/^damagable/, layout('stacks DropItemInfos', versioned('zeros, end'))],
  [/^palegg/, pickup],
  [/^commondropitem3d$/, layout(pickup, 'item ItemId')],
  [
    /^(workbench|blastfurnace|campfire|cookingstove|electrickitchen|hightechkitchen|factory_|medicinefacility_|spherefactory_|weaponfactory_|crusher|woodcrusher|flourmill)/,
    layout(
      'string CurrentRecipeId, i32 RemainProductNum, i32 RequestedProductNum, f32 WorkSpeedAdditionalRate',
      versioned('zeros'),
    ),
  ],
  [
    /^farmblockv2_/,
    layout(
      'string CropDataId, u8 CurrentState, f32 CropProgressRateValue, f32 WaterStackRateValue',
      when(
        ({ cursor }) => cursor.left >= 8,
        struct('StateMachine', 'f32 GrowupRequiredTime, f32 GrowupProgressTime'),
      ),
      'end',
    ),
  ],
  [/^palboxv2$/, layout('guid BaseCampId')],
  [
    /^hatchingpalegg$/,
    layout(
      (reader, place) => readPropertyList(reader, 'HatchedCharacterSaveParameter', 20 + endOf(place)),
      'i32 CurrentPalEggTempDiff, guid HatchedCharacterGuid',
    ),
  ],
  [/^(itemchest|coolerbox$|refrigerator$|container01_iron$)/, versioned('guid PrivateLockPlayerUId')],
  [/^signboard$/, layout('string SignboardText', versioned('guid LastModifiedPlayerUId'))],
  [
    /^(stonepit|stationdeforest|copperpit|coalpit|well)/,
    layout('f32 WorkSpeedAdditionalRate, string ProductItemId'),
  ],
  [
    /^breedfarm$/,
    layout(
      'guids SpawnedEggInstanceIds, end',
      when(
        ({ cursor }) => cursor.left > 0,
        list('LastProceedWorkerIndividualIds', 32, 'workers', 'guid PlayerUId, guid InstanceId'),
        'strings TargetBreedItemIds',
      ),
    ),
  ],
  [/^(torch|walltorch)$/, layout('i64 ExtinctionDateTime')],
  [/^electricgenerator/, layout('f32 StoredEnergyAmount')],
  [/^deathpenaltychest$/, layout('guid OwnerPlayerUId', versioned('i64 CreatedAt'))],
];

const ids = layout('guid InstanceId, guid ModelInstanceId, end');
const end = layout('end');

export const concreteModel: PackedStruct = {
  least: 32,
  ofRecord: ['InstanceId', 'ModelInstanceId'],
  read: (reader, place) => {
    ids(reader, place);
    const read = layoutOf(place.sibling('MapObjectId') ?? '');
    if (read === null) rest(reader);
    else read(reader, place);
    if (reader.cursor.left > 0) end(reader, place);
  },
};

/** By name, as they are met: a world has thousands of objects of some hundred kinds. */
const known = new Map<string, Layout | null>();
const MOST_KNOWN = 1000;

function layoutOf(name: string): Layout | null {
  let found = known.get(name);
  if (found === undefined) {
    const wanted = name.toLowerCase();
    found = LAYOUTS.find(([beginning]) => beginning.test(wanted))?.[1] ?? null;
    if (known.size < MOST_KNOWN) known.set(name, found);
  }
  return found;
}

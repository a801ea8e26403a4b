// Palworld: what map objects do, by kind. No bytes say which of the game's classes wrote them, but names of
// objects do. Source: docs/formats/gvas.md#packed-structs.

import type { NativeReader } from '../../../unreal/native/native.ts';
import {
  guids,
  type PackedPlace,
  type PackedStruct,
  rest,
  strings,
  zeros,
} from '../../packed/packed-struct.ts';
import { readPropertyList } from '../../packed/property-list.ts';
import { classEnd, endOf, itemId, itemsAndCounts } from './parts.ts';
import { has } from './versions.ts';

type Layout = (reader: NativeReader, place: PackedPlace) => void;

/** By pattern for the start of the object's name, in lower case; the first match counts. */
const LAYOUTS: readonly (readonly [RegExp, Layout])[] = [
  [/^pickupitem_|^treasurebox_visiblecontent/, pickup],
  [/^treasurebox/, treasureBox],
  [/^damagable/, drops],
  [/^palegg/, palEgg],
  [/^commondropitem3d$/, droppedItem],
  [
    /^(workbench|blastfurnace|campfire|cookingstove|electrickitchen|hightechkitchen|factory_|medicinefacility_|spherefactory_|weaponfactory_|crusher|woodcrusher|flourmill)/,
    convertItem,
  ],
  [/^farmblockv2_/, farmBlock],
  [/^palboxv2$/, (reader) => reader.guid('BaseCampId')],
  [/^hatchingpalegg$/, hatchingEgg],
  [/^(itemchest|coolerbox$|refrigerator$|container01_iron$)/, chest],
  [/^signboard$/, signboard],
  [/^(stonepit|stationdeforest|copperpit|coalpit|well)/, productItem],
  [/^breedfarm$/, breedFarm],
  [/^(torch|walltorch)$/, (reader) => reader.i64('ExtinctionDateTime')],
  [/^electricgenerator/, (reader) => reader.f32('StoredEnergyAmount')],
  [/^deathpenaltychest$/, deathPenalty],
];

export const concreteModel: PackedStruct = {
  least: 32,
  ofRecord: ['InstanceId', 'ModelInstanceId'],
  read: (reader, place) => {
    reader.guid('InstanceId');
    reader.guid('ModelInstanceId');
    classEnd(reader, place);
    const layout = layoutOf(place.sibling('MapObjectId') ?? '');
    if (layout === null) {
      rest(reader);
      return;
    }
    layout(reader, place);
    if (reader.cursor.left > 0) classEnd(reader, place);
  },
};

/** By name, as they are met: a world has thousands of objects of some hundred kinds. */
const known = new Map<string, Layout | null>();
const MOST_KNOWN = 1000;

function layoutOf(name: string): Layout | null {
  let layout = known.get(name);
  if (layout === undefined) {
    const wanted = name.toLowerCase();
    layout = LAYOUTS.find(([beginning]) => beginning.test(wanted))?.[1] ?? null;
    if (known.size < MOST_KNOWN) known.set(name, layout);
  }
  return layout;
}

function pickup(reader: NativeReader, place: PackedPlace): void {
  reader.bool32('AutoPickedUp');
  if (has(place, 'classEnds')) {
    reader.guid('PickupablePlayerUId');
    classEnd(reader, place);
  }
}

function droppedItem(reader: NativeReader, place: PackedPlace): void {
  pickup(reader, place);
  itemId(reader, 'ItemId');
}

function palEgg(reader: NativeReader, place: PackedPlace): void {
  pickup(reader, place);
}

function treasureBox(reader: NativeReader): void {
  reader.u8('TreasureGradeType');
}

function drops(reader: NativeReader, place: PackedPlace): void {
  itemsAndCounts(reader, 'DropItemInfos');
  if (!place.isVersioned) return;
  zeros(reader, 4);
  classEnd(reader, place);
}

function convertItem(reader: NativeReader, place: PackedPlace): void {
  reader.string('CurrentRecipeId');
  reader.i32('RemainProductNum');
  reader.i32('RequestedProductNum');
  reader.f32('WorkSpeedAdditionalRate');
  if (place.isVersioned) zeros(reader, 4);
}

function farmBlock(reader: NativeReader, place: PackedPlace): void {
  reader.string('CropDataId');
  reader.u8('CurrentState');
  reader.f32('CropProgressRateValue');
  reader.f32('WaterStackRateValue');
  if (reader.cursor.left >= 8) {
    reader.struct('StateMachine', () => {
      reader.f32('GrowupRequiredTime');
      reader.f32('GrowupProgressTime');
    });
  }
  classEnd(reader, place);
}

function hatchingEgg(reader: NativeReader, place: PackedPlace): void {
  readPropertyList(reader, 'HatchedCharacterSaveParameter', 20 + endOf(place));
  reader.i32('CurrentPalEggTempDiff');
  reader.guid('HatchedCharacterGuid');
}

function chest(reader: NativeReader, { isVersioned }: PackedPlace): void {
  if (isVersioned) reader.guid('PrivateLockPlayerUId');
}

function signboard(reader: NativeReader, { isVersioned }: PackedPlace): void {
  reader.string('SignboardText');
  if (isVersioned) reader.guid('LastModifiedPlayerUId');
}

function productItem(reader: NativeReader): void {
  reader.f32('WorkSpeedAdditionalRate');
  reader.string('ProductItemId');
}

function breedFarm(reader: NativeReader, place: PackedPlace): void {
  guids(reader, 'SpawnedEggInstanceIds');
  classEnd(reader, place);
  if (reader.cursor.left === 0) return;
  reader.list('LastProceedWorkerIndividualIds', reader.cursor.count(32, 'workers'), () => {
    reader.guid('PlayerUId');
    reader.guid('InstanceId');
  });
  strings(reader, 'TargetBreedItemIds');
}

function deathPenalty(reader: NativeReader, { isVersioned }: PackedPlace): void {
  reader.guid('OwnerPlayerUId');
  if (isVersioned) reader.i64('CreatedAt');
}

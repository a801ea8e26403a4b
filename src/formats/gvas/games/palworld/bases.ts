// Palworld: bases, and who works there on what. Source: docs/formats/gvas.md#packed-structs.

import type { NativeReader } from '../../../unreal/native/native.ts';
import { characterBytes } from '../../../unreal/texts/fstring.ts';
import {
  customVersions,
  guids,
  type PackedPlace,
  type PackedStruct,
  quat,
  rest,
  sized,
  transform,
  translationAt,
  vector,
  zeros,
} from '../../packed/packed-struct.ts';
import { classEnd, endOf, individual, itemsAndCounts } from './parts.ts';

const NAME_AT = 16;

export const baseCamp: PackedStruct = {
  least: 217,
  place: (view, at, into) => {
    const name = characterBytes(view.getInt32(at + NAME_AT, true));
    translationAt(view, at + NAME_AT + 4 + name + 1, into);
  },
  read: (reader, place) => {
    reader.guid('Id');
    reader.string('Name');
    reader.u8('State');
    transform(reader, 'Transform');
    reader.f32('AreaRange');
    reader.guid('GroupIdBelongTo');
    transform(reader, 'FastTravelLocalTransform');
    reader.guid('OwnerMapObjectInstanceId');
    classEnd(reader, place);
  },
};

export const workerDirector: PackedStruct = {
  least: 114,
  read: (reader, place) => {
    reader.guid('Id');
    transform(reader, 'SpawnTransform');
    reader.u8('CurrentOrderType');
    reader.u8('CurrentBattleType');
    reader.guid('ContainerId');
    classEnd(reader, place);
  },
};

export const workCollection: PackedStruct = {
  least: 20,
  read: (reader, place) => {
    reader.guid('Id');
    guids(reader, 'WorkIds');
    classEnd(reader, place);
  },
};

const TRANSPORT = 'EPalBaseCampModuleType::TransportItemDirector';
const PASSIVE_EFFECT = 'EPalBaseCampModuleType::PassiveEffect';
const WORK_HARD = 2;

/** False for an unknown module. */
export function baseCampModule(reader: NativeReader, place: PackedPlace): boolean {
  const { cursor } = reader;
  if (place.key === TRANSPORT) {
    reader.list('TransportItemCharacterInfos', cursor.count(28, 'transports'), () => {
      itemsAndCounts(reader, 'ItemInfos');
      vector(reader, 'CharacterLocation');
    });
    classEnd(reader, place);
    return true;
  }
  if (place.key !== PASSIVE_EFFECT) return false;
  reader.list('PassiveEffects', cursor.count(1, 'effects'), () => passiveEffect(reader, place));
  classEnd(reader, place);
  return true;
}

/** Since saves have versions, it is preceded by its size and has versions of its own. */
function passiveEffect(reader: NativeReader, place: PackedPlace): void {
  const type = reader.u8('Type');
  if (place.isVersioned) {
    sized(reader, 'an effect', () => (type === WORK_HARD ? workHard(reader, place) : rest(reader)));
    sized(reader, 'versions', () => customVersions(reader));
  } else if (type === WORK_HARD) workHard(reader, place);
}

function workHard(reader: NativeReader, place: PackedPlace): void {
  reader.u8('WorkHardType');
  zeros(reader, place.isVersioned ? endOf(place) : 4);
}

const WORK = 'EPalWorkableType::';
/**
 * Kinds of work that begin with what all work has in common. All but the first seven are from other readers.
 */
const BASED = new Set(
  [
    'Progress',
    'MonsterFarm',
    'OnlyJoin',
    'OnlyJoinAndWalkAround',
    'Repair',
    'Booth',
    'ReviveCharacter',
    'TransportItemInBaseCamp',
    'BootUp',
    'RemoveMapObjectEffect',
  ].map((kind) => WORK + kind),
);

export const work: PackedStruct = {
  least: 200,
  ids: ['Id'],
  read: (reader, place) => {
    const kind = place.sibling('WorkableType') ?? '';
    if (!BASED.has(kind)) throw reader.cursor.error('VALUE', 'a kind of work that is known', kind);
    workBase(reader);
    classEnd(reader, place);
    if (kind === `${WORK}Progress`) progress(reader, place);
    else if (kind === `${WORK}ReviveCharacter`) individual(reader, 'TargetIndividualId');
    workTransform(reader, place);
  },
};

function workBase(reader: NativeReader): void {
  const { cursor } = reader;
  reader.guid('Id');
  reader.struct('WorkableBounds', () => {
    vector(reader, 'Location');
    quat(reader, 'Rotation');
    reader.struct('BoxSphereBounds', () => {
      vector(reader, 'Origin');
      vector(reader, 'BoxExtent');
      reader.f64('SphereRadius');
    });
  });
  reader.guid('BaseCampIdBelongTo');
  reader.guid('OwnerMapObjectModelId');
  reader.guid('OwnerMapObjectConcreteModelId');
  reader.u8('CurrentState');
  reader.list('AssignLocations', cursor.count(48, 'places'), () => {
    vector(reader, 'Location');
    vector(reader, 'FacingDirection');
  });
  reader.u8('BehaviourType');
  reader.string('AssignDefineDataId');
  reader.u8('OverrideWorkType');
  reader.u8('AssignableFixedType');
  reader.bool32('AssignableOtomo');
  reader.bool32('CanTriggerWorkerEvent');
  reader.bool32('CanStealAssign');
}

function progress(reader: NativeReader, place: PackedPlace): void {
  reader.f32('RequiredWorkAmount');
  reader.i32('WorkExp');
  if (place.isVersioned) reader.u8('WorkExpCalcType');
  reader.f32('CurrentWorkAmount');
  reader.f32('AutoWorkSelfAmountBySec');
  classEnd(reader, place);
}

function workTransform(reader: NativeReader, place: PackedPlace): void {
  reader.struct('Transform', () => {
    const type = reader.u8('Type');
    if (type === 1) transform(reader, 'Transform');
    else if (type === 2) reader.guid('MapObjectInstanceId');
    else if (type === 3) individual(reader, 'IndividualId');
    else throw reader.cursor.error('VALUE', 'a kind of place from 1 to 3', String(type));
  });
  zeros(reader, endOf(place, 2));
}

/** Who is assigned to a work. */
export const workAssign: PackedStruct = {
  least: 58,
  read: (reader, place) => {
    reader.guid('Id');
    reader.i32('LocationIndex');
    reader.u8('AssignType');
    individual(reader, 'AssignedIndividualId');
    reader.u8('State');
    reader.bool32('Fixed');
    classEnd(reader, place);
  },
};

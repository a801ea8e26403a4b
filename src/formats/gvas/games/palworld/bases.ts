// Palworld: bases, and who works there on what. Source: docs/formats/gvas.md#packed-structs.

import type { NativeReader } from '../../../unreal/native/native.ts';
import { characterBytes } from '../../../unreal/texts/fstring.ts';
import {
  customVersions,
  type PackedPlace,
  type PackedStruct,
  rest,
  sized,
  translationAt,
  zeros,
} from '../../packed/packed-struct.ts';
import { endOf, type Layout, layout, list, struct, versioned } from './parts.ts';

const NAME_AT = 16;

export const baseCamp: PackedStruct = {
  least: 217,
  place: (view, at, into) => {
    const name = characterBytes(view.getInt32(at + NAME_AT, true));
    translationAt(view, at + NAME_AT + 4 + name + 1, into);
  },
  read: layout(
    'guid Id, string Name, u8 State, transform Transform, f32 AreaRange, guid GroupIdBelongTo',
    'transform FastTravelLocalTransform, guid OwnerMapObjectInstanceId, end',
  ),
};

export const workerDirector: PackedStruct = {
  least: 114,
  read: layout(
    'guid Id, transform SpawnTransform, u8 CurrentOrderType, u8 CurrentBattleType, guid ContainerId, end',
  ),
};

export const workCollection: PackedStruct = { least: 20, read: layout('guid Id, guids WorkIds, end') };

const ITEM_INFOS = 'stacks ItemInfos, vector CharacterLocation';

/** Layouts of modules of a base, by their key in the map. */
export const BASE_MODULES: ReadonlyMap<string, Layout> = new Map([
  [
    'EPalBaseCampModuleType::TransportItemDirector',
    layout(list('TransportItemCharacterInfos', 28, 'transports', ITEM_INFOS), 'end'),
  ],
  [
    'EPalBaseCampModuleType::PassiveEffect',
    layout(list('PassiveEffects', 1, 'effects', passiveEffect), 'end'),
  ],
]);

/** Since saves have versions, it is preceded by its size and has versions of its own. */
function passiveEffect(reader: NativeReader, place: PackedPlace): void {
  const isHard = reader.u8('Type') === 2;
  if (place.isVersioned) {
    sized(reader, 'an effect', () => (isHard ? workHard(reader, place) : rest(reader)));
    sized(reader, 'versions', () => customVersions(reader));
  } else if (isHard) workHard(reader, place);
}

function workHard(reader: NativeReader, place: PackedPlace): void {
  reader.u8('WorkHardType');
  zeros(reader, place.isVersioned ? endOf(place) : 4);
}

const WORK = 'EPalWorkableType::';
/** What kinds of work have behind what all have in common. All but the first seven are from other readers. */
const WORKS: ReadonlyMap<string, Layout> = new Map([
  [
    'Progress',
    layout(
      'f32 RequiredWorkAmount, i32 WorkExp',
      versioned('u8 WorkExpCalcType'),
      'f32 CurrentWorkAmount, f32 AutoWorkSelfAmountBySec, end',
    ),
  ],
  ['ReviveCharacter', layout('individual TargetIndividualId')],
  ...[
    'MonsterFarm',
    'OnlyJoin',
    'OnlyJoinAndWalkAround',
    'Repair',
    'Booth',
    'TransportItemInBaseCamp',
    'BootUp',
  ]
    .concat('RemoveMapObjectEffect')
    .map((kind): [string, Layout] => [kind, layout()]),
]);

export const work: PackedStruct = {
  least: 200,
  ids: ['Id'],
  read: (reader, place) => {
    const kind = place.sibling('WorkableType') ?? '';
    const more = kind.startsWith(WORK) ? WORKS.get(kind.slice(WORK.length)) : undefined;
    if (more === undefined) throw reader.cursor.error('VALUE', 'a kind of work that is known', kind);
    workBase(reader, place);
    more(reader, place);
    workPlace(reader, place);
  },
};

const workBase = layout(
  'guid Id',
  struct(
    'WorkableBounds',
    'vector Location, quat Rotation',
    struct('BoxSphereBounds', 'vector Origin, vector BoxExtent, f64 SphereRadius'),
  ),
  'guid BaseCampIdBelongTo, guid OwnerMapObjectModelId, guid OwnerMapObjectConcreteModelId, u8 CurrentState',
  list('AssignLocations', 48, 'places', 'vector Location, vector FacingDirection'),
  'u8 BehaviourType, string AssignDefineDataId, u8 OverrideWorkType, u8 AssignableFixedType',
  'bool AssignableOtomo, bool CanTriggerWorkerEvent, bool CanStealAssign, end',
);

/** By type. */
const PLACES: ReadonlyMap<number, Layout> = new Map([
  [1, layout('transform Transform')],
  [2, layout('guid MapObjectInstanceId')],
  [3, layout('individual IndividualId')],
]);

const workPlace = layout(
  struct('Transform', (reader, place) => {
    const type = reader.u8('Type');
    const read = PLACES.get(type);
    if (!read) throw reader.cursor.error('VALUE', 'a kind of place from 1 to 3', String(type));
    read(reader, place);
  }),
  (reader, place) => zeros(reader, endOf(place, 2)),
);

/** Who is assigned to a work. */
export const workAssign: PackedStruct = {
  least: 58,
  read: layout(
    'guid Id, i32 LocationIndex, u8 AssignType, individual AssignedIndividualId, u8 State, bool Fixed, end',
  ),
};

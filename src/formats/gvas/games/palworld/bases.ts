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
import { endOf, type Layout, layout } from './parts.ts';

const NAME_AT = 16;

export const baseCamp: PackedStruct = {
  ...layout([
    'Id: guid, Name: string, State: u8, Transform: transform, AreaRange: f32, GroupIdBelongTo: guid,',
    'FastTravelLocalTransform: transform, OwnerMapObjectInstanceId: guid, : end',
  ]),
  place: (view, at, into) => {
    const name = characterBytes(view.getInt32(at + NAME_AT, true));
    translationAt(view, at + NAME_AT + 4 + name + 1, into);
  },
};

export const workerDirector: PackedStruct = layout([
  'Id: guid, SpawnTransform: transform, CurrentOrderType: u8, CurrentBattleType: u8, ContainerId: guid, : end',
]);

export const workCollection: PackedStruct = layout('Id: guid, WorkIds: [guid], : end');

/** Layouts of modules of a base, by their key in the map. */
export const BASE_MODULES: ReadonlyMap<string, Layout> = new Map([
  [
    'EPalBaseCampModuleType::TransportItemDirector',
    layout('TransportItemCharacterInfos: [ItemInfos: stacks, CharacterLocation: vector], : end'),
  ],
  ['EPalBaseCampModuleType::PassiveEffect', layout('PassiveEffects: [effect], : end', { effect })],
]);

/** Since saves have versions, it is preceded by its size and has versions of its own. */
function effect(reader: NativeReader, _: string, place: PackedPlace): void {
  const isHard = reader.u8('Type') === 2;
  if (place.isVersioned) {
    sized(reader, 'an effect', () => (isHard ? workHard(reader, place) : rest(reader)));
    sized(reader, 'versions', () => customVersions(reader, undefined));
  } else if (isHard) workHard(reader, place);
}

function workHard(reader: NativeReader, place: PackedPlace): void {
  reader.u8('WorkHardType');
  zeros(reader, place.isVersioned ? endOf(place) : 4);
}

const WORK = 'EPalWorkableType::';
/** What all kinds of work begin with. */
const BEGINNING = [
  'Id: guid, WorkableBounds: (Location: vector, Rotation: quat,',
  'BoxSphereBounds: (Origin: vector, BoxExtent: vector, SphereRadius: f64)),',
  'BaseCampIdBelongTo: guid, OwnerMapObjectModelId: guid, OwnerMapObjectConcreteModelId: guid, CurrentState: u8,',
  'AssignLocations: [Location: vector, FacingDirection: vector],',
  'BehaviourType: u8, AssignDefineDataId: string, OverrideWorkType: u8, AssignableFixedType: u8,',
  'AssignableOtomo: bool, CanTriggerWorkerEvent: bool, CanStealAssign: bool, : end,',
];

/** A kind of work, with the fields that only it has. */
function workOf(own: string): Layout {
  return layout([...BEGINNING, own, 'Transform: (: place), : ends'], { place: workPlace });
}

const PLACES: readonly (Layout | undefined)[] = [
  undefined,
  layout('Transform: transform'),
  layout('MapObjectInstanceId: guid'),
  layout('IndividualId: individual'),
];

function workPlace(reader: NativeReader, _: string, place: PackedPlace): void {
  const type = reader.u8('Type');
  const known = PLACES[type];
  if (!known) throw reader.cursor.error('VALUE', 'a kind of place from 1 to 3', String(type));
  known.read(reader, place);
}

const PLAIN_WORK = workOf('');
/** By kind. All but the first seven are from other readers. */
const WORKS: ReadonlyMap<string, Layout> = new Map([
  [
    'Progress',
    workOf(
      'RequiredWorkAmount: f32, WorkExp: i32, {versioned} WorkExpCalcType: u8, CurrentWorkAmount: f32,' +
        'AutoWorkSelfAmountBySec: f32, : end,',
    ),
  ],
  ['ReviveCharacter', workOf('TargetIndividualId: individual,')],
  ...['MonsterFarm', 'OnlyJoin', 'OnlyJoinAndWalkAround', 'Repair', 'Booth']
    .concat('TransportItemInBaseCamp', 'BootUp', 'RemoveMapObjectEffect')
    .map((kind): [string, Layout] => [kind, PLAIN_WORK]),
]);

export const work: PackedStruct = {
  least: 200,
  ids: ['Id'],
  read: (reader, place) => {
    const kind = place.sibling('WorkableType') ?? '';
    const known = kind.startsWith(WORK) ? WORKS.get(kind.slice(WORK.length)) : undefined;
    if (!known) throw reader.cursor.error('VALUE', 'a kind of work that is known', kind);
    known.read(reader, place);
  },
};

/** Who is assigned to a work. */
export const workAssign: PackedStruct = layout(
  'Id: guid, LocationIndex: i32, AssignType: u8, AssignedIndividualId: individual, State: u8, Fixed: bool, : end',
);

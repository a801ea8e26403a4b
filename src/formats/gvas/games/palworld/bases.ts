// Palworld: bases, and who works there on what. Source: docs/formats/gvas.md#packed-structs.

import type { PropertyValue } from '../../../../graph/values.ts';
import { placed } from '../../../layout/field.ts';
import type { LabelNode } from '../../../layout/labels.ts';
import type { NativeLayout, NativeVisit } from '../../../unreal/native/native-visit.ts';
import { characterBytes } from '../../../unreal/texts/fstring.ts';
import {
  customVersions,
  namesOf,
  type PackedStruct,
  rest,
  sized,
  translationAt,
} from '../../structs/packed-struct.ts';
import { layout } from './parts.ts';

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
export const BASE_MODULES: ReadonlyMap<string, NativeLayout> = new Map([
  [
    'EPalBaseCampModuleType::TransportItemDirector',
    layout('TransportItemCharacterInfos: [ItemInfos: stacks, CharacterLocation: vector], : end'),
  ],
  ['EPalBaseCampModuleType::PassiveEffect', layout('PassiveEffects: [effect], : end', { words: { effect } })],
]);

/** Since saves have versions, it is preceded by its size and has versions of its own. */
function effect(visit: NativeVisit, label: LabelNode): PropertyValue[] {
  const { cursor } = visit;
  const type = placed(cursor, cursor.at, 'Type', 'u8', cursor.u8());
  const own = () => (type.value === 2 ? hardWork.fields(visit, label) : []);
  if (!visit.place!.isVersioned) return [type, ...own()];
  const fields = sized(visit, 'an effect', () => (type.value === 2 ? own() : rest(visit)));
  return [type, ...fields, ...sized(visit, 'versions', () => customVersions.fields(visit, label))];
}

const hardWork = layout('WorkHardType: u8, {versioned} : end, {else} : zeros');

const WORK = 'EPalWorkableType::';
/** The fields that all kinds of work begin with. */
const BEGINNING = [
  'Id: guid, WorkableBounds: (Location: vector, Rotation: quat,',
  'BoxSphereBounds: (Origin: vector, BoxExtent: vector, SphereRadius: f64)),',
  'BaseCampIdBelongTo: guid, OwnerMapObjectModelId: guid, OwnerMapObjectConcreteModelId: guid, CurrentState: u8,',
  'AssignLocations: [Location: vector, FacingDirection: vector],',
  'BehaviourType: u8, AssignDefineDataId: string, OverrideWorkType: u8, AssignableFixedType: u8,',
  'AssignableOtomo: bool32, CanTriggerWorkerEvent: bool32, CanStealAssign: bool32, : end,',
];

/** A kind of work, with the fields that only it has. */
function workOf(own: string): NativeLayout {
  return layout([...BEGINNING, own, 'Transform: (: place), : ends'], { words: { place: workPlace } });
}

const PLACES: readonly (NativeLayout | undefined)[] = [
  undefined,
  layout('Transform: transform'),
  layout('MapObjectInstanceId: guid'),
  layout('IndividualId: individual'),
];

function workPlace(visit: NativeVisit, label: LabelNode): PropertyValue[] {
  const { cursor } = visit;
  const type = cursor.u8();
  const known = PLACES[type];
  if (!known) throw cursor.error('VALUE', 'a kind of place from 1 to 3', String(type));
  return [placed(cursor, cursor.at - 1, 'Type', 'u8', type), ...known.fields(visit, label)];
}

const PLAIN_WORK = workOf('');
/** By kind. All but the first seven are from other readers. */
const WORKS: ReadonlyMap<string, NativeLayout> = new Map([
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
    .map((kind): [string, NativeLayout] => [kind, PLAIN_WORK]),
]);

export const work: PackedStruct = {
  least: 200,
  names: namesOf(WORKS.values()),
  ids: ['Id'],
  form: (visit) => {
    const kind = visit.place!.sibling('WorkableType') ?? '';
    const known = kind.startsWith(WORK) ? WORKS.get(kind.slice(WORK.length)) : undefined;
    if (!known) throw visit.cursor.error('VALUE', 'a kind of work that is known', kind);
    return known.form(visit);
  },
};

export const workAssign: PackedStruct = layout(
  'Id: guid, LocationIndex: i32, AssignType: u8, AssignedIndividualId: individual, State: u8, Fixed: bool32, : end',
);

// Structs that are binary instead of property lists, by name. Source:
// docs/formats/satisfactory.md#binary-structs; "mod" marks structs of mods.

import { hex } from '../../../bytes/text.ts';
import type { PropertyValue, Value } from '../../../graph/values.ts';
import { list, placed } from '../../layout/field.ts';
import type { LabelNode } from '../../layout/labels.ts';
import type { NativeStruct } from '../../unreal/game.ts';
import { ENGINE_PARTS, ENGINE_STRUCTS } from '../../unreal/native/engine-structs.ts';
import { type NativeWords, nativeStructs } from '../../unreal/native/native-layout.ts';
import { typedPayload } from '../../unreal/native/typed-payload.ts';
import { readString } from '../../unreal/texts/fstring.ts';
import { type BodyVersion, SAVE } from '../versions.ts';
import { files, slots, trace } from './ficsit-networks.ts';
import type { GameVisit } from './reader.ts';

/** The words of the game's layouts besides those of all native layouts. */
export const GAME_WORDS: NativeWords<BodyVersion> = {
  parts: {
    ...ENGINE_PARTS,
    point: '(X: f32, Y: f32, Z: f32)',
    // FInventoryItem
    item: '(ItemClass: ref, {ItemState+} ItemState: dynamic, {else} ItemState: ref)',
    // FPlayerInfoHandle: the index grew, and one development version wrote both twice.
    playerHandle: [
      '(Service: u8, {PlayerHandleTwice+} Index: i32, {else} Index: u8,',
      '{PlayerHandleTwice+ -PlayerHandleOnce} (ServiceAgain: u8, IndexAgain: i32))',
    ],
    luaHolds: 'Traces: [trace], References: [ref]',
  },
  words: {
    ...{ dynamic, account, netId, trace, slots, files, instances },
    payload: (visit, label) => typedPayload(visit, label, BINARY_STRUCTS),
    instance: (visit, label) => typedPayload(visit, label, BINARY_STRUCTS, false),
  },
  holds,
};

/**
 * A name of a step as `Name+` for versions from it on, `-Name` for those before it; that power lines may hold places; or
 * that the bool before it is set.
 */
function holds(condition: string): (visit: GameVisit) => boolean {
  if (condition === 'isSet') return ({ cursor }) => cursor.view.getInt32(cursor.at - 4, true) !== 0;
  // Blueprints and saves of the versions in between may have them or not; the remaining bytes decide.
  if (condition === 'wirePlaces') return ({ version, cursor }) => version.wirePlaces && cursor.left >= 24;
  let [first, end] = [0, Number.POSITIVE_INFINITY];
  for (const word of condition.split(' ')) {
    const step = SAVE[word.replace(/^-|\+$/, '') as keyof typeof SAVE];
    if (step === undefined) throw new SyntaxError(`"${word}" is no condition`);
    if (word.startsWith('-')) end = step;
    else first = step;
  }
  return ({ version }) => version.save >= first && version.save < end;
}

export const BINARY_STRUCTS: ReadonlyMap<string, NativeStruct<BodyVersion>> = nativeStructs(
  {
    ...ENGINE_STRUCTS,
    // Since UE 5.3; a byte is in front of it before.
    InstancedStruct: ': payload',
    Vector4D: 'X: real, Y: real, Z: real, W: real',
    FluidBox: 'Value: f32',
    // Sets before 64-bit archives hold vectors of floats, whatever the version (see map-types.ts).
    FloatVector: '...point',
    TimerHandle: ': string',
    SlateBrush: ': string',
    RailroadTrackPosition: 'Track: ref, Offset: f32, Forward: f32',
    InventoryItem: '...item',
    ClientIdentityInfo: 'OfflineId: string, Accounts: [account]',
    PlayerInfoHandle: '...playerHandle',
    UniqueNetIdRepl: ': netId',
    // mod: FicsIt-Networks, FicsIt-Cam, Load Balancers
    FIRTrace: ': trace',
    FINNetworkTrace: ': trace',
    FINGPUT1BufferPixel: 'Character: u16, ForegroundColor: rgba, BackgroundColor: rgba',
    FICFrameRange: 'Begin: i64, End: i64',
    LBBalancerIndexing: 'mNormalIndex: i32, mOverflowIndex: i32, mFilterIndex: i32',
    FINItemStateFileSystem: 'ID: guid, Capacity: i32, Label: string, Files: files',
    FIRInstancedStruct: ': instance',
    FINDynamicStructHolder: ': instance',
    // What a program has hold of, then its memory, whose structs were in another form at first.
    FINLuaProcessorStateStorage: '...luaHolds, State: rest',
    FINLuaRuntimePersistenceState: '...luaHolds, Thread: string, Globals: string, Structs: instances',
  },
  GAME_WORDS,
);

/** FFGDynamicStruct: bool32 present, then a typed payload. */
function dynamic(visit: GameVisit, label: LabelNode, name: string): readonly PropertyValue[] {
  const { cursor } = visit;
  if (!cursor.bool32()) return [];
  const start = cursor.at;
  const fields = typedPayload(visit, label.named(name), BINARY_STRUCTS);
  return [placed(cursor, start, name, 'struct', { kind: 'struct', fields })];
}

/** mod FicsIt-Networks: values of any struct; what is behind one of unknown layout is part of that. */
function instances(visit: GameVisit, label: LabelNode, name: string): PropertyValue[] {
  const { cursor } = visit;
  const { at } = cursor;
  const items: Value[] = [];
  for (let left = cursor.count(4, 'structs'); left > 0 && cursor.left > 0; left--) {
    const fields = typedPayload(visit, label.named(name).named('[]'), BINARY_STRUCTS, false);
    items.push({ kind: 'struct', fields });
  }
  return [placed(cursor, at, name, 'list', list(items))];
}

/** The id as texts in a save have it: two hexadecimal digits of the service, then those of the id. */
function account({ cursor }: GameVisit): PropertyValue[] {
  const service = cursor.u8();
  const { at } = cursor;
  const id = hex(cursor.take8(cursor.length('account id bytes')));
  const text = `${service.toString(16).padStart(2, '0')}${id}`.toUpperCase();
  return [
    { name: 'Service', index: 0, type: 'u8', value: service, at: at - 1, size: 1 },
    placed(cursor, at, 'AccountId', 'computed', text),
  ];
}

/** Size of a player handle in bytes. */
export function playerInfoHandleBytes(save: number): number {
  if (save < SAVE.PlayerHandleTwice) return 2;
  return save < SAVE.PlayerHandleOnce ? 10 : 5;
}

/** Flags of a net id; its type is above them. */
const [NET_ID_ENCODED, NET_ID_EMPTY, NET_ID_TYPE] = [1, 2, 3];
/** Types of net ids with a meaning of their own. */
const [NET_ID_ACCOUNT, NET_ID_BY_NAME] = [30, 31];

/** FUniqueNetIdRepl: u8 flags with the type in its upper bits, then an id in one of four shapes. */
function netId(visit: GameVisit): PropertyValue[] {
  const { cursor } = visit;
  const text = (name: string) => placed(cursor, cursor.at, name, 'string', readString(cursor));
  const flags = cursor.u8();
  const type = flags >> NET_ID_TYPE;
  const fields: PropertyValue[] = [placed(cursor, cursor.at - 1, 'Flags', 'u8', flags)];
  if ((flags & NET_ID_ENCODED) !== 0 && (flags & NET_ID_EMPTY || type === NET_ID_ACCOUNT))
    return flags & NET_ID_EMPTY ? fields : [...fields, ...account(visit)];
  if (type === NET_ID_BY_NAME) fields.push(text('Type'));
  if (type === 0) return fields;
  if ((flags & NET_ID_ENCODED) === 0) return [...fields, text('AccountId')];
  const size = cursor.u8();
  return [...fields, placed(cursor, cursor.at, 'AccountId', 'bytes', hex(cursor.take8(size)))];
}

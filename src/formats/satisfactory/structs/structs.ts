// Structs that are binary instead of property lists, by name. Source:
// docs/formats/satisfactory.md#binary-structs; "mod" marks structs of mods.

import { hex } from '../../../bytes/text.ts';
import type { NativeStruct } from '../../unreal/game.ts';
import { ENGINE_PARTS, ENGINE_STRUCTS, nativeStructs } from '../../unreal/native/engine-structs.ts';
import type { NativeWords } from '../../unreal/native/native-layout.ts';
import { type BodyVersion, SAVE } from '../versions.ts';
import { NET_ID_ACCOUNT, NET_ID_BY_NAME, NET_ID_EMPTY, NET_ID_ENCODED, NET_ID_TYPE } from './net-id.ts';
import type { GameReader } from './reader.ts';

/** What layouts of the game have besides the words of all native layouts. */
export const GAME_WORDS: NativeWords<BodyVersion, undefined> = {
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
  },
  words: { dynamic: dynamicStruct, account, netId, trace, rest },
  holds,
};

/** A name of a step as `Name+` for versions from it on, `-Name` for those before it; or that power lines may hold places. */
function holds(condition: string): (reader: GameReader) => boolean {
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

/** Binary structs by their name in the file. */
export const BINARY_STRUCTS: ReadonlyMap<string, NativeStruct<BodyVersion>> = nativeStructs(
  {
    ...ENGINE_STRUCTS,
    Vector4D: 'X: real, Y: real, Z: real, W: real',
    IntVector4: 'X: i32, Y: i32, Z: i32, W: i32',
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
    FINGPUT1BufferPixel: 'Pixel: bytes 34',
    FICFrameRange: 'Begin: i64, End: i64',
    LBBalancerIndexing: 'mNormalIndex: i32, mOverflowIndex: i32, mFilterIndex: i32',
    FINLuaProcessorStateStorage: 'State: rest',
    FINLuaRuntimePersistenceState: 'State: rest',
  },
  GAME_WORDS,
);

function rest(reader: GameReader, name: string): void {
  reader.opaque(name, reader.cursor.left);
}

/** FFGDynamicStruct: bool32 present; struct type reference, i32 payload bytes, payload (a property list). */
export function dynamicStruct(reader: GameReader, name: string): void {
  const { cursor } = reader;
  if (!cursor.bool32()) return;
  reader.struct(name, () => {
    reader.reference('Type');
    const size = cursor.length('payload bytes');
    const outer = cursor.enter(cursor.at + size);
    try {
      // A payload that does not start like a property list is in a mod's own format.
      if (looksLikeProperties(reader)) reader.properties('Value');
      if (cursor.left > 0) reader.opaque('Payload', cursor.left);
    } finally {
      cursor.leave(outer);
    }
  });
}

/** Whether an FString of sensible length and printable characters follows. */
function looksLikeProperties({ cursor }: GameReader): boolean {
  if (cursor.left < 9) return false;
  const length = cursor.view.getInt32(cursor.at, true);
  if (length < 2 || length > 512 || length > cursor.left - 4) return false;
  for (let i = 0; i < length - 1; i++) {
    const byte = cursor.bytes[cursor.at + 4 + i]!;
    if (byte < 0x20 || byte > 0x7e) return false;
  }
  return cursor.bytes[cursor.at + 3 + length] === 0;
}

/** The id as texts in a save have it: two hexadecimal digits of the service, then those of the id. */
function account(reader: GameReader): void {
  const service = reader.u8('Service');
  reader.computed('AccountId', () => {
    const id = hex(reader.cursor.take8(reader.cursor.length('account id bytes')));
    return `${service.toString(16).padStart(2, '0')}${id}`.toUpperCase();
  });
}

/** Size of a player handle in bytes. */
export function playerInfoHandleBytes(save: number): number {
  if (save < SAVE.PlayerHandleTwice) return 2;
  return save < SAVE.PlayerHandleOnce ? 10 : 5;
}

/** FUniqueNetIdRepl: u8 flags with the type in its upper bits, then an id in one of four shapes. */
function netId(reader: GameReader): void {
  const flags = reader.u8('Flags');
  const type = flags >> NET_ID_TYPE;
  if ((flags & NET_ID_ENCODED) === 0) {
    if (type === NET_ID_BY_NAME) reader.string('Type');
    if (type !== 0) reader.string('AccountId');
    return;
  }
  if (flags & NET_ID_EMPTY) return;
  if (type === NET_ID_ACCOUNT) {
    account(reader);
    return;
  }
  if (type === NET_ID_BY_NAME) reader.string('Type');
  if (type !== 0) reader.bytes('AccountId', reader.cursor.u8());
}

/**
 * mod FicsIt-Networks: reference; bool32, then the previous trace if true; bool32, then FString step if true.
 */
function trace(reader: GameReader): void {
  traceAt(reader, 0);
}

function traceAt(reader: GameReader, depth: number): void {
  if (depth > 64) throw reader.cursor.error('LIMIT', 'at most 64 nested traces', 'one more');
  reader.reference('Object');
  if (reader.cursor.bool32()) reader.struct('Previous', () => traceAt(reader, depth + 1));
  if (reader.cursor.bool32()) reader.string('Step');
}

// Structs that are binary instead of property lists, by name. Source:
// docs/formats/satisfactory.md#binary-structs; "mod" marks structs of mods.

import { hex } from '../../../bytes/text.ts';
import type { NativeStruct } from '../../unreal/game.ts';
import { floats, ints, reals, WHOLE } from '../../unreal/native/native.ts';
import { type BodyVersion, SAVE } from '../versions.ts';
import { NET_ID_ACCOUNT, NET_ID_BY_NAME, NET_ID_EMPTY, NET_ID_ENCODED, NET_ID_TYPE } from './net-id.ts';
import type { GameReader } from './reader.ts';

const xyz = (reader: GameReader): void => reals(reader, 'X', 'Y', 'Z');
const xyzw = (reader: GameReader): void => reals(reader, 'X', 'Y', 'Z', 'W');
const text = (reader: GameReader): void => reader.string(WHOLE);

const STRUCTS: Readonly<Record<string, NativeStruct<BodyVersion>>> = {
  Vector: { bytes: [12, 24], read: xyz },
  Rotator: { bytes: [12, 24], read: (reader) => reals(reader, 'Pitch', 'Yaw', 'Roll') },
  Vector2D: { bytes: [8, 16], read: (reader) => reals(reader, 'X', 'Y') },
  Quat: { bytes: [16, 32], read: xyzw },
  Vector4: { bytes: [16, 32], read: xyzw },
  Vector4D: { bytes: [16, 32], read: xyzw },
  Box: {
    bytes: [25, 49],
    read: (reader) => {
      reader.struct('Min', () => xyz(reader));
      reader.struct('Max', () => xyz(reader));
      reader.u8('IsValid');
    },
  },
  Color: {
    bytes: [4, 4],
    read: (reader) => {
      for (const name of ['B', 'G', 'R', 'A']) reader.u8(name);
    },
  },
  LinearColor: { bytes: [16, 16], read: (reader) => floats(reader, 'R', 'G', 'B', 'A') },
  IntPoint: { bytes: [8, 8], read: (reader) => ints(reader, 'X', 'Y') },
  IntVector: { bytes: [12, 12], read: (reader) => ints(reader, 'X', 'Y', 'Z') },
  IntVector4: { bytes: [16, 16], read: (reader) => ints(reader, 'X', 'Y', 'Z', 'W') },
  Guid: { bytes: [16, 16], read: (reader) => reader.guid(WHOLE) },
  DateTime: { bytes: [8, 8], read: (reader) => reader.i64(WHOLE) },
  FluidBox: { bytes: [4, 4], read: (reader) => reader.f32('Value') },
  /** Sets before 64-bit archives hold vectors of floats, whatever the version (see map-types.ts). */
  FloatVector: { bytes: [12, 12], read: (reader) => floats(reader, 'X', 'Y', 'Z') },
  TimerHandle: { read: text },
  SlateBrush: { read: text },
  RailroadTrackPosition: {
    read: (reader) => {
      reader.reference('Track');
      floats(reader, 'Offset', 'Forward');
    },
  },
  InventoryItem: { read: inventoryItem },
  ClientIdentityInfo: { read: clientIdentity },
  PlayerInfoHandle: { read: playerInfoHandle },
  UniqueNetIdRepl: { read: uniqueNetId },
  // mod: FicsIt-Networks, FicsIt-Cam, Load Balancers
  FIRTrace: { read: (reader) => networkTrace(reader) },
  FINNetworkTrace: { read: (reader) => networkTrace(reader) },
  FINGPUT1BufferPixel: { bytes: [34, 34], read: (reader) => reader.bytes('Pixel', 34) },
  FICFrameRange: {
    bytes: [16, 16],
    read: (reader) => {
      reader.i64('Begin');
      reader.i64('End');
    },
  },
  LBBalancerIndexing: {
    bytes: [12, 12],
    read: (reader) => ints(reader, 'mNormalIndex', 'mOverflowIndex', 'mFilterIndex'),
  },
  FINLuaProcessorStateStorage: { read: (reader) => reader.opaque('State', reader.cursor.left) },
  FINLuaRuntimePersistenceState: { read: (reader) => reader.opaque('State', reader.cursor.left) },
};

/** Binary structs by their name in the file. */
export const BINARY_STRUCTS: ReadonlyMap<string, NativeStruct<BodyVersion>> = new Map(
  Object.entries(STRUCTS),
);

/**
 * FInventoryItem.
 *
 * Layout: item class reference; before ItemState an actor reference for its state, since then a
 * DynamicStruct.
 */
export function inventoryItem(reader: GameReader): void {
  reader.reference('ItemClass');
  if (reader.version.save < SAVE.ItemState) reader.reference('ItemState');
  else dynamicStruct(reader, 'ItemState');
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

/** FClientIdentityInfo: FString offline id; i32 n; n x (u8 service, i32 length, bytes). */
function clientIdentity(reader: GameReader): void {
  reader.string('OfflineId');
  reader.list('Accounts', reader.cursor.count(5, 'accounts'), () => {
    account(reader);
  });
}

/** The id as texts in a save have it: two hexadecimal digits of the service, then those of the id. */
function account(reader: GameReader): void {
  const service = reader.u8('Service');
  reader.computed('AccountId', () => {
    const id = hex(reader.cursor.take8(reader.cursor.length('account id bytes')));
    return `${service.toString(16).padStart(2, '0')}${id}`.toUpperCase();
  });
}

/** FPlayerInfoHandle: service and index; the index grew, and one development version wrote both twice. */
export function playerInfoHandle(reader: GameReader): void {
  const { save } = reader.version;
  reader.u8('Service');
  if (save < SAVE.PlayerHandleTwice) {
    reader.u8('Index');
    return;
  }
  reader.i32('Index');
  if (save < SAVE.PlayerHandleOnce) {
    reader.u8('ServiceAgain');
    reader.i32('IndexAgain');
  }
}

/** Its size in bytes. */
export function playerInfoHandleBytes(save: number): number {
  if (save < SAVE.PlayerHandleTwice) return 2;
  return save < SAVE.PlayerHandleOnce ? 10 : 5;
}

/** FUniqueNetIdRepl: u8 flags with the type in its upper bits, then an id in one of four shapes. */
export function uniqueNetId(reader: GameReader): void {
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
function networkTrace(reader: GameReader, depth = 0): void {
  if (depth > 64) throw reader.cursor.error('LIMIT', 'at most 64 nested traces', 'one more');
  reader.reference('Object');
  if (reader.cursor.bool32()) reader.struct('Previous', () => networkTrace(reader, depth + 1));
  if (reader.cursor.bool32()) reader.string('Step');
}

// Structs that save games store as binary data instead of property lists, by name. Source:
// docs/formats/gvas.md#binary-structs; "read elsewhere" marks those known from other readers, which no known
// file holds.

import type { NativeStruct, UnrealGame } from '../../unreal/game.ts';
import { floats, ints, type NativeReader, reals, WHOLE } from '../../unreal/native/native.ts';

const xyz = (reader: NativeReader): void => reals(reader, 'X', 'Y', 'Z');
const xyzw = (reader: NativeReader): void => reals(reader, 'X', 'Y', 'Z', 'W');
const softPath = (reader: NativeReader): void => reader.softReference(WHOLE);
const ticks: NativeStruct = { bytes: [8, 8], read: (reader) => reader.i64(WHOLE) };
const quat: NativeStruct = { bytes: [16, 32], read: xyzw };
const ROWS = ['X', 'Y', 'Z', 'W'];

const STRUCTS: Readonly<Record<string, NativeStruct>> = {
  Guid: { bytes: [16, 16], isId: true, read: (reader) => reader.guid(WHOLE) },
  DateTime: ticks,
  Timespan: ticks,
  Vector: { bytes: [12, 24], isPoint: true, read: xyz },
  Rotator: { bytes: [12, 24], read: (reader) => reals(reader, 'Pitch', 'Yaw', 'Roll') },
  Vector2D: { bytes: [8, 16], read: (reader) => reals(reader, 'X', 'Y') },
  Quat: quat,
  Vector4: quat, // read elsewhere
  Plane: quat, // read elsewhere
  Matrix: {
    bytes: [64, 128],
    read: (reader) => {
      for (const row of ROWS) reader.struct(`${row}Plane`, () => xyzw(reader));
    },
  },
  IntPoint: { bytes: [8, 8], read: (reader) => ints(reader, 'X', 'Y') }, // read elsewhere
  IntVector: { bytes: [12, 12], read: (reader) => ints(reader, 'X', 'Y', 'Z') }, // read elsewhere
  LinearColor: { bytes: [16, 16], read: (reader) => floats(reader, 'R', 'G', 'B', 'A') },
  Color: {
    bytes: [4, 4], // read elsewhere
    read: (reader) => {
      for (const name of ['B', 'G', 'R', 'A']) reader.u8(name);
    },
  },
  SoftObjectPath: { read: softPath },
  SoftClassPath: { read: softPath },
  GameplayTagContainer: {
    read: (reader) => reader.list(WHOLE, reader.cursor.count(4, 'tags'), () => reader.string(WHOLE)),
  },
  UniqueNetIdRepl: { read: uniqueNetId },
  Box: {
    bytes: [25, 49], // read elsewhere
    read: (reader) => {
      reader.struct('Min', () => xyz(reader));
      reader.struct('Max', () => xyz(reader));
      reader.u8('IsValid');
    },
  },
  Box2D: {
    bytes: [17, 33], // read elsewhere
    read: (reader) => {
      reader.struct('Min', () => reals(reader, 'X', 'Y'));
      reader.struct('Max', () => reals(reader, 'X', 'Y'));
      reader.u8('IsValid');
    },
  },
  Sphere: {
    bytes: [16, 32], // read elsewhere
    read: (reader) => {
      reader.struct('Center', () => xyz(reader));
      reader.real('Radius');
    },
  },
};

/** Binary structs by their name in the file. All get the same members: reading those of many shapes is slow. */
export const BINARY_STRUCTS: ReadonlyMap<string, NativeStruct> = new Map(
  Object.entries(STRUCTS).map(([name, { bytes, isId, isPoint, read }]) => [
    name,
    { bytes, isId, isPoint, read } as NativeStruct,
  ]),
);

/** i32 size; if it is not 0: FString type, FString id. */
function uniqueNetId(reader: NativeReader): void {
  if (reader.i32('Size') === 0) return;
  reader.string('Type');
  reader.string('Id');
}

/** What save games add to the tagged properties of Unreal: classes of games are not known here. */
export const GAME: UnrealGame = {
  structs: BINARY_STRUCTS,
  references: 'path',
  // Determined by trial, see container-types.ts.
  structOfContainer: () => null,
  spareReference: false,
  moreTypes: true,
};

// Binary structs of the engine that no known file holds: from other readers, or known from how the engine
// writes them. Those whose names end in f or d consist of floats or doubles in every version. Source:
// docs/formats/gvas.md#binary-structs.

import type { NativeStruct } from '../../unreal/game.ts';
import { type NativeReader, reals, WHOLE } from '../../unreal/native/native.ts';
import { startsList } from '../file/list-start.ts';

const XY = ['X', 'Y'];
const XYZ = ['X', 'Y', 'Z'];
const XYZW = ['X', 'Y', 'Z', 'W'];
const ANGLES = ['Pitch', 'Yaw', 'Roll'];
const SIZES = { u8: 1, i32: 4, i64: 8, f32: 4, f64: 8 } as const;

/** Numbers of one type. */
function numbers(type: keyof typeof SIZES, names: readonly string[]): NativeStruct {
  const size = names.length * SIZES[type];
  return {
    bytes: [size, size],
    read: (reader) => {
      for (const name of names) reader[type](name);
    },
  };
}

/** Structs of such numbers, and optionally a byte that says whether they are valid. */
function numberStructs(
  type: keyof typeof SIZES,
  structs: Readonly<Record<string, readonly string[]>>,
  isChecked = false,
): NativeStruct {
  const parts = Object.entries(structs);
  const count = parts.reduce((sum, [, names]) => sum + names.length, 0);
  const size = count * SIZES[type] + (isChecked ? 1 : 0);
  return {
    bytes: [size, size],
    read: (reader) => {
      for (const [part, names] of parts) reader.struct(part, numbers(type, names).read);
      if (isChecked) reader.u8('IsValid');
    },
  };
}

/** `Name` with floats is `Name` + `f`, with doubles `Name` + `d`. */
function both(
  name: string,
  of: (type: 'f32' | 'f64') => NativeStruct,
): Readonly<Record<string, NativeStruct>> {
  return { [`${name}f`]: of('f32'), [`${name}d`]: of('f64') };
}

const corners = (names: readonly string[]) => (type: 'f32' | 'f64') =>
  numberStructs(type, { Min: names, Max: names }, true);

/** A vector rounded for the network: a property list in UE 4, binary since. */
const netVector: NativeStruct = {
  read: (reader) => {
    if (startsList(reader.cursor, reader.cursor.at)) reader.properties(WHOLE);
    else reals(reader, ...XYZ);
  },
};

/** Layout: bool32 whether it was cooked, the value for all platforms. Only editors write more. */
function perPlatform(read: (reader: NativeReader) => void): NativeStruct {
  return {
    bytes: [8, 8],
    read: (reader) => {
      reader.bool32('Cooked');
      read(reader);
    },
  };
}

export const RARER_STRUCTS: Readonly<Record<string, NativeStruct>> = {
  ...both('Vector2', (type) => numbers(type, XY)),
  ...both('Vector3', (type) => numbers(type, XYZ)),
  ...both('Vector4', (type) => numbers(type, XYZW)),
  ...both('Plane4', (type) => numbers(type, XYZW)),
  ...both('Quat4', (type) => numbers(type, XYZW)),
  ...both('Rotator3', (type) => numbers(type, ANGLES)),
  ...both('Matrix44', (type) =>
    numberStructs(type, { XPlane: XYZW, YPlane: XYZW, ZPlane: XYZW, WPlane: XYZW }),
  ),
  ...both('Box2', corners(XY)),
  ...both('Box3', corners(XYZ)),
  IntVector2: numbers('i32', XY),
  IntVector4: numbers('i32', XYZW),
  Int64Point: numbers('i64', XY),
  Int64Vector2: numbers('i64', XY),
  Int64Vector: numbers('i64', XYZ),
  Int64Vector4: numbers('i64', XYZW),
  Vector_NetQuantize: netVector,
  Vector_NetQuantize10: netVector,
  Vector_NetQuantize100: netVector,
  Vector_NetQuantizeNormal: netVector,
  FrameNumber: numbers('i32', ['Value']),
  SimpleCurveKey: numbers('f32', ['Time', 'Value']),
  RichCurveKey: {
    bytes: [27, 27],
    read: (reader) => {
      for (const mode of ['InterpMode', 'TangentMode', 'TangentWeightMode']) reader.u8(mode);
      for (const name of ['Time', 'Value']) reader.f32(name);
      for (const side of ['Arrive', 'Leave']) {
        reader.f32(`${side}Tangent`);
        reader.f32(`${side}TangentWeight`);
      }
    },
  },
  KeyHandleMap: { bytes: [0, 0], read: () => undefined },
  PerPlatformFloat: perPlatform((reader) => reader.f32('Default')),
  PerPlatformInt: perPlatform((reader) => void reader.i32('Default')),
  PerPlatformBool: perPlatform((reader) => void reader.bool32('Default')),
  /** A class or struct by name, without the path inside its package. */
  TopLevelAssetPath: {
    read: (reader) => {
      reader.string('PackageName');
      reader.string('AssetName');
    },
  },
};

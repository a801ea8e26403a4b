// Binary structs and types that no real file at hand holds, written as the engine writes them.

import { describe, expect, test } from 'vitest';
import { jsonAt, linksOf } from '../../../tools/graph-nodes.ts';
import { readGame } from '../../../tools/gvas/read.ts';
import {
  array,
  guid,
  instanced,
  int,
  type Kind,
  native,
  object,
  optional,
  prop,
  str,
  struct,
  VERSIONS,
  vector,
  type WrittenVersion,
  writeGame,
} from '../../../tools/gvas/writer.ts';

type Size = 'u8' | 'i32' | 'f32' | 'f64';
const binary = (name: string, ...parts: readonly (readonly [Size, number])[]): Kind =>
  native(name, (out) => {
    for (const [size, value] of parts) out[size](value);
  });
const of = (name: string, size: Size, ...values: readonly number[]): Kind =>
  binary(name, ...values.map((value) => [size, value] as const));
const longs = (name: string, ...values: readonly bigint[]): Kind =>
  native(name, (out) => {
    for (const value of values) out.i64(value);
  });

const [XY, XYZ, XYZW] = [
  { X: 1, Y: 2 },
  { X: 1, Y: 2, Z: 3 },
  { X: 1, Y: 2, Z: 3, W: 4 },
];
const row = (first: number): unknown => ({ X: first, Y: first + 1, Z: first + 2, W: first + 3 });
const ROWS = { XPlane: row(0), YPlane: row(4), ZPlane: row(8), WPlane: row(12) };
const SIXTEEN = Array.from({ length: 16 }, (_, at) => at);
const PLATFORM = { Cooked: true, Default: 2 };

const CASES: readonly (readonly [Kind, unknown])[] = [
  [of('Vector2f', 'f32', 1, 2), XY],
  [of('Vector2d', 'f64', 1, 2), XY],
  [of('Vector3f', 'f32', 1, 2, 3), XYZ],
  [of('Vector3d', 'f64', 1, 2, 3), XYZ],
  [of('Vector4f', 'f32', 1, 2, 3, 4), XYZW],
  [of('Vector4d', 'f64', 1, 2, 3, 4), XYZW],
  [of('Plane4d', 'f64', 1, 2, 3, 4), XYZW],
  [of('Quat4f', 'f32', 1, 2, 3, 4), XYZW],
  [of('Rotator3d', 'f64', 1, 2, 3), { Pitch: 1, Yaw: 2, Roll: 3 }],
  [of('Matrix44f', 'f32', ...SIXTEEN), ROWS],
  [
    binary('Box2f', ...[0, 1, 2, 3].map((x) => ['f32', x] as const), ['u8', 1]),
    {
      Min: { X: 0, Y: 1 },
      Max: { X: 2, Y: 3 },
      IsValid: 1,
    },
  ],
  [of('IntVector2', 'i32', 1, 2), XY],
  [of('IntVector4', 'i32', 1, 2, 3, 4), XYZW],
  [longs('Int64Vector', 1n, 2n, 2n ** 60n), { X: '1', Y: '2', Z: String(2n ** 60n) }],
  [longs('Int64Point', 1n, -2n), { X: '1', Y: '-2' }],
  [of('FrameNumber', 'i32', 24), { Value: 24 }],
  [of('SimpleCurveKey', 'f32', 1, 2), { Time: 1, Value: 2 }],
  [
    binary(
      'RichCurveKey',
      ['u8', 2],
      ['u8', 1],
      ['u8', 0],
      ...[1, 2, 3, 4, 5, 6].map((x) => ['f32', x] as const),
    ),
    {
      ...{ InterpMode: 2, TangentMode: 1, TangentWeightMode: 0, Time: 1, Value: 2 },
      ...{ ArriveTangent: 3, ArriveTangentWeight: 4, LeaveTangent: 5, LeaveTangentWeight: 6 },
    },
  ],
  [binary('PerPlatformFloat', ['i32', 1], ['f32', 2]), PLATFORM],
  [of('PerPlatformInt', 'i32', 1, 2), PLATFORM],
  [of('PerPlatformBool', 'i32', 1, 0), { Cooked: true, Default: false }],
  [
    native('TopLevelAssetPath', (out, version) => {
      str('/Script/Farm').write(out, version);
      str('Tool').write(out, version);
    }),
    { PackageName: '/Script/Farm', AssetName: 'Tool' },
  ],
];

const VERSIONS_WITH_NATIVES = ['4.27', '5.1', '5.6'] as const;

describe.each(VERSIONS_WITH_NATIVES)('Unreal Engine %s', (name) => {
  const version: WrittenVersion = VERSIONS[name];
  const read = (...kinds: readonly Kind[]): ReturnType<typeof readGame> =>
    readGame(
      writeGame(version, {
        properties: [...kinds.map((kind, at) => prop(`Value${at}`, kind)), prop('Last', int(9))],
      }),
    );

  test.each(CASES.map(([kind, value]) => [kind.type.of![0]!.name, kind, value] as const))(
    'reads %s',
    (_, kind, value) => {
      const { graph, data } = read(kind, array(kind, kind));
      expect(data.graph.issues).toEqual([]);
      expect(data.graph.opaqueBytes).toBe(0);
      expect(jsonAt(graph, 'FarmSaveGame')).toEqual({ Value0: value, Value1: [value, value], Last: 9 });
    },
  );

  test('reads a vector that is rounded for the network in either form', () => {
    const list = struct('Vector_NetQuantize', prop('X', int(1)));
    const { graph, data } = read(name === '4.27' ? list : { ...vector(1, 2, 3), type: list.type });
    expect(data.graph.issues).toEqual([]);
    expect(jsonAt(graph, 'FarmSaveGame')).toMatchObject({ Value0: name === '4.27' ? { X: 1 } : XYZ });
  });
});

describe.each([
  ['5.1', VERSIONS['5.1']],
  ['5.6 with a custom version', { ...VERSIONS['5.6'], instanced: true }],
] as const)('instanced structs, Unreal Engine %s', (_, version) => {
  const ID = '0000000A0000000B0000000C0000000D';
  const weapon = struct('Weapon', prop('Icon', object('/Game/UI/Icon.Icon')), prop('Id', guid(ID)));
  const PATH = '/Script/Farm.Weapon';
  const kinds = [
    instanced(PATH, weapon),
    instanced(null, null),
    instanced('/Script/CoreUObject.Vector', vector(1, 2, 3)),
    instanced('/Script/Farm.Odd', of('Odd', 'u8', 7, 7, 7)),
  ];
  const { graph, data } = readGame(
    writeGame(version, {
      properties: [prop('All', array(kinds[0]!, ...kinds.slice(1))), prop('Last', int(9))],
    }),
  );

  test('show their type and what is in them', () => {
    expect(jsonAt(graph, 'FarmSaveGame')).toEqual({
      All: [
        { ScriptStruct: { ref: PATH }, Value: { Icon: { ref: '/Game/UI/Icon.Icon' }, Id: ID } },
        { ScriptStruct: null },
        { ScriptStruct: { ref: '/Script/CoreUObject.Vector' }, Value: XYZ },
        { ScriptStruct: { ref: '/Script/Farm.Odd' }, Value: { bytes: 3, base64: 'BwcH' } },
      ],
      Last: 9,
    });
    expect(data.graph.issues).toEqual([]);
    expect(data.graph.opaqueBytes).toBe(3);
  });

  test('lead to what they name', () => {
    expect(linksOf(graph, 'FarmSaveGame')).toContain('PROPERTY All[0].Value.Icon -> /Game/UI/Icon.Icon');
    expect(linksOf(graph, 'FarmSaveGame')).toContain(`PROPERTY All[0].ScriptStruct -> ${PATH}`);
  });
});

test('values that may be missing', () => {
  const properties = [
    prop('Set', optional(int(3), true)),
    prop('Missing', optional(int(3), false)),
    prop('Struct', optional(struct('Place', prop('Icon', object('/Game/UI/Icon.Icon'))), true)),
    prop('Binary', optional(vector(1, 2, 3), true)),
    prop('Last', int(9)),
  ];
  const { graph, data } = readGame(writeGame(VERSIONS['5.6'], { properties }));
  expect(data.graph.issues).toEqual([]);
  expect(jsonAt(graph, 'FarmSaveGame')).toEqual({
    Set: 3,
    Missing: null,
    Struct: { Icon: { ref: '/Game/UI/Icon.Icon' } },
    Binary: XYZ,
    Last: 9,
  });
  expect(linksOf(graph, 'FarmSaveGame')).toEqual(['PROPERTY Struct.Icon -> /Game/UI/Icon.Icon']);
});

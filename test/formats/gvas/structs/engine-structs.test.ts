// Binary structs of the engine, by the sizes and orders that its versions give their numbers.

import { describe, expect, test } from 'vitest';
import type { ByteWriter } from '../../../tools/byte-writer.ts';
import { jsonAt } from '../../../tools/graph-nodes.ts';
import { readGame } from '../../../tools/gvas/read.ts';
import {
  arrayOf,
  int,
  type Kind,
  listBytes,
  native,
  str,
  VERSIONS,
  type WrittenVersion,
  writeGame,
} from '../../../tools/gvas/writer.ts';
import { writeString } from '../../../tools/satisfactory/strings.ts';

const EACH = ['4.27', '5.1', '5.6'] as const;

/** The value as a property, with another after it that tells whether it ended where it should. */
function shownOf(version: WrittenVersion, value: Kind): unknown {
  const file = writeGame(version, { properties: { Value: value, After: int(7) } });
  const { graph, data } = readGame(file);
  expect(data.graph.issues).toEqual([]);
  expect(data.graph.opaqueBytes).toBe(0);
  return jsonAt(graph, 'FarmSaveGame');
}

type Put = 'u8' | 'i32' | 'u32' | 'i64' | 'f32' | 'real';

function put(out: ByteWriter, version: WrittenVersion, type: Put, value: number): void {
  const size = type === 'real' ? (version.ue5 >= 1004 ? 'f64' : 'f32') : type;
  if (size === 'i64') out.i64(BigInt(value));
  else out[size](value);
}

const xyz = { X: 1, Y: 2, Z: 3 };
const xyzw = { ...xyz, W: 4 };
const next = { X: 4, Y: 5, Z: 6 };

/** Types and counts of the numbers in the file, which are 1, 2, 3 and so on; what is shown. */
type Row = readonly [name: string, types: readonly (readonly [Put, number])[], shown: object];
const STRUCTS: readonly Row[] = [
  ['Plane', [['real', 4]], xyzw],
  ['TwoVectors', [['real', 6]], { v1: xyz, v2: next }],
  [
    'Box2D',
    [
      ['real', 4],
      ['u8', 1],
    ],
    { Min: { X: 1, Y: 2 }, Max: { X: 3, Y: 4 }, IsValid: 5 },
  ],
  ['Sphere', [['real', 4]], { Center: xyz, Radius: 4 }],
  ['Vector2f', [['f32', 2]], { X: 1, Y: 2 }],
  ['Vector3f', [['f32', 3]], xyz],
  ['Rotator3f', [['f32', 3]], { Pitch: 1, Yaw: 2, Roll: 3 }],
  ['Quat4f', [['f32', 4]], xyzw],
  [
    'Box3f',
    [
      ['f32', 6],
      ['u8', 1],
    ],
    { Min: xyz, Max: next, IsValid: 7 },
  ],
  ['FrameNumber', [['i32', 1]], { Value: 1 }],
  ['SimpleCurveKey', [['f32', 2]], { Time: 1, Value: 2 }],
  ['IntVector4', [['i32', 4]], xyzw],
  ['UintVector2', [['u32', 2]], { X: 1, Y: 2 }],
  ['Int64Point', [['i64', 2]], { X: '1', Y: '2' }],
];

describe.each(EACH)('in files of %s', (name) => {
  const version = VERSIONS[name];
  test.each(STRUCTS)('%s', (struct, types, shown) => {
    const value = native(struct, (out) => {
      let number = 1;
      for (const [type, count] of types) for (let i = 0; i < count; i++) put(out, version, type, number++);
    });
    expect(shownOf(version, value)).toEqual({ Value: shown, After: 7 });
  });

  test('an instanced struct has the properties of its type, or none', () => {
    const instance = (type: string, content: Uint8Array): Kind =>
      native('InstancedStruct', (out, { ue5 }) => {
        if (ue5 < 1009) out.u8(0);
        writeString(out, type);
        out.i32(content.length).bytes(content);
      });
    const item = instance('/Script/Farm.Seed', listBytes(version, { Kind: str('Beet'), Count: int(3) }));
    const both = arrayOf(item.type, [item, instance('', new Uint8Array())], true);
    const before = version.ue5 < 1009 ? { Version: 0 } : {};
    const seed = { ...before, Type: { ref: '/Script/Farm.Seed' }, Value: { Kind: 'Beet', Count: 3 } };
    expect(shownOf(version, item)).toEqual({ Value: seed, After: 7 });
    expect(shownOf(version, both)).toEqual({ Value: [seed, { ...before, Type: null }], After: 7 });
  });
});

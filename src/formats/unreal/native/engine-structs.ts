// Structs of the engine that games store as binary data, by name. Source: docs/formats/gvas.md#binary-structs.

import type { LayoutText } from '../../layout/layout-text.ts';

/** Of these, the first group was measured; the others are stated by several readers and found in no file known to us. */
export const ENGINE_STRUCTS: Readonly<Record<string, LayoutText>> = {
  Guid: ': guid',
  DateTime: ': i64',
  Timespan: ': i64',
  Vector: 'X: real, Y: real, Z: real',
  Rotator: 'Pitch: real, Yaw: real, Roll: real',
  Vector2D: 'X: real, Y: real',
  Quat: 'X: real, Y: real, Z: real, W: real',
  Matrix: 'XPlane: xyzw, YPlane: xyzw, ZPlane: xyzw, WPlane: xyzw',
  LinearColor: 'R: f32, G: f32, B: f32, A: f32',

  Vector4: 'X: real, Y: real, Z: real, W: real',
  Plane: 'X: real, Y: real, Z: real, W: real',
  TwoVectors: 'v1: xyz, v2: xyz',
  Box: 'Min: xyz, Max: xyz, IsValid: u8',
  Box2D: 'Min: xy, Max: xy, IsValid: u8',
  Sphere: 'Center: xyz, Radius: real',
  Color: 'B: u8, G: u8, R: u8, A: u8',
  FrameNumber: 'Value: i32',
  SimpleCurveKey: 'Time: f32, Value: f32',
  RichCurveKey: [
    'InterpMode: u8, TangentMode: u8, TangentWeightMode: u8, Time: f32, Value: f32,',
    'ArriveTangent: f32, ArriveTangentWeight: f32, LeaveTangent: f32, LeaveTangentWeight: f32',
  ],
  Vector2f: numbers('X Y', 'f32'),
  Vector3f: numbers('X Y Z', 'f32'),
  Vector4f: numbers('X Y Z W', 'f32'),
  Quat4f: numbers('X Y Z W', 'f32'),
  Plane4f: numbers('X Y Z W', 'f32'),
  Rotator3f: numbers('Pitch Yaw Roll', 'f32'),
  DeprecateSlateVector2D: numbers('X Y', 'f32'),
  Sphere3f: 'Center: (X: f32, Y: f32, Z: f32), Radius: f32',
  Box2f: 'Min: (X: f32, Y: f32), Max: (X: f32, Y: f32), IsValid: u8',
  Box3f: 'Min: (X: f32, Y: f32, Z: f32), Max: (X: f32, Y: f32, Z: f32), IsValid: u8',
  SoftObjectPath: ': soft',
  SoftClassPath: ': soft',
  GameplayTagContainer: ': [string]',
  ...wholes('Int', 'i32'),
  ...wholes('Uint', 'u32'),
  ...wholes('Int64', 'i64'),
};

/** Points and vectors of whole numbers. */
function wholes(prefix: string, type: string) {
  return {
    [`${prefix}Point`]: numbers('X Y', type),
    [`${prefix}Vector2`]: numbers('X Y', type),
    [`${prefix}Vector`]: numbers('X Y Z', type),
    [`${prefix}Vector4`]: numbers('X Y Z W', type),
  };
}

function numbers(names: string, type: string): string {
  const fields = names.split(' ').map((name) => `${name}: ${type}`);
  return fields.join(', ');
}

/** Types of fields of several structs. */
export const ENGINE_PARTS = {
  xy: '(X: real, Y: real)',
  xyz: '(X: real, Y: real, Z: real)',
  xyzw: '(X: real, Y: real, Z: real, W: real)',
  vector: '(X: f64, Y: f64, Z: f64)',
  quat: '(X: f64, Y: f64, Z: f64, W: f64)',
  rgba: '(R: f32, G: f32, B: f32, A: f32)',
};

// Structs of the engine that games store as binary data, by name. Source: docs/formats/gvas.md#binary-structs.

export const ENGINE_STRUCTS = {
  Guid: ': guid',
  DateTime: ': i64',
  Vector: 'X: real, Y: real, Z: real',
  Rotator: 'Pitch: real, Yaw: real, Roll: real',
  Vector2D: 'X: real, Y: real',
  Quat: 'X: real, Y: real, Z: real, W: real',
  Vector4: 'X: real, Y: real, Z: real, W: real',
  Box: 'Min: xyz, Max: xyz, IsValid: u8',
  Color: 'B: u8, G: u8, R: u8, A: u8',
  LinearColor: 'R: f32, G: f32, B: f32, A: f32',
  IntPoint: 'X: i32, Y: i32',
  IntVector: 'X: i32, Y: i32, Z: i32',
};

/** Types of fields of several structs. */
export const ENGINE_PARTS = {
  xy: '(X: real, Y: real)',
  xyz: '(X: real, Y: real, Z: real)',
  xyzw: '(X: real, Y: real, Z: real, W: real)',
  vector: '(X: f64, Y: f64, Z: f64)',
  quat: '(X: f64, Y: f64, Z: f64, W: f64)',
  rgba: '(R: f32, G: f32, B: f32, A: f32)',
};

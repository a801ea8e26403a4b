// Converts rotators to unit quaternions.

export type Quaternion = readonly [x: number, y: number, z: number, w: number];

/**
 * Angles in degrees: pitch about Y, yaw about Z, roll about X, with roll applied first, in the engine's
 * left-handed axes.
 */
export function quaternionOf(pitch: number, yaw: number, roll: number): Quaternion {
  const half = Math.PI / 360;
  const [sp, cp] = [Math.sin(pitch * half), Math.cos(pitch * half)];
  const [sy, cy] = [Math.sin(yaw * half), Math.cos(yaw * half)];
  const [sr, cr] = [Math.sin(roll * half), Math.cos(roll * half)];
  // Adding 0 turns -0 into 0.
  return [
    cr * sp * sy - sr * cp * cy + 0,
    -cr * sp * cy - sr * cp * sy + 0,
    cr * cp * sy - sr * sp * cy + 0,
    cr * cp * cy + sr * sp * sy + 0,
  ];
}

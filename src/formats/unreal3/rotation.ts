// Rotators as unit quaternions.

export type Quaternion = readonly [x: number, y: number, z: number, w: number];

/** Angles in degrees: pitch about Y, yaw about Z, roll about X, applied roll first, in the engine's left-handed axes. */
export function quaternion(pitch: number, yaw: number, roll: number): Quaternion {
  const half = Math.PI / 360;
  const [sp, cp] = [Math.sin(pitch * half), Math.cos(pitch * half)];
  const [sy, cy] = [Math.sin(yaw * half), Math.cos(yaw * half)];
  const [sr, cr] = [Math.sin(roll * half), Math.cos(roll * half)];
  return [
    cr * sp * sy - sr * cp * cy,
    -cr * sp * cy - sr * cp * sy,
    cr * cp * sy - sr * sp * cy,
    cr * cp * cy + sr * sp * sy,
  ];
}

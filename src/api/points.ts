// Places and rotations as the API shows them.

import type { Point, Quaternion } from './types.gen.ts';

export function pointOf(xyz: readonly [number, number, number] | null): Point | null {
  return xyz && { x: xyz[0], y: xyz[1], z: xyz[2] };
}

export function quaternionOf(xyzw: readonly [number, number, number, number] | null): Quaternion | null {
  return xyzw && { x: xyzw[0], y: xyzw[1], z: xyzw[2], w: xyzw[3] };
}

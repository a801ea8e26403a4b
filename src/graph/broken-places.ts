// Places that a file has and that no map can show: with a coordinate that is NaN or infinite.

import { sharedArray } from './columns.ts';

/** Their nodes, ascending; the columns then say that these have no place, so that nothing has to look again. */
export function dropBrokenPlaces(x: Float64Array, y: Float64Array, z: Float64Array): Uint32Array {
  const broken: number[] = [];
  for (let row = 0; row < x.length; row++) {
    const px = x[row]!;
    const py = y[row]!;
    const pz = z[row]!;
    // Runs once a save, before it is compiled: what is not finite is not 0 when it is taken from itself.
    if (px - px === 0 && py - py === 0 && pz - pz === 0) continue;
    // Three times NaN is the columns' own way to say that there is no place.
    if (Number.isNaN(px) && Number.isNaN(py) && Number.isNaN(pz)) continue;
    broken.push(row);
    x[row] = Number.NaN;
    y[row] = Number.NaN;
    z[row] = Number.NaN;
  }
  const nodes = sharedArray(Uint32Array, broken.length);
  nodes.set(broken);
  return nodes;
}

// Places that a file has and that no map can show: with a coordinate that is NaN or infinite.

import { sharedArray } from '../memory/columns.ts';

/**
 * What stands in the first column for NaN: three times NaN is the columns' own way to say that a node has no place, and
 * a place of which no number is one would look like it.
 */
export const PLACE_WITHOUT_NUMBERS = Number.POSITIVE_INFINITY;

/** Whether a node is among them: by halves, because damage can make a place of every node broken. */
export function isAmong(nodes: Uint32Array, node: number): boolean {
  let from = 0;
  let to = nodes.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (nodes[middle]! < node) from = middle + 1;
    else to = middle;
  }
  return nodes[from] === node;
}

/** Their nodes, ascending; the columns then say that these have no place, so that nothing has to look again. */
export function dropBrokenPlaces(x: Float64Array, y: Float64Array, z: Float64Array): Uint32Array {
  const broken: number[] = [];
  for (let row = 0; row < x.length; row++) {
    const px = x[row]!;
    const py = y[row]!;
    const pz = z[row]!;
    // Runs once a save, before it is compiled: what is not finite is not 0 when it is taken from itself.
    if (px - px === 0 && py - py === 0 && pz - pz === 0) continue;
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

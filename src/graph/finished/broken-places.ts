// Places that a file contains but no map can show: with a NaN or infinite coordinate.

import { sharedArray } from '../memory/columns.ts';

/**
 * Stored in the first column in place of NaN: three NaNs mean that a node has no place, so a place of three
 * NaNs would look like none.
 */
export const PLACE_WITHOUT_NUMBERS = Number.POSITIVE_INFINITY;

/** Whether a node is in the sorted list; binary search, because damage can break the place of every node. */
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

/** Returns the nodes with broken places, ascending, and removes their places from the columns. */
export function dropBrokenPlaces(x: Float64Array, y: Float64Array, z: Float64Array): Uint32Array {
  const broken: number[] = [];
  for (let row = 0; row < x.length; row++) {
    const px = x[row]!;
    const py = y[row]!;
    const pz = z[row]!;
    // Runs once per save, before it is compiled: a value minus itself is 0 only if it is finite.
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

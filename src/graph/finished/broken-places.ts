// Places that a file contains but no map can show: with a NaN or infinite coordinate.

import { sharedCopy } from '../memory/columns.ts';
import type { GraphMemory } from '../memory/graph-memory.ts';
import type { NodeColumns } from './graph-data.ts';

type PlaceColumns = Pick<NodeColumns, 'x' | 'y' | 'z'>;

/**
 * Stored in the first column in place of NaN: three NaNs mean that a node has no place, so a place of three
 * NaNs would look like none.
 */
export const PLACE_WITHOUT_NUMBERS = Number.POSITIVE_INFINITY;

/** True if a node is in the sorted list; binary search, because damage can break the place of every node. */
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

/**
 * Returns the nodes with broken places, ascending, and removes their places from the columns. In the kernel, because
 * it runs once per save, before it is compiled.
 * @param places columns in this memory
 */
export function dropBrokenPlaces({ kernel }: GraphMemory, places: PlaceColumns): Uint32Array {
  const broken: number[] = [];
  const count = kernel.setPlaces(places);
  for (let from = 0; from < count; ) {
    const row = kernel.dropBrokenPlace(from, count);
    if (row < count) broken.push(row);
    from = row + 1;
  }
  return sharedCopy(Uint32Array, broken);
}

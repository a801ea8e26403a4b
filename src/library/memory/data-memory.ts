// The memory of plain data: its arrays, each counted once. They may share a buffer with room to spare.

import { getOrCreate } from '../../graph/made-once.ts';

/** How deep columns are nested in a graph's data. */
const COLUMN_DEPTH = 4;

/** Does not count small things other than arrays, such as labels and issues of a graph. */
export function memoryBytes(...values: readonly unknown[]): number {
  const places = new Map<ArrayBufferLike, Map<number, number>>();
  for (const value of values) collect(value, places, 0);
  let bytes = 0;
  for (const sizes of places.values()) for (const size of sizes.values()) bytes += size;
  return bytes;
}

/** Collects the size of the longest array at each offset of each buffer. */
function collect(value: unknown, places: Map<ArrayBufferLike, Map<number, number>>, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > COLUMN_DEPTH) return;
  if (ArrayBuffer.isView(value)) {
    const sizes = getOrCreate(places, value.buffer, () => new Map<number, number>());
    sizes.set(value.byteOffset, Math.max(sizes.get(value.byteOffset) ?? 0, value.byteLength));
  } else if (!Array.isArray(value)) {
    for (const part of Object.values(value)) collect(part, places, depth + 1);
  }
}

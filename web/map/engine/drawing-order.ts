// The order in which items are drawn: by rank, and within a rank from the lowest to the uppermost.

import type { Items } from './scene.ts';

export function drawingOrder({ rank, z }: Items): Uint32Array {
  const heights = new Uint32Array(z.length);
  const bits = new Int32Array(z.buffer, z.byteOffset, z.length);
  // Maps floats to unsigned integers in the same order: flips all bits of negative ones, and the sign bit of
  // others.
  for (let item = 0; item < z.length; item++)
    heights[item] = bits[item]! ^ ((bits[item]! >> 31) | 0x80000000);
  let order = new Uint32Array(z.length);
  for (let item = 0; item < order.length; item++) order[item] = item;
  for (const shift of [0, 11, 22])
    order = sorted(order, 1 << 11, (item) => (heights[item]! >>> shift) & 0x7ff);
  return sorted(order, 1 << 8, (item) => rank[item]!);
}

/**
 * Counting sort by a key below `keys`; stable. Sorting a million items takes hundredths of a second, while
 * comparing them would take a whole one.
 */
function sorted(items: Uint32Array, keys: number, keyOf: (item: number) => number): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(keys + 1);
  for (const item of items) next[keyOf(item) + 1]!++;
  for (let key = 0; key < keys; key++) next[key + 1]! += next[key]!;
  const result = new Uint32Array(items.length);
  for (const item of items) result[next[keyOf(item)]!++] = item;
  return result;
}

// Items that lie exactly over each other, such as walls and foundations of many floors: only the uppermost is
// visible. Painting all of them takes software renderers the longest when zoomed in.

import type { Items } from './scene.ts';

/** For each item, the first one with the same position, rotation and size; itself if it is the first. */
export function alikeItems({ x, y, yaw, halfX, halfY }: Items): Uint32Array {
  const count = x.length;
  const slots = 2 ** Math.ceil(Math.log2(Math.max(2, count * 2)));
  /** Item + 1, 0 for none. */
  const table = new Uint32Array(slots);
  const columns = [x, y, yaw, halfX, halfY];
  const bits = columns.map((column) => new Int32Array(column.buffer, column.byteOffset, count));
  const alike = new Uint32Array(count);
  for (let item = 0; item < count; item++) {
    let hash = 0;
    for (const column of bits) hash = Math.imul(hash ^ column[item]!, 0x9e3779b1) ^ (hash >>> 15);
    let slot = (hash >>> 0) & (slots - 1);
    let other = table[slot]!;
    while (other > 0 && !bits.every((column) => column[other - 1] === column[item])) {
      slot = (slot + 1) & (slots - 1);
      other = table[slot]!;
    }
    if (other === 0) table[slot] = item + 1;
    alike[item] = other === 0 ? item : other - 1;
  }
  return alike;
}

const OPAQUE = 0xff;

/**
 * Drops items that are exactly covered by an opaque one. Items are ordered from the lowest to the uppermost;
 * `isBox` says which are boxes.
 */
export function uncovered(
  seen: Uint32Array,
  alike: Uint32Array,
  colors: Uint32Array,
  isBox: (item: number) => boolean,
): Uint32Array {
  const isCovered = new Uint8Array(alike.length);
  const kept = new Uint32Array(seen.length);
  let from = seen.length;
  for (let at = seen.length - 1; at >= 0; at--) {
    const item = seen[at]!;
    if (isBox(item)) {
      const group = alike[item]!;
      if (isCovered[group]) continue;
      if (colors[item]! >>> 24 === OPAQUE) isCovered[group] = 1;
    }
    kept[--from] = item;
  }
  return kept.subarray(from);
}

// Ids of map areas: four characters in an int32, the first in its lowest byte (`rooA`, `coAB`), so that the
// id of an area is its name. Verified on every area, door and tile of the real maps.

import { showName } from './show.ts';

/** `none`: the id for no area. */
export const NO_AREA = 0x656e6f6e;

/** The four characters of an id, escaped where they are not printable. */
export function showFourCC(id: number): string {
  return showName(Uint8Array.of(id & 0xff, (id >>> 8) & 0xff, (id >>> 16) & 0xff, id >>> 24), 0, 4);
}

/** The id of the area with this name; null unless the name has four bytes. */
export function fourCCOf(bytes: Uint8Array, at: number, end: number): number | null {
  if (end - at !== 4) return null;
  return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
}

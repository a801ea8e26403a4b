// Keys of things by where they are: many rows are recognised by them, of which texts would take long to make.

import { getOrCreate } from '../../graph/made-once.ts';
import type { Place } from './scope.ts';

/** Makes keys: the same for one name and one place, mostly numbers below 0. */
export function placeKeys(): (name: string, place: Place) => string | number {
  const known = new Map<number, Place & { readonly name: string }>();
  return (name, place) => {
    // Half a centimetre, which other number types do not keep.
    const x = Math.round(place.x);
    const y = Math.round(place.y);
    const z = Math.round(place.z);
    const key = ~(mixed(mixed(mixed(name.length, x), y), z) >>> 1);
    const first = getOrCreate(known, key, () => ({ name, x, y, z }));
    const isSame = first.name === name && first.x === x && first.y === y && first.z === z;
    return isSame ? key : `${name} ${x} ${y} ${z}`;
  };
}

function mixed(hash: number, value: number): number {
  const sum = Math.imul(hash ^ value, 0x9e3779b1);
  return sum ^ (sum >>> 15);
}

// Precomputed light, as many kinds of components store it.

import { variant } from '../parts/conditions.ts';
import { listOf, times } from '../parts/lists.ts';
import type { Part } from '../parts/part.ts';
import { guid, raw, ref, vector } from '../parts/plain.ts';
import { TAIL } from '../tail-steps.ts';
import type { Traits } from '../traits.ts';
import { bulk } from './bulk.ts';

export function lightMap(name: string, { version, massEffect }: Traits): Part {
  const lights = listOf('lights', guid(''));
  const coefficients = version >= TAIL.lightmassSettings ? 3 : 4;
  const kinds = new Map<number, readonly Part[]>([
    [0, []],
    [
      1,
      [lights, ref('owner'), bulk('directional'), times('scales', coefficients, vector('')), bulk('simple')],
    ],
    [2, [lights, times('maps', coefficients, ref('texture'), vector('scale')), raw('coordinates', 16)]],
  ]);
  if (massEffect === 3) {
    kinds.set(3, [lights, ref('owner'), bulk('samples'), raw('unknown', 24)]);
    for (const kind of [4, 6]) {
      kinds.set(kind, [lights, times('maps', 3, ref('texture'), raw('scale', 32)), raw('coordinates', 16)]);
    }
    kinds.set(5, [lights, ref('owner'), bulk('samples'), raw('unknown', 12)]);
  }
  return variant(name, kinds);
}

/** The Lightmass settings of the editor, which grew twice. */
export const lightmass = ({ since }: Traits): Part[] => [
  raw('lightmass', 28),
  ...since(TAIL.lightMapScale, raw('lightmass636', 4)),
  ...since(TAIL.lightMapShadows, raw('lightmass652', 4)),
];

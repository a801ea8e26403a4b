// Buildings that make, grow or generate something, and who works there.

import { memoize } from '../../graph/made-once.ts';
import { wordIn } from './read.ts';
import type { PalworldSave } from './save.ts';
import { structures } from './structures.ts';
import { workersAt } from './works.ts';

const MACHINES = new Set(['Product', 'Food', 'Pal', 'Infrastructure']);

/** Buildings that have something to make, grow or generate. */
export const machines = memoize((save: PalworldSave) =>
  structures(save).flatMap((row) => {
    if (row.category === null || !MACHINES.has(row.category)) return [];
    const { concrete } = row;
    const made = ['CurrentRecipeId', 'CropDataId', 'ProductItemId'].filter((name) => concrete.has(name));
    const storedEnergy = concrete.number('StoredEnergyAmount');
    // Damage hides whether a building is a machine: it is listed, and its state unknown.
    const isLost = row.isDamaged;
    if (made.length === 0 && storedEnergy === null && !isLost) return [];
    const product = made.map((name) => wordIn(concrete.value(name))).find((word) => word !== null) ?? null;
    const left = concrete.int('RemainProductNum');
    return [
      {
        object: row.object,
        building: row.building,
        base: row.base,
        product: product === null ? null : save.names.named('items', product),
        left,
        ordered: concrete.int('RequestedProductNum'),
        growth: concrete.number('CropProgressRateValue'),
        storedEnergy,
        isIdle: isLost ? null : concrete.has('CurrentRecipeId') && (product === null || left === 0),
        get workers() {
          return isLost ? null : workersAt(save, row.object.node);
        },
        position: row.position,
        mapPosition: row.mapPosition,
      },
    ];
  }),
);

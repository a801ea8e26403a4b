// The figures of a Satisfactory world that are kept for questions over many saves.

import { sumAll } from '../shared/damage.ts';
import { type KeptFigure, keptFigures, perItem } from '../shared/figures.ts';
import { buildings } from './buildings/buildings.ts';
import { circuits } from './buildings/power.ts';
import { balance } from './production/balance.ts';
import { machines } from './production/machines.ts';
import { stockTotals } from './production/stock.ts';
import { progress } from './progress/progress.ts';
import type { SatisfactorySave } from './save.ts';
import { collectibleSummary } from './world/collectibles.ts';

export function figures(save: SatisfactorySave): KeptFigure[] {
  const itemRows = balance(save);
  const machineRows = machines(save);
  const circuitRows = circuits(save);
  const { phase, sink, schematics, alternates } = progress(save);
  return keptFigures({
    items: perItem(stockTotals(save), 'item', 'amount'),
    produced: perItem(itemRows, 'item', 'measuredProduced'),
    consumed: perItem(itemRows, 'item', 'measuredConsumed'),
    producible: perItem(itemRows, 'item', 'produced'),
    buildings: buildings(save).length,
    machines: perItem(machineRows, 'building'),
    machinesByRecipe: perItem(
      machineRows.filter(({ recipe }) => recipe !== null),
      'recipe',
    ),
    machinesByState: perItem(machineRows, ({ reason }) => reason ?? 'PRODUCING'),
    collectiblesRemaining: perItem(collectibleSummary(save), 'kind', 'remaining'),
    circuits: circuitRows.length,
    powerCapacity: sumAll(circuitRows, ({ capacity }) => capacity),
    powerWanted: sumAll(circuitRows, ({ wanted }) => wanted),
    phase: phaseNumber(phase?.name ?? null),
    ...{ schematics, alternates },
    sinkPoints: sink?.points == null ? null : Number(sink.points),
    coupons: sink?.coupons,
  });
}

/** `GP_Project_Assembly_Phase_3` is 3. */
function phaseNumber(name: string | null): number | null {
  const digits = /Phase_(\d+)/.exec(name ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

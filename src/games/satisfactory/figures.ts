// The figures of a Satisfactory world that are kept for questions over many saves.

import { sumAll } from '../shared/damage.ts';
import { itemName, type KeptFigure, perItem, total } from '../shared/figures.ts';
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
  return [
    ...perItem(
      'items',
      stockTotals(save),
      ({ item }) => itemName(item),
      ({ amount }) => amount,
    ),
    ...perItem(
      'produced',
      itemRows,
      ({ item }) => itemName(item),
      ({ measuredProduced }) => measuredProduced,
    ),
    ...perItem(
      'consumed',
      itemRows,
      ({ item }) => itemName(item),
      ({ measuredConsumed }) => measuredConsumed,
    ),
    ...perItem(
      'producible',
      itemRows,
      ({ item }) => itemName(item),
      ({ produced }) => produced,
    ),
    ...total('buildings', buildings(save).length),
    ...perItem('machines', machineRows, ({ building }) => itemName(building)),
    ...perItem(
      'machinesByRecipe',
      machineRows.filter(({ recipe }) => recipe !== null),
      ({ recipe }) => itemName(recipe),
    ),
    ...perItem('machinesByState', machineRows, ({ reason }) => reason ?? 'PRODUCING'),
    ...perItem(
      'collectiblesRemaining',
      collectibleSummary(save),
      ({ kind }) => kind,
      ({ remaining }) => remaining,
    ),
    ...total('circuits', circuitRows.length),
    ...total(
      'powerCapacity',
      sumAll(circuitRows, ({ capacity }) => capacity),
    ),
    ...total(
      'powerWanted',
      sumAll(circuitRows, ({ wanted }) => wanted),
    ),
    ...total('phase', phaseNumber(phase?.name ?? null)),
    ...total('schematics', schematics),
    ...total('alternates', alternates),
    ...total('sinkPoints', sink?.points == null ? null : Number(sink.points)),
    ...total('coupons', sink?.coupons),
  ];
}

/** `GP_Project_Assembly_Phase_3` is 3. */
function phaseNumber(name: string | null): number | null {
  const digits = /Phase_(\d+)/.exec(name ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

// What is kept of a Satisfactory world for questions over many saves.

import { type Figure, itemName, perItem, total } from '../shared/figures.ts';
import type { SatisfactoryView } from './view.ts';

export function figures(view: SatisfactoryView): Figure[] {
  const { balance, circuits, collected, items, machines, progress } = view;
  const { phase, sink } = progress;
  return [
    ...perItem(
      'items',
      items,
      ({ item }) => itemName(item),
      ({ amount }) => amount,
    ),
    ...perItem(
      'produced',
      balance,
      ({ item }) => itemName(item),
      ({ measuredProduced }) => measuredProduced,
    ),
    ...perItem(
      'consumed',
      balance,
      ({ item }) => itemName(item),
      ({ measuredConsumed }) => measuredConsumed,
    ),
    ...perItem(
      'producible',
      balance,
      ({ item }) => itemName(item),
      ({ produced }) => produced,
    ),
    ...perItem('machines', machines, ({ building }) => itemName(building)),
    ...perItem(
      'machinesByRecipe',
      machines.filter(({ recipe }) => recipe !== null),
      ({ recipe }) => itemName(recipe),
    ),
    ...perItem('machinesByState', machines, ({ reason }) => reason ?? 'PRODUCING'),
    ...perItem(
      'collectiblesRemaining',
      collected,
      ({ kind }) => kind,
      ({ remaining }) => remaining,
    ),
    ...total('circuits', circuits.length),
    ...total(
      'powerCapacity',
      sum(circuits, ({ capacity }) => capacity),
    ),
    ...total(
      'powerWanted',
      sum(circuits, ({ wanted }) => wanted),
    ),
    ...total('phase', phaseNumber(phase?.name ?? null)),
    ...total('schematics', progress.schematics),
    ...total('alternates', progress.alternates),
    ...total('sinkPoints', sink === null ? null : Number(sink.points)),
    ...total('coupons', sink?.coupons),
  ];
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number | null): number {
  return rows.reduce((total, row) => total + (of(row) ?? 0), 0);
}

/** `GP_Project_Assembly_Phase_3` is 3. */
function phaseNumber(name: string | null): number | null {
  const digits = /Phase_(\d+)/.exec(name ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

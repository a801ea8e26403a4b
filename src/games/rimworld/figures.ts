// The figures of a colony that are kept for questions over many saves.

import { itemName, type KeptFigure, perItem, total } from '../shared/kit.ts';
import { colony, isResearchKnown, research } from './colony.ts';
import { animals } from './people.ts';
import type { RimworldSave } from './save.ts';
import { stock } from './stock.ts';

export function figures(save: RimworldSave): KeptFigure[] {
  const { colonists, wounded, prisoners, days, wealth } = colony(save);
  return [
    ...total('days', days),
    ...total('colonists', colonists),
    ...total('wounded', wounded),
    ...total('prisoners', prisoners),
    ...total('wealth', wealth),
    ...total(
      'researched',
      isResearchKnown(save) ? research(save).filter(({ isFinished }) => isFinished).length : null,
    ),
    ...perItem(
      'animals',
      animals(save).filter(({ role }) => role === 'TAME'),
      ({ species }) => itemName(species),
    ),
    ...perItem(
      'items',
      stock(save).filter(({ isAvailable }) => isAvailable !== false),
      ({ item }) => itemName(item),
      ({ isAvailable, amount }) => (isAvailable === null ? null : amount),
    ),
  ];
}

// The figures of a colony that are kept for questions over many saves.

import { type KeptFigure, keptFigures, perItem } from '../shared/kit.ts';
import { colony, isResearchKnown, research } from './colony.ts';
import { animals } from './people.ts';
import type { RimworldSave } from './save.ts';
import { stock } from './stock.ts';

export function figures(save: RimworldSave): KeptFigure[] {
  const { colonists, wounded, prisoners, days, wealth } = colony(save);
  const finished = research(save).filter(({ isFinished }) => isFinished);
  const owned = stock(save).filter(({ isAvailable }) => isAvailable !== false);
  return keptFigures({
    ...{ days, colonists, wounded, prisoners, wealth },
    researched: isResearchKnown(save) ? finished.length : null,
    animals: perItem(
      animals(save).filter(({ role }) => role === 'TAME'),
      'species',
    ),
    items: perItem(owned, 'item', ({ isAvailable, amount }) => (isAvailable === null ? null : amount)),
  });
}

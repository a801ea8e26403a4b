// The facts that a store keeps about a save besides its files: counts of every format, and figures of its game's view.

import { mayLackRows } from '../../games/shared/game.ts';
import type { SaveFigure } from '../../library/figures/save-figure.ts';
import type { ReadySave } from '../../library/save.ts';
import { classCount, isAbsentClass } from '../../query/lists/class-count.ts';
import type { Description } from '../../store/ingest.ts';
import { viewOf } from '../games/open.ts';
import { statsOf } from '../saves/stats.ts';

/** Describes a save that has been read, for the store. */
export function describeSave(save: ReadySave): Description {
  const { integrity, damage, mayLackObjects, ...stats } = statsOf(save);
  return { stats, figures: saveFigures(save) };
}

/** All figures of a save that are kept, before they are added up. */
export function saveFigures(save: ReadySave): SaveFigure[] {
  const { graph, entry } = save;
  const figures: SaveFigure[] = [
    { name: 'references', item: '', value: graph.data.edges.count },
    { name: 'issues', item: '', value: graph.data.issues.length },
  ];
  if (entry.header.playSeconds !== null)
    figures.push({ name: 'playSeconds', item: '', value: entry.header.playSeconds });
  for (const id of graph.classes) {
    const value = classCount(graph, id);
    if (value > 0 && !isAbsentClass(graph, id))
      figures.push({ name: 'objects', item: graph.classes.name(id), value });
  }
  const view = viewOf(save);
  // Of a list that lost rows, totals would be too small.
  return view && !mayLackRows(view) ? [...figures, ...view.figures] : figures;
}

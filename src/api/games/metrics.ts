// Metrics of one save as text. The save is given by slug; by default it is the most recently written one, so that a
// folder of autosaves always shows the newest.

import { GAMES } from '../../games/registry.ts';
import { mayLackRows } from '../../games/shared/game.ts';
import { type Metric, metricsText } from '../../games/shared/metrics.ts';
import { NEWEST_FIRST } from '../../library/catalogue/catalogue.ts';
import type { OpenSaves } from '../../library/open-saves.ts';
import type { ReadySave, SaveEntry } from '../../library/save.ts';
import { saveNamed } from '../context/save-by-name.ts';
import { gameOfEntry, viewOf } from './open.ts';

/** Null when the save has no metrics. */
export function saveMetrics(ready: ReadySave): string | null {
  const { entry } = ready;
  const { title, savedAt, playSeconds } = entry.header;
  const game = gameOfEntry(entry);
  const view = game?.metrics ? viewOf(ready) : null;
  if (!game?.metrics || !view) return null;
  const labels = { save: entry.slug, title };
  const one = (value: number | null): Metric['samples'] => (value === null ? [] : [{ labels, value }]);
  const own: Metric[] = [
    {
      name: 'savegraph_saved_timestamp_seconds',
      help: 'When the save was written',
      samples: one(savedAt === null ? null : Date.parse(savedAt) / 1000),
    },
    { name: 'savegraph_play_seconds', help: 'Time played until then', samples: one(playSeconds) },
  ];
  // A sum that lacks something must not look like one that fell.
  const isIncomplete = mayLackRows(view);
  const damaged: Metric = {
    name: 'savegraph_save_damaged',
    help: 'Whether the file is damaged, so that figures of the game are left out',
    samples: one(Number(isIncomplete)),
  };
  return metricsText([...own, damaged, ...(isIncomplete ? [] : game.metrics(view, title))]);
}

/** The save to show metrics of; null when there is none. */
export async function metricsEntry(
  { catalogue, formats }: OpenSaves,
  slug: string | null,
): Promise<SaveEntry | null> {
  if (slug !== null) {
    const asked = await saveNamed(catalogue, slug);
    return asked && gameOfEntry(asked)?.metrics ? asked : null;
  }
  const among = formats
    .map(({ id }) => id)
    .filter((id) => GAMES.some((game) => game.format === id && game.metrics));
  const where = { is: 'format', among } as const;
  const order = NEWEST_FIRST;
  const [newest] = await catalogue.page({ where, order, limit: 1 });
  return newest?.header.savedAt ? newest : null;
}

// Metrics of one save as text. The save is given by slug; by default it is the most recently written one, so that a
// folder of autosaves always shows the newest.

import { type Metric, metricsText } from '../../games/shared/metrics.ts';
import type { OpenSaves } from '../../library/open-saves.ts';
import type { ReadySave, SaveEntry } from '../../library/save.ts';
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
  return metricsText([...own, ...game.metrics(view, title)]);
}

/** The save to show metrics of; null when there is none. */
export function metricsEntry(library: OpenSaves, slug: string | null): SaveEntry | null {
  const hasMetrics = (entry: SaveEntry): boolean => gameOfEntry(entry)?.metrics !== undefined;
  if (slug !== null) {
    const asked = library.get(slug);
    return asked && hasMetrics(asked) ? asked : null;
  }
  const [newest] = library.entries
    .filter((entry) => hasMetrics(entry) && entry.header.savedAt !== null)
    .sort((a, b) => (a.header.savedAt! < b.header.savedAt! ? 1 : -1));
  return newest ?? null;
}

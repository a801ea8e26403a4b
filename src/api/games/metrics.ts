// Metrics of one save as text. The save is given by slug; by default it is the most recently written one, so that a
// folder of autosaves always shows the newest.

import { session } from '../../games/satisfactory/progress/session.ts';
import { SatisfactorySave } from '../../games/satisfactory/save.ts';
import { metrics } from '../../games/satisfactory/screens/metrics.ts';
import { type Metric, metricsText } from '../../games/shared/metrics.ts';
import type { OpenSaves } from '../../library/open-saves.ts';
import type { ReadySave, SaveEntry } from '../../library/save.ts';
import { GAMES } from './games.ts';
import { viewOf } from './open.ts';

/** Null when the save has no metrics. */
export function saveMetrics(ready: ReadySave): string | null {
  const { entry } = ready;
  const save = viewOf(ready)?.save;
  if (!(save instanceof SatisfactorySave)) return null;
  const labels = { save: entry.slug, title: entry.header.title };
  const savedAt =
    entry.header.savedAt === null ? [] : [{ labels, value: Date.parse(entry.header.savedAt) / 1000 }];
  const own: Metric[] = [
    { name: 'savegraph_saved_timestamp_seconds', help: 'When the save was written', samples: savedAt },
    {
      name: 'savegraph_play_seconds',
      help: 'Time played until then',
      samples: entry.header.playSeconds === null ? [] : [{ labels, value: entry.header.playSeconds }],
    },
  ];
  // Dashboards select by these labels; `url` identifies the series, so it must stay the same from save to save.
  const source = { url: 'savegraph', session_name: session(save).name ?? entry.header.title };
  const shared = metrics(save).map((metric): Metric => {
    if (metric.name.startsWith('savegraph_')) return metric;
    const samples = metric.samples.map(({ labels, value }) => ({ labels: { ...labels, ...source }, value }));
    return { ...metric, samples };
  });
  return metricsText([...own, ...shared]);
}

/** The save to show metrics of; null when there is none. */
export function metricsEntry(library: OpenSaves, slug: string | null): SaveEntry | null {
  const formats = new Set<string>(GAMES.map(({ format }) => format));
  const asked = slug === null ? null : library.get(slug);
  if (slug !== null) return asked && formats.has(asked.format.id) ? asked : null;
  const entries = library.entries.filter(({ format }) => formats.has(format.id));
  const [newest] = entries
    .filter(({ format, header }) => format.id === 'SATISFACTORY' && header.savedAt !== null)
    .sort((a, b) => (a.header.savedAt! < b.header.savedAt! ? 1 : -1));
  return newest ?? null;
}

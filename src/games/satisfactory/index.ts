// Declares Satisfactory to the rest of the program.

import { getOrCreate } from '../../graph/made-once.ts';
import type { GameParts, UserFiles } from '../shared/declaration.ts';
import type { GameView } from '../shared/game.ts';
import type { Metric } from '../shared/metrics.ts';
import type { Scope } from '../shared/scope.ts';
import { changes } from './changes.ts';
import { defaults } from './defaults.ts';
import { withGameData } from './facts/docs-file.ts';
import { namedFactories } from './facts/factory-names.ts';
import { Facts, type FactTables } from './facts/facts.ts';
import { placesFor } from './facts/places.ts';
import { readPlaces, readTables } from './facts/read-facts.ts';
import { session } from './progress/session.ts';
import { satisfactoryQuestions } from './questions.ts';
import { SatisfactorySave } from './save.ts';
import { metrics } from './screens/metrics.ts';
import { satisfactoryTools } from './tools.ts';
import { type SatisfactoryView, satisfactoryView } from './view.ts';

export function openSatisfactory(scope: Scope, files?: UserFiles): SatisfactoryView {
  const tables = tablesFor(files);
  const save = new SatisfactorySave(scope, {
    namedFactories: namedFactories(files?.factories ?? '[]'),
    facts: (saveVersion) => new Facts(tables, saveVersion),
    places: (saveVersion) =>
      placesFor(saveVersion, readPlaces('places.json'), readPlaces('places-earlier.json')),
  });
  return satisfactoryView(save);
}

const replaced = new WeakMap<UserFiles, FactTables>();

/** The tables that come with the project, or those with the data of the user's own game in place of theirs. */
function tablesFor(files: UserFiles | undefined): FactTables {
  const text = files?.gameData ?? null;
  if (!files || text === null) return readTables();
  return getOrCreate(replaced, files, () => withGameData(readTables(), text));
}

/** Dashboards select by `url`, which identifies the series: it must stay the same from save to save. */
function metricsOf({ save }: GameView, title: string): Metric[] {
  const shown = save as SatisfactorySave;
  const source = { url: 'savegraph', session_name: session(shown).name ?? title };
  return metrics(shown).map((metric) => {
    if (metric.name.startsWith('savegraph_')) return metric;
    const samples = metric.samples.map(({ labels, value }) => ({ labels: { ...labels, ...source }, value }));
    return { ...metric, samples };
  });
}

export function satisfactory(): GameParts {
  return {
    defaults,
    open: openSatisfactory,
    metrics: metricsOf,
    changes,
    questions: satisfactoryQuestions,
    tools: satisfactoryTools,
  };
}

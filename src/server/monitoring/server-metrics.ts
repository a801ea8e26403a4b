// Metrics of the server and of the saves it has open, in OpenMetrics. Saves that are not in memory are only
// counted: scraping must not load them.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Graph } from '../../graph/graph.ts';
import type { ClassId } from '../../graph/ids.ts';
import { ANY, NEWEST_FIRST } from '../../library/catalogue/catalogue.ts';
import type { Library } from '../../library/library.ts';
import type { ReadySave, SaveEntry } from '../../library/save.ts';
import { classCount, isAbsentClass } from '../../query/lists/class-count.ts';
import type { Observer } from './answered.ts';

/** How many classes of a save are counted by name, the largest first. */
const MOST_CLASSES = 20;
/** How many saves get metrics of their own, the latest first. */
const MOST_SAVES = 200;
const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

export interface ServerMetrics {
  readonly observer: Observer;
  /** In OpenMetrics without the final `# EOF` line, or in Prometheus' text format. */
  text(format: 'openmetrics' | 'text'): Promise<string>;
}

export function serverMetrics(library: Library): ServerMetrics {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  const requests = new Counter({
    name: 'savegraph_requests_total',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'savegraph_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  libraryGauges(library, registers);
  processGauges(registers);
  return {
    observer: ({ method, route, status, millis }) => {
      const labels = { method, route: route ?? 'none', status };
      requests.inc(labels);
      seconds.observe({ route: labels.route }, millis / 1000);
    },
    text: async (format) => {
      const text = (await registry.metrics()).replace(/# EOF\n*$/, '');
      return format === 'text' ? asPlainText(text) : text;
    },
  };
}

/** The formats differ in what describes a counter: here the name of its samples. */
function asPlainText(text: string): string {
  return text.replace(
    /^# HELP (\S+) (.*)\n# TYPE \S+ counter$/gm,
    '# HELP $1_total $2\n# TYPE $1_total counter',
  );
}

type Registers = Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>[];

function libraryGauges(library: Library, registers: Registers): void {
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    collect: (gauge: Gauge) => void | Promise<void>,
  ): void => {
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        // A store that is down does not affect the other figures.
        return Promise.resolve(collect(this)).catch(() => this.reset());
      },
    });
  };
  const listed = async (): Promise<readonly SaveEntry[]> =>
    library.catalogue.page({ where: ANY, order: NEWEST_FIRST, limit: MOST_SAVES });
  const resident = (): ReadySave[] => library.used.flatMap(({ ready }) => ready ?? []).slice(0, MOST_SAVES);
  gauge('savegraph_saves', 'Saves by state', ['state'], async (saves) => {
    const count = await library.catalogue.count(ANY);
    const used = library.used.filter(({ state }) => state !== 'LISTED');
    for (const state of ['LOADING', 'READY', 'FAILED']) saves.set({ state }, 0);
    saves.set({ state: 'LISTED' }, Math.max(0, count - used.length));
    for (const { state } of used) saves.inc({ state });
  });
  new Counter({
    name: 'savegraph_loads_total',
    help: 'Saves that were read since the server started',
    registers,
    collect() {
      this.reset();
      this.inc(library.loads);
    },
  });
  gauge('savegraph_graph_bytes', 'Memory of the graphs of a save', ['save'], (bytes) => {
    for (const { entry, memoryBytes } of resident()) bytes.set({ save: entry.slug }, memoryBytes);
  });
  gauge(
    'savegraph_save_objects',
    'Objects of a save that is in memory, of its largest classes',
    ['save', 'class'],
    (objects) => {
      for (const { entry, graph } of resident())
        for (const { name, count } of largestClasses(graph))
          objects.set({ save: entry.slug, class: name }, count);
    },
  );
  gauge('savegraph_save_issues', 'Issues of a save that is in memory', ['save'], (issues) => {
    for (const { entry, graph } of resident()) issues.set({ save: entry.slug }, graph.data.issueCount);
  });
  gauge('savegraph_save_timestamp_seconds', 'When a save was written', ['save'], async (times) => {
    for (const { slug, header } of await listed())
      if (header.savedAt !== null) times.set({ save: slug }, Date.parse(header.savedAt) / 1000);
  });
  gauge('savegraph_save_play_seconds', 'Time played until a save was written', ['save'], async (times) => {
    for (const { slug, header } of await listed())
      if (header.playSeconds !== null) times.set({ save: slug }, header.playSeconds);
  });
}

function largestClasses(graph: Graph): { name: string; count: number }[] {
  const ids = Array.from({ length: graph.classes.count }, (_, id) => id as ClassId);
  const counted = ids
    .filter((id) => !isAbsentClass(graph, id))
    .map((id) => ({ name: graph.classes.path(id), count: classCount(graph, id) }));
  return counted.sort((a, b) => b.count - a.count).slice(0, MOST_CLASSES);
}

function processGauges(registers: Registers): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  new Quantiles({
    name: 'savegraph_event_loop_delay_seconds',
    help: 'How long requests wait for the serving thread, since the last scrape',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const percent of [50, 99, 100])
        this.set({ quantile: String(percent / 100) }, delay.percentile(percent) / 1e9);
      delay.reset();
    },
  });
  new Gauge({
    name: 'savegraph_resident_memory_bytes',
    help: 'Memory of the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
}

/** A summary whose quantiles were measured elsewhere. */
class Quantiles extends Gauge {
  override async get(): ReturnType<Gauge['get']> {
    return { ...(await super.get()), type: 'summary' as never };
  }
}

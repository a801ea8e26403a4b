// GET /metrics: metrics of the server, and of a save, for monitoring systems. Only served when enabled at start.

import { slugSpelling } from '../../api/context/unknown-ids.ts';
import { metricsEntry, saveMetrics } from '../../api/games/metrics.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import { ANY } from '../../library/catalogue/catalogue.ts';
import type { ReadySave } from '../../library/save.ts';
import type { Exchange, Route } from '../http/router.ts';
import type { ServerOptions } from '../options/server-options.ts';
import type { ServerMetrics } from './server-metrics.ts';

/** `/metrics`: of the server and the newest save; `/metrics?save=SLUG`: of one save. */
export function metricsRoute(options: ServerOptions, metrics: ServerMetrics): Route {
  return {
    methods: ['GET'],
    path: '/metrics',
    answer: async (exchange) => {
      const slug = exchange.url.searchParams.get('save');
      if (slug === null) await answerAll(options, metrics, exchange);
      else await answerSave(options, slug, exchange);
    },
  };
}

async function answerAll(
  options: ServerOptions,
  metrics: ServerMetrics,
  { request, response }: Exchange,
): Promise<void> {
  const isOpen = request.headers.accept?.includes('application/openmetrics-text') ?? false;
  const ofServer = metrics.text(isOpen ? 'openmetrics' : 'text');
  const [server, save] = await Promise.all([ofServer, metricsOf(options, null)]);
  response.writeHead(200, { 'content-type': isOpen ? OPEN_TYPE : TEXT_TYPE, vary: 'accept' });
  response.write(server);
  if (save) response.write(save);
  response.end(isOpen ? '# EOF\n' : '');
}

const OPEN_TYPE = 'application/openmetrics-text; version=1.0.0; charset=utf-8';
const TEXT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Slugs to name when none is near. */
const MOST_SLUGS = 5;

async function answerSave(options: ServerOptions, slug: string, { response }: Exchange): Promise<void> {
  const text = await metricsOf(options, slug);
  const status = text === null ? 404 : 200;
  const body = text ?? `no save with metrics${await hintFor(options, slug)}\n`;
  response.writeHead(status, { 'content-type': TEXT_TYPE });
  response.end(body);
}

async function hintFor({ library: { catalogue } }: ServerOptions, slug: string): Promise<string> {
  const hint = slugSpelling(await catalogue.near('SLUG', slug)).hint(slug);
  if (hint !== '') return hint;
  const some = await catalogue.page({ where: ANY, order: [], limit: MOST_SLUGS });
  return `; there are ${some.map((entry) => entry.slug).join(', ')}...`;
}

/** Saves with at least this many nodes take too long for the serving thread. */
const MANY_NODES = 5000;

/** Monitors poll every few seconds, and a save that was read does not change. */
const kept = new WeakMap<ReadySave, Promise<Uint8Array>>();

/** Null for a save that cannot be read: GraphQL reports why, a monitor only needs to know that it has no metrics. */
async function metricsOf(options: ServerOptions, slug: string | null): Promise<Uint8Array | null> {
  const { library } = options;
  try {
    const entry = await metricsEntry(library, slug);
    if (!entry) return null;
    const save = await library.load(entry);
    const text = await getOrCreate(kept, save, () => {
      const made = makeMetrics(options, save);
      made.catch(() => kept.delete(save));
      return made;
    });
    return text.length > 0 ? text : null;
  } catch {
    return null;
  }
}

async function makeMetrics({ threads }: ServerOptions, save: ReadySave): Promise<Uint8Array> {
  const { entry, graph } = save;
  const made =
    threads && graph.count >= MANY_NODES ? await threads.run({ kind: 'metrics' }, null, entry) : null;
  if (made) return made.body;
  return Buffer.from(saveMetrics(save) ?? '');
}

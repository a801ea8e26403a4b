// GET /metrics: metrics of the server, and of a save, for monitoring systems. Only served when enabled at
// start.

import { saveMetrics } from '../../api/games/metrics.ts';
import type { Library } from '../../library/library.ts';
import type { Exchange, Route } from '../http/router.ts';
import type { ServerMetrics } from './server-metrics.ts';

/**
 * Answers `/metrics` with metrics of the server and of the newest save, and `/metrics?save=SLUG` with those
 * of one save.
 */
export function metricsRoute(library: Library, metrics: ServerMetrics): Route {
  return {
    methods: ['GET'],
    path: '/metrics',
    answer: async (exchange) => {
      const slug = exchange.url.searchParams.get('save');
      if (slug === null) await answerAll(library, metrics, exchange);
      else await answerSave(library, slug, exchange);
    },
  };
}

async function answerAll(library: Library, metrics: ServerMetrics, { response }: Exchange): Promise<void> {
  const [ofServer, ofSave] = await Promise.all([metrics.text(), textOf(library, null)]);
  response.writeHead(200, { 'content-type': metrics.contentType }).end(`${ofServer}${ofSave ?? ''}# EOF\n`);
}

async function answerSave(library: Library, slug: string, { response }: Exchange): Promise<void> {
  const text = await textOf(library, slug);
  const status = text === null ? 404 : 200;
  response.writeHead(status, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  response.end(text ?? 'no save with metrics\n');
}

/**
 * Null for a save that cannot be read: GraphQL reports why, a monitor only needs to know that it has no
 * metrics.
 */
function textOf(library: Library, slug: string | null): Promise<string | null> {
  return saveMetrics(library, slug).catch(() => null);
}

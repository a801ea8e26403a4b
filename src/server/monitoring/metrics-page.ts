// GET /metrics: figures of the server, and of a save, for monitoring systems. Only there when the server was started
// with it.

import { saveMetrics } from '../../api/games/metrics.ts';
import type { Library } from '../../library/library.ts';
import type { Exchange, Route } from '../http/router.ts';
import type { ServerMetrics } from './server-metrics.ts';

/** Answers `/metrics` with all of the server and the newest save, and `/metrics?save=SLUG` with one save's. */
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

/** What is wrong with the save is said by GraphQL; a monitor wants to know that there are no figures. */
function textOf(library: Library, slug: string | null): Promise<string | null> {
  return saveMetrics(library, slug).catch(() => null);
}

// GET /flat?query=...: one list of what a query gives, as rows without nesting. For tools that show tables and know no GraphQL, such as
// Grafana's Infinity source; see docs/grafana.md.

import { apiError } from '../../api/context/errors.ts';
import { encodingFor, packedOnce } from '../http/compressed.ts';
import { refuseError } from '../http/refuse.ts';
import type { Exchange, Route } from '../http/router.ts';
import type { ServerOptions } from '../options/server-options.ts';
import { flatRows } from './flat-rows.ts';
import { createHandler, ENDPOINT, type Yoga } from './yoga.ts';

/** Which list is meant; the rest of the parameters are GraphQL's own. */
const LIST = 'list';

export function flatRoute(options: ServerOptions): Route {
  const yoga = createHandler(options);
  return {
    methods: ['GET'],
    path: '/flat',
    answer: async (exchange) => {
      try {
        await answer(yoga, exchange);
      } catch (error) {
        if (!exchange.response.destroyed) refuseError(exchange.response, error, options.report);
      }
    },
  };
}

async function answer(yoga: Yoga, { request, response, url }: Exchange): Promise<void> {
  const asked = new URL(`${ENDPOINT}${url.search}`, url);
  const list = asked.searchParams.get(LIST);
  asked.searchParams.delete(LIST);
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const result = await yoga.fetch(asked, { headers: { accept: 'application/json' }, signal: gone.signal });
  const { data, errors } = (await result.json()) as { data?: unknown; errors?: unknown };
  // Half a table would be taken for a whole one.
  const body = errors ? { errors } : rowsOf(data, list);
  const bytes = Buffer.from(JSON.stringify(body));
  const encoding = encodingFor(request.headers['accept-encoding'], bytes.length);
  const sent = await packedOnce(bytes, encoding);
  response.writeHead(errors ? Math.max(result.status, 400) : 200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': sent.length,
    'cache-control': 'no-cache',
    vary: 'origin, accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : sent);
}

function rowsOf(data: unknown, list: string | null): readonly object[] {
  const rows = flatRows(data, list);
  if (rows) return rows;
  throw apiError('BAD_ARGUMENT', `list: the answer has no list at ${JSON.stringify(list)}`);
}

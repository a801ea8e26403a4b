// GET /flat?query=...: one list of a query's answer as flat rows. For tools that show tables and do not
// support GraphQL, such as Grafana's Infinity data source; see docs/grafana.md.

import { flatAnswer } from '../answering/flat-rows.ts';
import { encodingFor, packedOnce } from '../http/compressed.ts';
import { goneSignal } from '../http/on-close.ts';
import type { Exchange, Route } from '../http/router.ts';
import type { ServerOptions } from '../options/server-options.ts';
import { ENDPOINT, type Yoga } from './yoga.ts';

/** Parameter that selects the list; all others are GraphQL's own. */
const LIST = 'list';

export function flatRoute(yoga: Yoga, options: ServerOptions): Route {
  return { methods: ['GET'], path: '/flat', answer: (exchange) => answer(yoga, options, exchange) };
}

async function answer(
  yoga: Yoga,
  { answering }: ServerOptions,
  { request, response, url }: Exchange,
): Promise<void> {
  const asked = new URL(`${ENDPOINT}${url.search}`, url);
  const list = asked.searchParams.get(LIST);
  asked.searchParams.delete(LIST);
  const gone = goneSignal(response);
  const result = await yoga.fetch(asked, { headers: { accept: 'application/json' }, signal: gone });
  const whole = new Uint8Array(await result.arrayBuffer());
  const isLarge = answering && whole.length > MOST_BYTES_HERE;
  const made = isLarge ? await answering.run({ kind: 'rows', answer: whole, list }, gone) : null;
  if (gone.aborted) return;
  const bytes = made?.body ?? flatAnswer(whole, list);
  const isRows = bytes[0] === ROWS;
  const encoding = encodingFor(request.headers['accept-encoding'], bytes.length);
  const sent = await packedOnce(bytes, encoding);
  response.writeHead(isRows ? 200 : Math.max(result.status, 400), {
    'content-type': 'application/json; charset=utf-8',
    'content-length': sent.length,
    'cache-control': 'no-cache',
    vary: 'origin, accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  response.end(sent);
}

/** Size up to which answers are flattened on this thread: others wait no longer than for a small question. */
const MOST_BYTES_HERE = 100_000;
/** First byte of rows; errors are in an object. */
const ROWS = '['.charCodeAt(0);

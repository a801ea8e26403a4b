// GET /flat?query=...: one list of a query's answer as a table. For tools that show tables and do not
// support GraphQL, such as Grafana's Infinity data source; see docs/grafana.md.

import { apiError } from '../../api/context/errors.ts';
import { BULK_FORMATS } from '../../bulk/bulk-formats.ts';
import { setSaveHeaders } from '../http/headers.ts';
import { goneSignal } from '../http/on-close.ts';
import type { Exchange, Route } from '../http/router.ts';
import { sendTable } from '../http/send-table.ts';
import type { ServerOptions } from '../options/server-options.ts';
import { answerRows } from '../threads/answer-rows.ts';
import { ENDPOINT, type Yoga } from './yoga.ts';

export function flatRoute(yoga: Yoga, options: ServerOptions): Route {
  return { methods: ['GET'], path: '/flat', answer: (exchange) => answer(yoga, options, exchange) };
}

async function answer(yoga: Yoga, { threads }: ServerOptions, exchange: Exchange): Promise<void> {
  const { response, url } = exchange;
  const asked = new URL(`${ENDPOINT}${url.search}`, url);
  // All other parameters are GraphQL's own.
  const [list, name] = ['list', 'format'].map((parameter) => {
    const value = asked.searchParams.get(parameter);
    asked.searchParams.delete(parameter);
    return value;
  }) as [string | null, string | null];
  const format = BULK_FORMATS.get(name ?? 'json');
  if (!format)
    throw apiError('BAD_ARGUMENT', `format: expected one of ${[...BULK_FORMATS.keys()].join(', ')}`);
  const gone = goneSignal(response);
  const result = await yoga.fetch(asked, { headers: { accept: 'application/json' }, signal: gone });
  const whole = new Uint8Array(await result.arrayBuffer());
  const task = { kind: 'rows', answer: whole, list, format: name ?? 'json' } as const;
  const isLarge = threads && whole.length > MOST_BYTES_HERE;
  const { body, table } = (isLarge && (await threads.run(task, gone))) || (await answerRows(task));
  if (gone.aborted) return;
  setSaveHeaders(response);
  if (table) return sendTable(exchange, format, { ...table, content: body });
  response.writeHead(Math.max(result.status, 400), { 'content-type': 'application/json; charset=utf-8' });
  response.end(body);
}

/** Size up to which answers are flattened on this thread: others wait no longer than for a small query. */
const MOST_BYTES_HERE = 100_000;

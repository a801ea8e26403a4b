// GET /flat?query=...: one list of a query's answer as flat rows. For tools that show tables and do not
// support GraphQL, such as Grafana's Infinity data source; see docs/grafana.md.

import { apiError } from '../../api/context/errors.ts';
import { BULK_FORMATS, type BulkFormat } from '../../bulk/bulk-formats.ts';
import { type FlatRow, rowTable } from '../../bulk/row-table.ts';
import { flatAnswer } from '../answering/flat-rows.ts';
import { encodingFor, packedOnce } from '../http/compressed.ts';
import { goneSignal } from '../http/on-close.ts';
import type { Exchange, Route } from '../http/router.ts';
import { sendPieces } from '../http/send-pieces.ts';
import { setWarnings } from '../http/warning-headers.ts';
import type { ServerOptions } from '../options/server-options.ts';
import { ENDPOINT, type Yoga } from './yoga.ts';

/** Parameters that select the list and its format; all others are GraphQL's own. */
const LIST = 'list';
const FORMAT = 'format';

export function flatRoute(yoga: Yoga, options: ServerOptions): Route {
  return { methods: ['GET'], path: '/flat', answer: (exchange) => answer(yoga, options, exchange) };
}

async function answer(yoga: Yoga, { answering }: ServerOptions, exchange: Exchange): Promise<void> {
  const { request, response, url } = exchange;
  const asked = new URL(`${ENDPOINT}${url.search}`, url);
  const list = asked.searchParams.get(LIST);
  asked.searchParams.delete(LIST);
  const format = formatOf(asked.searchParams.get(FORMAT));
  asked.searchParams.delete(FORMAT);
  const gone = goneSignal(response);
  const result = await yoga.fetch(asked, { headers: { accept: 'application/json' }, signal: gone });
  const whole = new Uint8Array(await result.arrayBuffer());
  const isLarge = answering && whole.length > MOST_BYTES_HERE;
  const made = isLarge ? await answering.run({ kind: 'rows', answer: whole, list }, gone) : null;
  if (gone.aborted) return;
  const { body: bytes, warnings = [] } = made ?? flatAnswer(whole, list);
  setWarnings(response, warnings);
  const isRows = bytes[0] === ROWS;
  if (isRows && format) return sendTable(exchange, format, bytes);
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

/** Null for the rows as they are. @throws GraphQLError for an unknown one */
function formatOf(name: string | null): BulkFormat | null {
  if (name === null || name === 'json') return null;
  const format = BULK_FORMATS.get(name);
  if (format) return format;
  throw apiError('BAD_ARGUMENT', `format: expected one of ${[...BULK_FORMATS.keys()].join(', ')}`);
}

async function sendTable(
  { request, response }: Exchange,
  format: BulkFormat,
  rows: Uint8Array,
): Promise<void> {
  const table = rowTable(JSON.parse(new TextDecoder().decode(rows)) as FlatRow[]);
  const pieces = await format.pieces(table);
  const encoding = encodingFor(request.headers['accept-encoding']);
  response.writeHead(200, {
    'content-type': format.type,
    'cache-control': 'no-cache',
    vary: 'origin, accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  await sendPieces(response, pieces, { encoding });
}

/** Size up to which answers are flattened on this thread: others wait no longer than for a small question. */
const MOST_BYTES_HERE = 100_000;
/** First byte of rows; errors are in an object. */
const ROWS = '['.charCodeAt(0);

// GET /saves/SLUG/LIST.FORMAT: many objects, or a list of the game's view, as a table; see docs/bulk.md.

import { BULK_FORMATS, type BulkFormat } from '../../bulk/bulk-formats.ts';
import type { BulkRequest } from '../../bulk/bulk-table.ts';
import { badArgument } from '../../query/errors.ts';
import { spellingOf } from '../../query/names/spelling.ts';
import { encodingFor } from '../http/compressed.ts';
import { isNotModified, saveEtag } from '../http/etag.ts';
import { goneSignal } from '../http/on-close.ts';
import { refusal, saveOfSlug } from '../http/refuse.ts';
import type { Exchange, Route } from '../http/router.ts';
import { sendTable } from '../http/send-table.ts';
import { MOST_STREAMS } from '../options/limits.ts';
import type { ServerOptions } from '../options/server-options.ts';
import { preparedTable } from './prepared-table.ts';

export function bulkRoute(options: ServerOptions): Route {
  let streams = 0;
  return {
    methods: ['GET'],
    path: '/saves/:slug/:list.:format',
    answer: async (exchange) => {
      const format = BULK_FORMATS.get(exchange.params.format ?? '');
      if (!format) {
        const known = [...BULK_FORMATS.keys()].join(', ');
        throw refusal(404, 'BAD_REQUEST', `Tables are available as ${known}.`);
      }
      if (streams >= MOST_STREAMS)
        throw refusal(503, 'LIMIT_EXCEEDED', `At most ${MOST_STREAMS} tables are sent at a time.`);
      streams++;
      try {
        await answer(options, format, exchange);
      } finally {
        streams--;
      }
    },
  };
}

async function answer(options: ServerOptions, format: BulkFormat, exchange: Exchange): Promise<void> {
  const { request, response, params, url } = exchange;
  const { library } = options;
  const gone = goneSignal(response);
  const asked = requestIn(url.searchParams, params.list!);
  const entry = await saveOfSlug(library, params.slug);
  const encoding = encodingFor(request.headers['accept-encoding']);
  response.setHeader('cache-control', 'private, no-cache');
  response.appendHeader('vary', 'accept-encoding');
  // The client's copy does not count if the file is gone.
  if (!entry.error && isNotModified(exchange, saveEtag(entry, asked, params.format, encoding))) return;
  const save = await library.load(entry);
  const table = await preparedTable(options, {
    save,
    request: asked,
    format,
    formatName: params.format!,
    signal: gone,
  });
  await sendTable(exchange, format, table);
}

const PARAMETERS = ['where', 'columns', 'orderBy', 'first', 'offset'] as const;

/** @throws QueryError for unknown parameters: a misspelt filter must not return everything */
function requestIn(search: URLSearchParams, list: string): BulkRequest {
  const unknown = [...search.keys()].find((name) => !PARAMETERS.some((known) => known === name));
  if (unknown !== undefined) {
    const hint = spellingOf('UNKNOWN_NAME', '', PARAMETERS).hint(unknown);
    throw badArgument(unknown, `is not a parameter; there are ${PARAMETERS.join(', ')}${hint}`);
  }
  return {
    view: list === 'objects' ? null : list,
    where: search.get('where'),
    columns: search.get('columns'),
    orderBy: search.get('orderBy'),
    first: search.get('first'),
    offset: search.get('offset'),
  };
}

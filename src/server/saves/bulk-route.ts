// GET /saves/SLUG/LIST.FORMAT: many objects, or a list of the game's view, as a table; see docs/bulk.md.

import { RequestBudget } from '../../api/budget/budget.ts';
import { createContext } from '../../api/context/context.ts';
import { loadColumns } from '../../bulk/bulk-columns.ts';
import { BULK_FORMATS, type BulkFormat } from '../../bulk/bulk-formats.ts';
import { type BulkRequest, bulkTable, type TableRows } from '../../bulk/bulk-table.ts';
import type { ReadySave } from '../../library/save.ts';
import { badArgument } from '../../query/errors.ts';
import { spellingOf } from '../../query/names/spelling.ts';
import { encodingFor } from '../http/compressed.ts';
import { isNotModified, saveEtag } from '../http/etag.ts';
import { setSaveHeaders } from '../http/headers.ts';
import { goneSignal } from '../http/on-close.ts';
import { refusal, saveOfSlug } from '../http/refuse.ts';
import type { Exchange, Route } from '../http/router.ts';
import { sendTable, type TableToSend } from '../http/send-table.ts';
import { BULK_LIMITS, MOST_STREAMS } from '../options/limits.ts';
import type { ServerOptions } from '../options/server-options.ts';
import type { Result } from '../threads/messages.ts';

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
  setSaveHeaders(response);
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

interface AskedTable {
  readonly save: ReadySave;
  readonly request: BulkRequest;
  /** `formatName` is also its extension in addresses. */
  readonly format: BulkFormat;
  readonly formatName: string;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
}

/** Up to this many rows, this thread writes formats that are written in one piece. */
const FEW_ROWS = 2000;

/** @throws GraphQLError, QueryError, BudgetError */
async function preparedTable(options: ServerOptions, asked: AskedTable): Promise<TableToSend> {
  const { threads } = options;
  if (!threads) return tableHere(options, asked);
  const { save, request, format, formatName, signal } = asked;
  // Making a view takes longer than others should wait, and all that is left is its text.
  const isWhole = format.isWhole || typeof request.view === 'string';
  const isLong = (rows: number): boolean => format.isWhole && rows > FEW_ROWS;
  const near = request.view ? null : rowsWithin(threads.mostChecks, options, asked);
  if (near && !isLong(near.rows.length)) return tableHere(options, asked, near, near.warnings);
  const result = await threads.run(
    { kind: 'table', request, format: isWhole ? formatName : null, limits: BULK_LIMITS },
    signal,
    save.entry,
  );
  if (!result?.table) return tableHere(options, asked, near, near?.warnings);
  const { totalCount, warnings } = result.table;
  if (isWhole) return { totalCount, warnings, content: result.body };
  return tableHere(options, asked, { rows: rowsIn(result), totalCount }, warnings);
}

/**
 * @param known the rows, if they were found before
 * @param before the warnings of finding them
 */
async function tableHere(
  { schema, library, alive }: ServerOptions,
  { save, request, format, signal }: AskedTable,
  known: TableRows | null = null,
  before: readonly string[] = [],
): Promise<TableToSend> {
  const budget = new RequestBudget({ signal, limits: BULK_LIMITS, alive });
  const context = createContext(library, { budget });
  const table = bulkTable({ schema, save, tools: context.tools }, request, known);
  return {
    totalCount: table.totalCount,
    warnings: [...new Set([...before, ...context.warnings.list().map(({ message }) => message)])],
    content: await format.pieces(table),
    waited: (from, to) => budget.excludeTime(from, to),
  };
}

/** Finds the rows and reads the columns; null when that takes longer than others should wait. */
function rowsWithin(
  mostChecks: number,
  { schema, library, alive }: ServerOptions,
  { save, request, signal }: AskedTable,
): (TableRows & { readonly warnings: readonly string[] }) | null {
  const budget = new RequestBudget({ signal, limits: BULK_LIMITS, mostChecks, alive });
  const context = createContext(library, { budget });
  try {
    const { rows, totalCount, columns } = bulkTable({ schema, save, tools: context.tools }, request);
    for (const _ of loadColumns(columns, rows)) budget.check();
    return { rows, totalCount, warnings: context.warnings.list().map(({ message }) => message) };
  } catch (error) {
    if (budget.isHandedOver) return null;
    throw error;
  }
}

function rowsIn({ body }: Result): Uint32Array {
  return new Uint32Array(body.buffer, body.byteOffset, body.byteLength / Uint32Array.BYTES_PER_ELEMENT);
}

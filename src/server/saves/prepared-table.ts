// Prepares a table to be sent. Another thread does what takes long: finding and sorting the rows, reading the
// columns, and writing formats that cannot be written piece by piece.

import { RequestBudget } from '../../api/budget/budget.ts';
import { createContext } from '../../api/context/context.ts';
import { loadColumns } from '../../bulk/bulk-columns.ts';
import type { BulkFormat } from '../../bulk/bulk-formats.ts';
import { type BulkRequest, bulkTable, type TableRows } from '../../bulk/bulk-table.ts';
import type { ReadySave } from '../../library/save.ts';
import type { TableToSend } from '../http/send-table.ts';
import { BULK_LIMITS } from '../options/limits.ts';
import type { ServerOptions } from '../options/server-options.ts';
import { entryVersion, type Result } from '../threads/messages.ts';

export interface AskedTable {
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
export async function preparedTable(options: ServerOptions, asked: AskedTable): Promise<TableToSend> {
  const { threads } = options;
  if (!threads) return tableHere(options, asked);
  const { save, request, format, formatName, signal } = asked;
  // Making a view takes longer than others should wait, and all that is left is its text.
  const isWhole = format.isWhole || typeof request.view === 'string';
  const isLong = (rows: number): boolean => format.isWhole && rows > FEW_ROWS;
  const near = request.view ? null : rowsWithin(threads.mostChecks, options, asked);
  if (near && !isLong(near.rows.length)) return tableHere(options, asked, near, near.warnings);
  const result = await threads.run(
    {
      kind: 'table',
      save: { key: save.entry.key, version: entryVersion(save.entry) },
      request,
      format: isWhole ? formatName : null,
      limits: BULK_LIMITS,
    },
    signal,
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
  const budget = new RequestBudget({ signal, limits: BULK_LIMITS, ...(alive && { alive }) });
  const context = createContext(library, { budget });
  const table = bulkTable(schema, save, request, context.tools, known);
  return {
    totalCount: table.totalCount,
    warnings: [...new Set([...before, ...context.warnings.map(({ message }) => message)])],
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
  const budget = new RequestBudget({ signal, limits: BULK_LIMITS, mostChecks, ...(alive && { alive }) });
  const context = createContext(library, { budget });
  try {
    const { rows, totalCount, columns } = bulkTable(schema, save, request, context.tools);
    for (const _ of loadColumns(columns, rows)) budget.check();
    return { rows, totalCount, warnings: context.warnings.map(({ message }) => message) };
  } catch (error) {
    if (budget.isHandedOver) return null;
    throw error;
  }
}

function rowsIn({ body }: Result): Uint32Array {
  return new Uint32Array(body.buffer, body.byteOffset, body.byteLength / Uint32Array.BYTES_PER_ELEMENT);
}

// Tasks about one save: map files, tables, metrics and figures.

import type { GraphQLSchema } from 'graphql';
import { RequestBudget } from '../../api/budget/budget.ts';
import { createContext } from '../../api/context/context.ts';
import { loadFailure } from '../../api/context/errors.ts';
import { saveMetrics } from '../../api/games/metrics.ts';
import { makeMapFile } from '../../api/map/map-files.ts';
import { saveFigures } from '../../api/store/describe-save.ts';
import { loadColumns } from '../../bulk/bulk-columns.ts';
import { wholeTable } from '../../bulk/bulk-formats.ts';
import { bulkTable } from '../../bulk/bulk-table.ts';
import { isChangedError } from '../../library/load-error.ts';
import type { OpenSaves } from '../../library/open-saves.ts';
import type { ReadySave, SaveEntry } from '../../library/save.ts';
import type { Result, TaskOf } from './messages.ts';

export interface TaskTools {
  readonly library: OpenSaves;
  readonly schema: GraphQLSchema;
  /** Aborted when the client leaves. */
  readonly signal: { readonly aborted: boolean };
}

/** Null when there is nothing, or the files have changed since. @throws QueryError, BudgetError, GraphQLError */
export async function saveTask(
  tools: TaskTools,
  entry: SaveEntry,
  task: TaskOf<'map' | 'table' | 'metrics' | 'figures'>,
): Promise<Result | null> {
  const save = await tools.library.load(entry).catch((error: unknown) => {
    if (isChangedError(error)) return null;
    throw loadFailure(error);
  });
  if (save?.entry !== entry) return null;
  if (task.kind === 'table') return tableResult(tools, save, task);
  if (task.kind === 'metrics') return { body: new TextEncoder().encode(saveMetrics(save) ?? '') };
  if (task.kind === 'figures') return { body: new TextEncoder().encode(JSON.stringify(saveFigures(save))) };
  const body = await makeMapFile(save, task.file);
  return body && { body };
}

async function tableResult(
  { library, schema, signal }: TaskTools,
  save: ReadySave,
  { request, format, limits }: TaskOf<'table'>,
): Promise<Result> {
  const context = createContext(library, { budget: new RequestBudget({ signal, limits }) });
  const { tools } = context;
  const table = bulkTable({ schema, save, tools }, request);
  const facts = {
    totalCount: table.totalCount,
    warnings: context.warnings.list().map(({ message }) => message),
  };
  if (format !== null) return { body: await wholeTable(table, format), table: facts };
  for (const _ of loadColumns(table.columns, table.rows)) tools.budget.check();
  const rows = table.rows.slice();
  return { body: new Uint8Array(rows.buffer), table: facts };
}

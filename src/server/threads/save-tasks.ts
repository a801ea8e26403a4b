// Tasks about one save: map files, tables, metrics and figures.

import type { GraphQLSchema } from 'graphql';
import { RequestBudget } from '../../api/budget/budget.ts';
import { createContext } from '../../api/context/context.ts';
import { saveMetrics } from '../../api/games/metrics.ts';
import { makeMapFile } from '../../api/map/map-files.ts';
import { saveFigures } from '../../api/store/describe-save.ts';
import { loadColumns } from '../../bulk/bulk-columns.ts';
import { wholeTable } from '../../bulk/bulk-formats.ts';
import { bulkTable } from '../../bulk/bulk-table.ts';
import type { Library } from '../../library/library.ts';
import type { ReadySave } from '../../library/save.ts';
import {
  entryVersion,
  type FiguresTask,
  type MapTask,
  type MetricsTask,
  type Result,
  type TableTask,
} from './messages.ts';

export interface TaskTools {
  readonly library: Library;
  readonly schema: GraphQLSchema;
  /** Aborted when the client leaves. */
  readonly signal: { readonly aborted: boolean };
}

/** Null when the serving thread has to do it. @throws QueryError, BudgetError, GraphQLError */
export async function saveTask(
  tools: TaskTools,
  task: MapTask | TableTask | MetricsTask | FiguresTask,
): Promise<Result | null> {
  const entry = await tools.library.catalogue.byKey(task.save.key);
  // The files have changed since, on this thread or on the serving one.
  if (!entry || entryVersion(entry) !== task.save.version) return null;
  const save = await tools.library.load(entry);
  if (task.kind === 'table') return tableResult(tools, save, task);
  if (task.kind === 'metrics') return { body: new TextEncoder().encode(saveMetrics(save) ?? '') };
  if (task.kind === 'figures') return { body: new TextEncoder().encode(JSON.stringify(saveFigures(save))) };
  const body = await makeMapFile(save, task.file);
  return body && { body };
}

async function tableResult(
  { library, schema, signal }: TaskTools,
  save: ReadySave,
  { request, format, limits }: TableTask,
): Promise<Result> {
  const context = createContext(library, { budget: new RequestBudget({ signal, limits }) });
  const { tools } = context;
  const table = bulkTable(schema, save, request, tools);
  const facts = { totalCount: table.totalCount, warnings: context.warnings.map(({ message }) => message) };
  if (format !== null) return { body: await wholeTable(table, format), table: facts };
  for (const _ of loadColumns(table.columns, table.rows)) tools.budget.check();
  const rows = table.rows.slice();
  return { body: new Uint8Array(rows.buffer), table: facts };
}

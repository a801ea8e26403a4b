// Raw tables: what is in a file and in no object.

import type { RawTable } from '../../graph/raw-table.ts';
import type { ReadySave } from '../../library/save.ts';
import { badArgument } from '../../query/errors.ts';
import { checkPageSizes } from '../../query/pages/page.ts';
import type { QueryTools } from '../../query/tools.ts';
import type { RawTableRowsArgs, Resolvers } from '../types.gen.ts';
import { jsonSafe } from '../values/scalars.ts';

export const rawResolvers: Resolvers = {
  RawTable: {
    totalCount: (table, _args, { tools }) => countOf(table, tools),
    rows: (table, args, { tools }) => rowsOf(table, args, tools),
  },
};

/** The tables of a file. @throws QueryError for a name that none of them has */
export function rawTablesOf(
  { graph }: ReadySave,
  file: string,
  name: string | null | undefined,
): readonly RawTable[] {
  const tables = graph.rawTables(file);
  // Files without tables are listed beside others that have some.
  if (typeof name !== 'string' || tables.length === 0) return tables;
  const named = tables.filter((table) => table.name.toLowerCase() === name.toLowerCase());
  if (named.length > 0) return named;
  throw badArgument(
    'name',
    `${file} has no table of that name, but ${tables.map((table) => table.name).join(', ')}`,
  );
}

function countOf(table: RawTable, { budget }: QueryTools): number {
  budget.check();
  const count = table.count();
  budget.visited += count;
  return count;
}

function rowsOf(table: RawTable, args: Partial<RawTableRowsArgs>, { budget }: QueryTools): unknown[] {
  checkPageSizes(args);
  budget.check();
  const rows = table.rows(args.offset ?? 0, args.first ?? 100);
  budget.visited += (args.offset ?? 0) + rows.length;
  budget.decoded += rows.length;
  return rows.map(jsonSafe);
}

// A table of objects: which rows in which order, and which columns. Arguments are text, from an address or a
// command line.

import {
  type GraphQLObjectType,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { apiError } from '../api/context/errors.ts';
import { warnOfDamage } from '../api/context/warnings.ts';
import { filterContextOf } from '../api/lists/lists.ts';
import { coerceVariables } from '../api/request/variables.ts';
import type { RowArgs } from '../games/shared/rows/list.ts';
import type { Place } from '../games/shared/scope.ts';
import { listCondition } from '../query/compile/compile-filter.ts';
import type { ObjectFilter } from '../query/filter/filter.ts';
import { checkWhere } from '../query/filter/operands.ts';
import { type ObjectOrder, sortKeys, sortRows } from '../query/lists/order.ts';
import { newRun } from '../query/run/filter-rows.ts';
import { MatchingRows } from '../query/run/matches.ts';
import { bulkColumns, DEFAULT_COLUMNS } from './bulk-columns.ts';
import type { BulkTable } from './table.ts';
import { type TableSource, viewList, viewTable } from './view-table.ts';

/** Arguments as given; null where absent. */
export interface BulkRequest {
  /** A list of the game's view; absent for the objects of the save. */
  readonly view?: string | null;
  /** An ObjectFilter, as JSON. */
  readonly where: string | null;
  /** Comma-separated names of facts and paths of properties. */
  readonly columns: string | null;
  /** A list of ObjectOrder, as JSON. */
  readonly orderBy: string | null;
  readonly first: string | null;
  readonly offset: string | null;
}

/** Declares the types of arguments, to check them as GraphQL does. */
function declared(where: string, orderBy: string): OperationDefinitionNode {
  return getOperationAST(parse(`query ($where: ${where}, $orderBy: ${orderBy}) { __typename }`))!;
}

const ARGUMENTS = declared('ObjectFilter', '[ObjectOrder!]');

/** The rows of a table in order, and their number before the table is cut. */
export type TableRows = Pick<BulkTable, 'rows' | 'totalCount'>;

/** @param known the rows, if another thread found them. @throws GraphQLError, QueryError; BudgetError */
export function bulkTable(of: TableSource, request: BulkRequest, known: TableRows | null = null): BulkTable {
  const { save, tools } = of;
  const { graph } = save;
  warnOfDamage(graph, save.entry.slug, tools);
  if (typeof request.view === 'string') return tableOfView(of, request, request.view);
  const found = known ?? findRows(of, request);
  const columns = bulkColumns(newRun(graph, tools), request.columns ?? DEFAULT_COLUMNS, found.rows);
  const { x, y, z } = graph.data.nodes;
  const placeOf = (row: number): Place => ({ x: x[row]!, y: y[row]!, z: z[row]! });
  return { ...found, columns, placeOf, tick: () => tools.budget.check() };
}

function tableOfView(of: TableSource, request: BulkRequest, view: string): BulkTable {
  const { schema } = of;
  const list = viewList(of, view);
  const owner = schema.getType(list.on) as GraphQLObjectType;
  const typeOf = (name: string): string =>
    String(owner.getFields()[list.field]!.args.find((argument) => argument.name === name)!.type);
  const { where, orderBy } = argumentsOf(schema, request, declared(typeOf('where'), typeOf('orderBy')));
  const args = { ...(where && { where }), ...(orderBy && { orderBy }) } as RowArgs;
  const { columns } = request;
  const first = wholeNumber(request.first, 'first');
  const offset = wholeNumber(request.offset, 'offset') ?? 0;
  return viewTable(of, { list, columns, args, first, offset });
}

function findRows({ schema, save, tools }: TableSource, request: BulkRequest): TableRows {
  const args = argumentsOf(schema, request);
  checkWhere(args);
  const condition = listCondition(filterContextOf(save, tools), args.where);
  const matches = new MatchingRows(save.graph, condition, tools);
  const keys = sortKeys(matches.run, args.orderBy);
  const all = keys.length === 0 ? matches.all() : sortRows(matches.run, matches.all(), keys);
  const from = wholeNumber(request.offset, 'offset') ?? 0;
  const count = wholeNumber(request.first, 'first') ?? all.length;
  return { rows: all.subarray(from, from + count), totalCount: all.length };
}

interface Arguments {
  readonly where?: ObjectFilter;
  readonly orderBy?: readonly ObjectOrder[];
}

function argumentsOf(
  schema: GraphQLSchema,
  { where, orderBy }: BulkRequest,
  operation = ARGUMENTS,
): Arguments {
  const given = {
    ...(where !== null && { where: jsonOf(where, 'where') }),
    ...(orderBy !== null && { orderBy: jsonOf(orderBy, 'orderBy') }),
  };
  const { values, errors } = coerceVariables(schema, operation, given);
  if (values) return values as Arguments;
  const message = errors.map((error) => error.message.replaceAll('Variable "$', '"')).join(' ');
  const isTooMuch = errors[0]!.extensions.code === 'LIMIT_EXCEEDED';
  throw apiError(isTooMuch ? 'LIMIT_EXCEEDED' : 'BAD_ARGUMENT', message);
}

function jsonOf(text: string, argument: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw apiError('BAD_ARGUMENT', `${argument} is not JSON: ${why}`, { argument });
  }
}

function wholeNumber(text: string | null, argument: string): number | null {
  if (text === null) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw apiError('BAD_ARGUMENT', `${argument} must be a whole number, is ${text.slice(0, 100)}`, {
    argument,
  });
}

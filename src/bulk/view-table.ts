// A list of a game's view as a table: the fields of its rows as columns, in the order of the schema. What has a title is
// its title, an object its path, a place three numbers, and a list a list of these.

import type { GraphQLSchema } from 'graphql';
import { apiError } from '../api/context/errors.ts';
import { type ListType, listTypes } from '../api/games/list-types.ts';
import { rowSources } from '../api/games/lists.ts';
import { gameOfEntry, viewOf } from '../api/games/open.ts';
import {
  idOf,
  isObjectRef,
  isPlace,
  type Row,
  type RowFieldKind,
  type RowSource,
  valueAt,
} from '../games/shared/rows/fields.ts';
import { linkedRow } from '../games/shared/rows/links.ts';
import { listRows, type RowArgs } from '../games/shared/rows/list.ts';
import { isNamed, type Place } from '../games/shared/scope.ts';
import type { Graph } from '../graph/graph.ts';
import type { ReadySave } from '../library/save.ts';
import { badArgument } from '../query/errors.ts';
import { spellingOf } from '../query/names/spelling.ts';
import type { QueryTools } from '../query/tools.ts';
import type { BulkColumn, CellValue } from './bulk-columns.ts';
import { type BulkTable, valueColumn } from './table.ts';

/** What a table is made from. */
export interface TableSource {
  readonly schema: GraphQLSchema;
  readonly save: ReadySave;
  readonly tools: QueryTools;
}

/** The arguments of a view's table, already checked against the schema. */
export interface ViewRequest {
  readonly list: ListType;
  readonly columns: string | null;
  readonly args: RowArgs;
  readonly first: number | null;
  readonly offset: number;
}

/** The list of the save's game with this name in the schema. @throws GraphQLError BAD_ARGUMENT with those that there are */
export function viewList({ schema, save }: TableSource, view: string): ListType {
  const game = gameOfEntry(save.entry);
  const lists = listTypes(schema).filter(({ on }) => on === game?.type);
  const found = lists.find(({ field }) => field === view);
  if (found) return found;
  const names = ['objects', ...lists.map(({ field }) => field)];
  const spelling = spellingOf('UNKNOWN_NAME', `${save.entry.slug} has no list`, names);
  const message = `view: ${spelling.message(view)}; there are ${names.join(', ')}`;
  throw apiError('BAD_ARGUMENT', message, { argument: 'view' });
}

/** @throws GraphQLError, QueryError for invalid arguments; BudgetError */
export function viewTable(
  { schema, save, tools }: TableSource,
  { list, columns, args, first, offset }: ViewRequest,
): BulkTable {
  const source = rowSources(schema, list)(viewOf(save)!);
  const all = listRows(source, args, tools).source.all();
  const shown = viewColumns(source, list, columns);
  const place = [...source.fields].find(([, kind]) => kind === 'place')?.[0];
  return {
    rows: all.subarray(offset, first === null ? all.length : offset + first),
    totalCount: all.length,
    columns: shown,
    placeOf: (row) => (place === undefined ? null : placeIn(valueAt(source.rows[row]!, place))),
    tick: () => tools.budget.check(),
  };
}

function placeIn(value: unknown): Place | null {
  return isPlace(value) ? value : null;
}

/** Of fields with resolvers or arguments of their own, the rows have no values. */
function viewColumns(source: RowSource, { type }: ListType, columns: string | null): readonly BulkColumn[] {
  const all = Object.values(type.getFields()).flatMap(({ name, args, resolve }) =>
    args.length > 0 || (resolve && !isColumn(source, name))
      ? []
      : fieldColumns(source, name, source.fields.get(name)!),
  );
  if (columns === null || ['*', 'properties'].includes(columns.trim())) return all;
  return columns.split(',').map((text) => {
    const name = text.trim();
    const linked = linkedColumns(source, name.slice(0, name.indexOf('.')));
    const found = [...all, ...linked].find((column) => column.name === name);
    if (found) return found;
    const names = namesOf(all);
    const spelling = spellingOf('UNKNOWN_NAME', 'rows have no', linked.length > 0 ? namesOf(linked) : names);
    throw badArgument(
      'columns',
      `${spelling.message(name)}; they have ${[...names, ...namesOf(linked)].join(', ')}`,
    );
  });
}

const namesOf = (columns: readonly BulkColumn[]): string[] => columns.map(({ name }) => name);

/** Of the one row that a link leads to, where columns name it: `circuit.number`. */
function linkedColumns(source: RowSource, name: string): readonly BulkColumn[] {
  const link = source.fields.get(name) === 'row' ? source.links?.get(name) : undefined;
  if (!link) return [];
  const target = link.target();
  return [...target.fields]
    .filter(([, kind]) => kind !== 'row' && kind !== 'rows' && kind !== 'other')
    .flatMap(([field, kind]) => fieldColumns(target, field, kind))
    .map((own) =>
      valueColumn(`${name}.${own.name}`, (row) => {
        const positions = link.positions(source.rows[row]!);
        return positions?.length === 1 ? own.at(positions[0]!) : null;
      }),
    );
}

/** A link is a column of its own unless its value is one. */
function isColumn({ fields, links }: RowSource, name: string): boolean {
  const by = links?.get(name)?.by;
  return by !== undefined && (by === name || by === 'object' || !fields.has(by));
}

function fieldColumns(source: RowSource, name: string, kind: RowFieldKind): readonly BulkColumn[] {
  const link = source.links?.get(name);
  if (link) return [valueColumn(name, (row) => linkCell(source.graph, linkedRow(link, source.rows[row]!)))];
  const fieldOf = (row: number): unknown => valueAt(source.rows[row]!, name);
  if (kind === 'place') {
    return (['x', 'y', 'z'] as const).map((axis) =>
      valueColumn(
        name === 'position' ? axis : `${name}.${axis}`,
        (row) => placeIn(fieldOf(row))?.[axis] ?? null,
      ),
    );
  }
  const own = valueColumn(name, (row) => cellOf(source.graph, fieldOf(row)));
  if (kind !== 'named') return [own];
  const named = (row: number): CellValue => {
    const value = fieldOf(row);
    return isNamed(value) ? value.name : null;
  };
  // Several things may have one title.
  return [
    own,
    valueColumn(`${name}.name`, named),
    valueColumn(`${name}.id`, (row) => idOf(source.graph, fieldOf(row))),
  ];
}

/** A row that a link leads to, by its number, its name, or the path of its object. */
function linkCell(graph: Graph, row: Row | null): CellValue {
  if (row === null) return null;
  const [called] = ['number', 'name', 'object'].filter((name) => valueAt(row, name) !== null);
  return called === undefined ? null : cellOf(graph, valueAt(row, called));
}

function cellOf(graph: Graph, value: unknown): CellValue {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return value as CellValue;
  if (Array.isArray(value)) return value.map((entry) => plainJson(cellOf(graph, entry)));
  if (isNamed(value)) return value.title ?? value.name;
  if (isObjectRef(value)) return graph.path(value.node as never);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, plainJson(cellOf(graph, inner))]),
  );
}

function plainJson(cell: CellValue): unknown {
  return typeof cell === 'bigint' ? cell.toString() : cell;
}

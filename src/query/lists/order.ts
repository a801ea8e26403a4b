// Sorts lists of nodes. Keys are read into columns once, then rows are compared by numbers. Ties are broken by
// row, so that an order is always the same.

import { VALUE } from '../../graph/column-reader.ts';
import type { ClassId, NodeId } from '../../graph/ids.ts';
import type { PathColumn } from '../columns/path-column.ts';
import { badArgument, tooManyKeys } from '../errors.ts';
import type { ObjectOrder, ObjectOrderField } from '../filter/filters.gen.ts';
import { type PathSource, readPath } from '../indexes/known-paths.ts';
import { MOST_KEYS } from '../limits.ts';
import type { QueryRun } from '../run/query-run.ts';
import type { PropertyPath } from '../values/property-path.ts';
import { wholeNumber } from '../values/whole-number.ts';

export type { ObjectOrder };

/** The order of rows by one key. */
interface SortDirection {
  readonly descending: boolean;
  readonly nullsFirst: boolean;
}

/** A checked sort key. */
export interface SortKey extends SortDirection {
  readonly by: ObjectOrderField | PropertyPath;
}

export function sortDirection({ direction, nulls }: Omit<ObjectOrder, 'field' | 'property'>): SortDirection {
  return { descending: direction === 'DESC', nullsFirst: nulls === 'FIRST' };
}

/**
 * Checks sort keys, and warns about those without any values. @throws QueryError BAD_ARGUMENT, BAD_FILTER for a
 * bad path
 */
export function sortKeys(
  source: PathSource,
  order: readonly ObjectOrder[] | null | undefined,
  argument = 'orderBy',
): SortKey[] {
  if (!order) return [];
  if (order.length > MOST_KEYS) throw tooManyKeys(argument, 'lists', order.length);
  return order.map(({ field, property, ...direction }, at) => {
    const place = `${argument}[${at}]`;
    const hasField = field !== null && field !== undefined;
    const hasProperty = property !== null && property !== undefined;
    if (hasField === hasProperty) throw badArgument(place, 'needs exactly one of field and property');
    return {
      by: hasField ? field : readPath(source, property!, `${place}.property`),
      ...sortDirection(direction),
    };
  });
}

/** Below 0 if the first comes first. */
export type Compare<T> = (a: T, b: T) => number;

/** Compares by the first of these that tells two apart. */
export function byEach<T>(compares: readonly Compare<T>[]): Compare<T> {
  return (a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/** Approximate time to sort one row by one key. */
const SORT_MILLIS = 0.001;

/** Sorts rows, which must be ascending. */
export function sortRows(run: QueryRun, rows: Uint32Array, keys: readonly SortKey[]): Uint32Array {
  if (keys.length === 0 || rows.length < 2) return rows;
  const [only] = keys;
  if (keys.length === 1 && only!.by === 'ROW') return only!.descending ? rows.slice().reverse() : rows;
  run.tools.budget.expect?.(rows.length * keys.length * SORT_MILLIS);
  return sortByRanks(
    rows,
    keys.map((key) => ranksOf(run, rows, key)),
  );
}

/** Sorts rows by numbers for each of them; ties stay in order. */
export function sortByRanks(rows: Uint32Array, columns: readonly Float64Array[]): Uint32Array {
  const positions = Uint32Array.from({ length: rows.length }, (_, at) => at);
  positions.sort((a, b) => {
    for (const ranks of columns) {
      const difference = ranks[a]! - ranks[b]!;
      // Two rows without a value differ by NaN and are equal.
      if (difference !== 0 && !Number.isNaN(difference)) return difference;
    }
    return a - b;
  });
  return positions.map((at) => rows[at]!);
}

/** A number for each row, ascending in the order that the key asks for. */
function ranksOf(run: QueryRun, rows: Uint32Array, key: SortKey): Float64Array {
  const { graph } = run;
  const { nodes } = graph.data;
  const { start } = graph.edges;
  const { start: backStart } = graph.edges.back;
  const numbers = (read: (row: number) => number | undefined): Float64Array =>
    numberRanks(rows, key, (row) => read(row) ?? Number.NaN);
  switch (key.by) {
    case 'ROW':
      return numbers((row) => row);
    case 'X':
      return numbers((row) => nodes.x[row]);
    case 'Y':
      return numbers((row) => nodes.y[row]);
    case 'Z':
      return numbers((row) => nodes.z[row]);
    case 'REFERENCE_COUNT':
      return numbers((row) => start[row + 1]! - start[row]!);
    case 'REFERENCED_BY_COUNT':
      return numbers((row) => backStart[row + 1]! - backStart[row]!);
    case 'SIZE':
      return numbers((row) => (nodes.spanSize[row] === 0 ? undefined : nodes.spanSize[row]));
    case 'PATH':
      return valueRanks(
        textsOf(run, rows, (node) => graph.path(node)),
        key,
      );
    case 'NAME':
      return valueRanks(
        textsOf(run, rows, (node) => graph.name(node)),
        key,
      );
    case 'CLASS':
      return valueRanks(
        Array.from(rows, (row) => graph.classes.path(nodes.class[row]! as ClassId)),
        key,
      );
    default:
      return propertyRanks(run, rows, key.by, key);
  }
}

function textsOf(run: QueryRun, rows: Uint32Array, read: (node: NodeId) => string): string[] {
  return Array.from(rows, (row) => {
    run.tick(1, 4);
    return read(row as NodeId);
  });
}

function nullRank(key: SortDirection): number {
  return key.nullsFirst ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

function numberRanks(rows: Uint32Array, key: SortKey, read: (row: number) => number): Float64Array {
  const ranks = new Float64Array(rows.length);
  const missing = nullRank(key);
  for (let at = 0; at < rows.length; at++) {
    const value = read(rows[at]!);
    ranks[at] = Number.isNaN(value) ? missing : signed(value, key);
  }
  return ranks;
}

/**
 * The rank in the key's direction. Ranks are finite: positions are checked, and other values are ranked by
 * their place among the distinct ones.
 */
function signed(value: number, { descending }: SortDirection): number {
  return descending ? -value : value;
}

/** Ranks of values among the distinct ones: numbers (false and true as 0 and 1), then texts in code unit order. */
export function valueRanks(
  values: readonly (string | number | boolean | null)[],
  key: SortDirection,
): Float64Array {
  const numberRank = rankNumbers(
    values.filter((value) => value !== null && typeof value !== 'string').map(Number),
  );
  const textRank = rankTexts(values.filter((value) => typeof value === 'string'));
  const missing = nullRank(key);
  return Float64Array.from(values, (value) => {
    if (value === null) return missing;
    const isText = typeof value === 'string';
    return signed(isText ? numberRank.size + textRank.get(value)! : numberRank.get(Number(value))!, key);
  });
}

function rankTexts(texts: readonly string[]): Map<string, number> {
  return new Map([...new Set(texts)].sort().map((text, rank) => [text, rank]));
}

/**
 * Ranks by the first value under the path: numbers (false and true as 0 and 1), then texts; references sort by
 * the path of their target.
 */
function propertyRanks(run: QueryRun, rows: Uint32Array, path: PropertyPath, key: SortKey): Float64Array {
  const column = run.indexes.columns.read(run, rows, path);
  const firsts = Float64Array.from(rows, (row) => {
    const element = column.firstElement(row);
    const first = column.start(element);
    return first === column.stop(element) ? -1 : first;
  });
  const names = firsts.map((at) => (at < 0 ? -1 : nameIdOf(column, at)));
  const doubles = firsts.map((at) => (at < 0 ? Number.NaN : sortNumber(column, at)));
  const numbers = column.large.size === 0 ? doubles : withAllDigits(doubles, firsts, column.large);
  const numberRank = rankNumbers(numbers);
  const nameRank = rankNames(run, column, names);
  const missing = nullRank(key);
  return names.map((name, position) => {
    if (name >= 0) return signed(numberRank.size + nameRank.get(name)!, key);
    const number = numbers[position]!;
    return Number.isNaN(number) ? missing : signed(numberRank.get(number)!, key);
  });
}

/** The numbers of the values at these positions; integers above 2^53 with all digits. */
function withAllDigits(
  doubles: Float64Array,
  firsts: Float64Array,
  large: ReadonlyMap<number, bigint>,
): (number | bigint)[] {
  return Array.from(
    doubles,
    (double, position) => large.get(firsts[position]!) ?? wholeNumber(double) ?? double,
  );
}

/** Ranks of the numbers among the distinct ones; NaN has none. */
function rankNumbers(numbers: Float64Array | readonly (number | bigint)[]): Map<number | bigint, number> {
  const distinct = [...new Set<number | bigint>(numbers)].filter((value) => !Number.isNaN(value));
  distinct.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return new Map(distinct.map((value, rank) => [value, rank]));
}

/**
 * The number of the value's text, or, counting on after all texts, that of the object it refers to; -1 for
 * neither, and for numbers.
 */
function nameIdOf(column: PathColumn, at: number): number {
  const text = column.textOf(at);
  const kind = column.kind(at);
  if (text >= 0 || (kind !== VALUE.reference && kind !== VALUE.other)) return text;
  const target = column.targetOf(at);
  return target < 0 ? -1 : column.texts.texts.length + target;
}

function sortNumber(column: PathColumn, at: number): number {
  return column.kind(at) === VALUE.boolean ? column.rawNumber(at) : column.numberOf(at);
}

/** Ranks of the names that occur, both texts and paths of objects. */
function rankNames(run: QueryRun, column: PathColumn, names: Float64Array): Map<number, number> {
  const { texts } = column.texts;
  const distinct = [...new Set(names)].filter((id) => id >= 0);
  const nameOf = (id: number): string => {
    run.tick(1, 4);
    return id < texts.length ? texts[id]! : run.graph.path((id - texts.length) as NodeId);
  };
  const rankOf = rankTexts(distinct.map(nameOf));
  return new Map(distinct.map((id) => [id, rankOf.get(nameOf(id))!]));
}

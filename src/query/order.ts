// Sorting lists of nodes: keys are read into columns once, then rows are compared by numbers; the row itself
// breaks ties, so that an order is always the same.

import type { Graph } from '../graph/graph.ts';
import type { ClassId, NodeId } from '../graph/ids.ts';
import { badArgument, overLimit } from './errors.ts';
import { type PathSource, readPath } from './known-paths.ts';
import { MOST_KEYS } from './limits.ts';
import { numberIn, type PropertyPath, textIn, valuesAt } from './property-path.ts';
import type { Run } from './run.ts';

export type OrderField =
  | 'ROW'
  | 'PATH'
  | 'NAME'
  | 'CLASS'
  | 'X'
  | 'Y'
  | 'Z'
  | 'REFERENCE_COUNT'
  | 'REFERENCED_BY_COUNT'
  | 'SIZE';

export interface ObjectOrder {
  readonly field?: OrderField | null | undefined;
  readonly property?: string | null | undefined;
  readonly direction?: 'ASC' | 'DESC' | null | undefined;
  readonly nulls?: 'FIRST' | 'LAST' | null | undefined;
}

/** A checked sort key. */
export interface SortKey {
  readonly by: OrderField | PropertyPath;
  readonly descending: boolean;
  readonly nullsFirst: boolean;
}

/** @throws QueryError BAD_ARGUMENT, BAD_FILTER for a bad property path */
export function sortKeys(
  source: PathSource,
  order: readonly ObjectOrder[] | null | undefined,
  argument = 'orderBy',
): SortKey[] {
  if (!order) return [];
  if (order.length > MOST_KEYS) {
    throw overLimit(argument, `a list has at most ${MOST_KEYS} sort keys, ${order.length} were given`);
  }
  return order.map(({ field, property, direction, nulls }, at) => {
    const place = `${argument}[${at}]`;
    const hasField = field !== null && field !== undefined;
    const hasProperty = property !== null && property !== undefined;
    if (hasField === hasProperty) throw badArgument(place, 'needs exactly one of field and property');
    return {
      by: hasField ? field : readPath(source, property!, `${place}.property`),
      descending: direction === 'DESC',
      nullsFirst: nulls === 'FIRST',
    };
  });
}

/** The rows in order; they come ascending. */
export function sortRows(run: Run, rows: Uint32Array, keys: readonly SortKey[]): Uint32Array {
  if (keys.length === 0 || rows.length < 2) return rows;
  const [only] = keys;
  if (keys.length === 1 && only!.by === 'ROW') return only!.descending ? rows.slice().reverse() : rows;
  const columns = keys.map((key) => ranksOf(run, rows, key));
  const positions = Uint32Array.from({ length: rows.length }, (_, at) => at);
  positions.sort((a, b) => {
    for (const ranks of columns) {
      const difference = ranks[a]! - ranks[b]!;
      // Infinities of one sign differ by NaN, and are equal.
      if (difference !== 0 && !Number.isNaN(difference)) return difference;
    }
    return a - b;
  });
  return positions.map((at) => rows[at]!);
}

/** A number for each row that sorts as the key wants, whichever way it is directed. */
function ranksOf(run: Run, rows: Uint32Array, key: SortKey): Float64Array {
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
      return textRanks(
        textsOf(run, rows, (node) => graph.path(node)),
        key,
      );
    case 'NAME':
      return textRanks(
        textsOf(run, rows, (node) => graph.name(node)),
        key,
      );
    case 'CLASS':
      return textRanks(
        Array.from(rows, (row) => graph.classes.path(nodes.class[row]! as ClassId)),
        key,
      );
    default:
      return propertyRanks(run, graph, rows, key.by, key);
  }
}

function textsOf(run: Run, rows: Uint32Array, read: (node: NodeId) => string): string[] {
  return Array.from(rows, (row) => {
    run.tick(1, 4);
    return read(row as NodeId);
  });
}

function nullRank(key: SortKey): number {
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

/** Infinities stay inside the places of nulls. */
function signed(value: number, { descending }: SortKey): number {
  const bounded = Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value));
  return descending ? -bounded : bounded;
}

/** Positions of the texts among the distinct ones, by the code of their characters. */
function textRanks(texts: readonly (string | null)[], key: SortKey): Float64Array {
  const rankOf = rankTexts(texts.filter((text) => text !== null));
  const missing = nullRank(key);
  return Float64Array.from(texts, (text) => (text === null ? missing : signed(rankOf.get(text)!, key)));
}

function rankTexts(texts: readonly string[]): Map<string, number> {
  const distinct = [...new Set(texts)].sort();
  return new Map(distinct.map((text, rank) => [text, rank]));
}

/** The first value under the path: numbers (false and true as 0 and 1) come before texts, and names are texts. */
function propertyRanks(
  run: Run,
  graph: Graph,
  rows: Uint32Array,
  path: PropertyPath,
  key: SortKey,
): Float64Array {
  const only = path.roots;
  const values = Array.from(rows, (row): number | string | null => {
    run.decode();
    const [first] = valuesAt(graph.properties(row as NodeId, only), path);
    if (!first) return null;
    if (typeof first.value === 'boolean') return Number(first.value);
    return textIn(first.value) ?? numberIn(first.value);
  });
  const numbers = [...new Set(values.filter((value) => typeof value === 'number'))].sort((a, b) => a - b);
  const numberRank = new Map(numbers.map((value, rank) => [value, rank]));
  const textRank = rankTexts(values.filter((value) => typeof value === 'string'));
  const missing = nullRank(key);
  return Float64Array.from(values, (value) => {
    if (value === null) return missing;
    return signed(
      typeof value === 'number' ? numberRank.get(value)! : numbers.length + textRank.get(value)!,
      key,
    );
  });
}

// The columns of a table of objects: facts that every object has, by name, and properties, by path. A property
// with the name of a fact has to be quoted, as elsewhere in property paths: `"name"`.

import type { JsonOut } from '../execute/json/json-out.ts';
import { VALUE } from '../graph/column-reader.ts';
import type { Graph } from '../graph/graph.ts';
import { type ClassId, NO_TEXT, type NodeId } from '../graph/ids.ts';
import { toJson, type Value } from '../graph/values.ts';
import type { PathColumn } from '../query/columns/path-column.ts';
import { plainValueAt } from '../query/columns/plain-value.ts';
import { badArgument, overLimit, type QueryError } from '../query/errors.ts';
import { propertyNames } from '../query/names/class-shapes.ts';
import { hintOf, spellingOf, truncatedName } from '../query/names/spelling.ts';
import type { QueryRun } from '../query/run/query-run.ts';
import { valuesOn } from '../query/values/node-values.ts';
import { isMany, numberIn, type PropertyPath, pathIn, quotedName } from '../query/values/property-path.ts';

/** The value of one cell; an object or array for values that are not plain. */
export type CellValue = number | bigint | boolean | string | null | object;

/** As text; lists and structs as JSON. */
export function cellText(cell: CellValue): string {
  if (cell === null) return '';
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}

export type BulkColumn =
  | { readonly name: string; readonly kind: 'number'; at(row: number): number }
  | {
      readonly name: string;
      readonly kind: 'text';
      at(row: number): string | null;
      /** Writes the text as JSON straight from the save. False, having written nothing, where that is not possible. */
      write?(out: JsonOut, row: number): boolean;
    }
  /** Few distinct texts, by number; the text of a code may be null. */
  | {
      readonly name: string;
      readonly kind: 'code';
      at(row: number): number;
      text(code: number): string | null;
    }
  | {
      readonly name: string;
      readonly kind: 'value';
      at(row: number): CellValue;
      /** Reads these rows; must run to its end before `at` is called for them. Yields to let others work. */
      load(rows: Uint32Array): Generator<void>;
    };

/** Columns of requests that name none. */
export const DEFAULT_COLUMNS = 'path,class,position';
/** Every fact, and every property of the rows. */
const EVERYTHING = '*';
/** Every property of the rows. */
const PROPERTIES = 'properties';
const MOST_COLUMNS = 300;

/** Reads what the columns need for these rows. Yields to allow pauses. */
export function* loadColumns(columns: readonly BulkColumn[], rows: Uint32Array): Generator<void> {
  for (const column of columns) if (column.kind === 'value') yield* column.load(rows);
}

type Fact = (graph: Graph, name: string) => BulkColumn | readonly BulkColumn[];

/** Numbers are NaN where there is none. */
const FACTS: ReadonlyMap<string, Fact> = new Map<string, Fact>([
  [
    'path',
    (graph, name) => ({
      ...text(name, (row) => graph.path(row as NodeId)),
      write: (out: JsonOut, row: number) => writePath(graph, out, row as NodeId),
    }),
  ],
  ['name', (graph, name) => text(name, (row) => graph.name(row as NodeId))],
  ['class', (graph, name) => code(name, graph.data.nodes.class, (id) => graph.classes.path(id as ClassId))],
  [
    'className',
    (graph, name) => code(name, graph.data.nodes.class, (id) => graph.classes.name(id as ClassId)),
  ],
  ['kind', (graph, name) => code(name, graph.data.nodes.kind, (kind) => kindText(graph, kind))],
  ['level', (graph, name) => code(name, graph.data.nodes.level, (level) => levelText(graph, level))],
  ['parent', (graph, name) => text(name, (row) => parentPath(graph, row as NodeId))],
  ['position', (graph) => ['x', 'y', 'z'].map((axis) => coordinate(graph, axis))],
  ['x', coordinate],
  ['y', coordinate],
  ['z', coordinate],
  ['rotation', (graph, name) => poseColumns(graph, name, ['x', 'y', 'z', 'w'])],
  ['scale', (graph, name) => poseColumns(graph, name, ['x', 'y', 'z'])],
  ['size', (graph, name) => number(name, (row) => graph.data.nodes.spanSize[row] || Number.NaN)],
  ['referenceCount', ({ edges }, name) => number(name, (row) => between(edges.start, row))],
  ['referencedByCount', ({ edges }, name) => number(name, (row) => between(edges.back.start, row))],
]);
const FACT_NAMES = [...FACTS.keys()];
const FACT_SPELLING = spellingOf('UNKNOWN_PROPERTY', '', [...FACT_NAMES, PROPERTIES]);
/** `position` has x, y and z. */
const ALL_FACTS = FACT_NAMES.filter((name) => !['x', 'y', 'z'].includes(name));

/**
 * @param text comma-separated names and paths
 * @param rows of the table: `*` and `properties` stand for the properties of their classes
 * @throws QueryError BAD_ARGUMENT, also for names that the save does not have; BAD_FILTER, LIMIT_EXCEEDED
 */
export function bulkColumns(run: QueryRun, text: string, rows: Uint32Array): BulkColumn[] {
  const { graph } = run;
  const classes = classesOf(graph, rows);
  const names = namesIn(text).flatMap((name) => expanded(run, name, classes));
  if (names.length > MOST_COLUMNS) {
    const advice = 'ask for several tables, or for the objects of one class';
    throw overLimit('columns', `a table has at most ${MOST_COLUMNS} columns, not ${names.length}`, advice);
  }
  const columns = names.flatMap(
    (name) => FACTS.get(name)?.(graph, name) ?? [propertyColumn(run, name, classes)],
  );
  const found = columns.map((column) => column.name);
  const twice = found.find((name, at) => found.indexOf(name) !== at);
  if (twice !== undefined) throw badArgument('columns', `names ${JSON.stringify(twice)} twice`);
  return columns;
}

function classesOf(graph: Graph, rows: Uint32Array): readonly number[] {
  const classes = new Set<number>();
  for (const row of rows) classes.add(graph.data.nodes.class[row]!);
  return [...classes];
}

function expanded({ graph, tools }: QueryRun, name: string, classes: readonly number[]): readonly string[] {
  if (name !== EVERYTHING && name !== PROPERTIES) return [name];
  const properties = Array.from(propertyNames(graph, classes, tools), (property) =>
    isFact(property) ? JSON.stringify(property) : quotedName(property),
  );
  return name === EVERYTHING ? [...ALL_FACTS, ...properties] : properties;
}

function isFact(name: string): boolean {
  return name === PROPERTIES || FACT_NAMES.some((fact) => fact.toLowerCase() === name.toLowerCase());
}

/** Splits the text at commas outside quotes. */
function namesIn(text: string): string[] {
  const names = (text.match(/(?:"(?:[^"\\]|\\.)*"|[^,])+/g) ?? []).map((name) => name.trim());
  if (names.length === 0 || names.includes('')) throw badArgument('columns', 'contains an empty name');
  return names;
}

function writePath(graph: Graph, out: JsonOut, node: NodeId): boolean {
  const { texts } = graph;
  const text = graph.pathText(node);
  const start = text === NO_TEXT ? -1 : texts.start(text);
  return start >= 0 && out.plainText(texts.image, start, start + texts.size(text));
}

function propertyColumn(run: QueryRun, text: string, classes: readonly number[]): BulkColumn {
  // A name that differs from a fact's only in case must mean the fact.
  const fact = FACT_NAMES.find((name) => name.toLowerCase() === text.toLowerCase());
  if (fact !== undefined) throw unknownColumn(text, [fact]);
  const path = pathIn(run.graph, text, 'columns');
  const suggestions = run.known.suggestionsFor(text, 'columns', run.tools);
  if (suggestions) throw unknownColumn(text, [...new Set([...FACT_SPELLING.nearest(text), ...suggestions])]);
  run.known.check(text, 'columns', run.tools, classes);
  let column: PathColumn | null = null;
  return {
    name: text,
    kind: 'value',
    *load(rows) {
      column = yield* run.indexes.columns.readInSteps(run, rows, path);
    },
    at: (row) => columnCell(run.graph, column!, row as NodeId, path),
  };
}

/** An empty column would look like an answer. */
function unknownColumn(text: string, suggestions: readonly string[]): QueryError {
  const name = JSON.stringify(truncatedName(text));
  const all = text.toLowerCase() === 'all' ? [EVERYTHING] : suggestions;
  return badArgument('columns', `no object of the save has ${name}${hintOf(all)}`);
}

/** The value of a row in a column that has been read; values that the column does not hold completely are decoded. */
function columnCell(graph: Graph, column: PathColumn, node: NodeId, path: PropertyPath): CellValue {
  const element = column.firstElement(node);
  const first = column.start(element);
  const stop = column.stop(element);
  if (!isMany(path)) {
    if (first === stop || column.kind(first) === VALUE.nothing) return null;
    return plainAt(graph, column, first) ?? decoded();
  }
  const cells: CellValue[] = [];
  for (let at = first; at < stop; at++) {
    const cell = plainAt(graph, column, at);
    if (cell === null || typeof cell === 'bigint') return decoded();
    cells.push(cell);
  }
  return cells;

  function decoded(): CellValue {
    return propertyCell(graph, node, path);
  }
}

/** Null for values that are null or have to be decoded. */
function plainAt(graph: Graph, column: PathColumn, at: number): CellValue {
  if (column.kind(at) === VALUE.reference) return graph.text(graph.pathText(column.targetOf(at) as NodeId));
  return plainCell(plainValueAt(column, at) ?? null);
}

/** The value under a path: a list of all values if the path can lead to several, null if it leads to none. */
function propertyCell(graph: Graph, node: NodeId, path: PropertyPath): CellValue {
  const found = valuesOn(graph, node, path);
  if (isMany(path)) return found.map(({ value }) => listedJson(value));
  const value = found[0]?.value ?? null;
  if (typeof value !== 'object' || value === null) return plainCell(value);
  if (value.kind === 'text') return value.text;
  // The target's path, which serves as a key to join rows.
  if (value.kind === 'reference') return value.path === '' ? null : value.path;
  return toJson(value) as CellValue;
}

/** A reference in a list is the path of its target, too; null for none. */
function listedJson(value: Value): unknown {
  if (typeof value !== 'object' || value?.kind !== 'reference') return toJson(value);
  return value.path === '' ? null : value.path;
}

function plainCell(value: number | bigint | string | boolean | null): CellValue {
  if (typeof value !== 'bigint') return value;
  return Number.isSafeInteger(Number(value)) ? numberIn(value) : value;
}

function number(name: string, at: (row: number) => number): BulkColumn {
  return { name, kind: 'number', at };
}

function text(name: string, at: (row: number) => string | null): BulkColumn {
  return { name, kind: 'text', at };
}

function code(
  name: string,
  codes: Readonly<Record<number, number>>,
  textOf: (code: number) => string | null,
): BulkColumn {
  return { name, kind: 'code', at: (row) => codes[row]!, text: textOf };
}

function kindText(graph: Graph, code: number): string {
  // Any node of this kind gives its name.
  return graph.kind(graph.data.nodes.kind.indexOf(code) as NodeId);
}

function levelText(graph: Graph, level: number): string | null {
  return level === 0 ? null : graph.text(graph.data.levels[level - 1]!);
}

function parentPath(graph: Graph, node: NodeId): string | null {
  const parent = graph.parent(node);
  return parent === null ? null : graph.path(parent);
}

function coordinate({ data: { nodes } }: Graph, axis: string): BulkColumn {
  const column = nodes[axis as 'x' | 'y' | 'z'];
  return number(axis, (row) => column[row] ?? Number.NaN);
}

function poseColumns(graph: Graph, of: string, parts: readonly string[]): BulkColumn[] {
  return parts.map((part, at) =>
    number(
      `${of}.${part}`,
      (row) => graph.pose(row as NodeId)[of as 'rotation' | 'scale']?.[at] ?? Number.NaN,
    ),
  );
}

function between(start: Uint32Array | Int32Array, row: number): number {
  return start[row + 1]! - start[row]!;
}

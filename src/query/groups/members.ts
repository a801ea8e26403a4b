// Members of groups and figures: the objects of a list, or the elements that `unnest` names.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import type { Spans } from '../columns/measures.ts';
import type { PathColumn } from '../columns/path-column.ts';
import { elementCondition, type FilterContext } from '../compile/compile-filter.ts';
import { badArgument, overLimit } from '../errors.ts';
import type { ElementCondition } from '../filter/condition.ts';
import type { ElementFilter } from '../filter/filter.ts';
import { checkWhere } from '../filter/operands.ts';
import { type PathSource, readInnerPath, readPath } from '../indexes/known-paths.ts';
import { MOST_UNNESTED } from '../limits.ts';
import { elementTest } from '../run/element-test.ts';
import { newRun } from '../run/filter-rows.ts';
import { decodedElements, elementsUnder, isFlat } from '../run/object-source.ts';
import type { QueryRun } from '../run/query-run.ts';
import { valuesOn } from '../values/node-values.ts';
import { elementsPath, type PathValue, type PropertyPath, valuesIn } from '../values/property-path.ts';

export interface GroupedRows {
  readonly run: QueryRun;
  readonly rows: Uint32Array;
  /** The objects that members are taken from, each once. */
  readonly objects: Uint32Array;
  /** The elements that are the members; null when the objects themselves are. */
  readonly elements: Elements | null;
  readonly source: PathSource;
}

export interface Elements {
  /** The path whose values they are. */
  readonly path: PropertyPath;
  /** The position of each member among the elements of its object, from 0. */
  readonly number: Uint32Array;
}

/** Which members a list has: its objects, or the elements in them that satisfy a filter. */
export interface GroupedRowsArgs {
  readonly unnest?: string | null | undefined;
  readonly where?: ElementFilter | null | undefined;
}

/** A path and the argument that gave it. */
export interface WantedPath {
  readonly text: string;
  readonly argument: string;
}

/**
 * @param wanted a path in the elements that will be read anyway: its column also has the number of elements
 * @throws QueryError BAD_ARGUMENT when `unnest` does not name elements or `where` comes without it, BAD_FILTER
 * for a bad `where`, LIMIT_EXCEEDED for too many elements; BudgetError while they are read
 */
export function membersOf(
  filterContext: FilterContext,
  rows: Uint32Array,
  args: GroupedRowsArgs,
  wanted: WantedPath | null = null,
): GroupedRows {
  const run = newRun(filterContext.graph, filterContext.tools);
  const { unnest, where } = args;
  checkWhere(args);
  const source = memberSource(run, rows);
  if (unnest === null || unnest === undefined) {
    if (where) throw badArgument('where', 'is about the elements that unnest names, and needs it');
    return { run, rows, objects: rows, elements: null, source };
  }
  const condition = elementCondition(filterContext, where, unnest, 'where');
  const path = elementsPath(readPath(source, unnest, 'unnest'), 'unnest');
  const inside = wanted && run.indexes.paths.parseInner(wanted.text, wanted.argument);
  return { source, ...elementsOf(run, rows, { path, inside }, condition) };
}

/** The source of paths on the objects of a list. Finds the objects' classes only if such a path is read. */
function memberSource({ known, tools, graph }: QueryRun, rows: Uint32Array): PathSource {
  let classes: readonly number[] | null = null;
  return {
    known,
    tools,
    get classes() {
      classes ??= classesOf(graph, rows);
      return classes;
    },
  };
}

function classesOf({ classes, data }: Graph, rows: Uint32Array): readonly number[] {
  const { class: classOf } = data.nodes;
  const marks = new Uint8Array(classes.count);
  // By index: the first query often runs this before it is compiled, when an iterator takes twice as long.
  for (let at = 0; at < rows.length; at++) marks[classOf[rows[at]!]!] = 1;
  return [...marks.keys()].filter((id) => marks[id] === 1);
}

function elementsOf(
  run: QueryRun,
  rows: Uint32Array,
  { path, inside }: { readonly path: PropertyPath; readonly inside: PropertyPath | null },
  condition: ElementCondition | null,
): Omit<GroupedRows, 'source'> {
  const column = run.indexes.columns.readInside(run, rows, path, inside);
  const { elementCounts } = column;
  const most = column.elements;
  const holds = condition && elementHolds(run, rows, path, condition);
  const owner = new Uint32Array(most);
  const number = new Uint32Array(most);
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const found = elementCounts[row]!;
    if (found === 0) continue;
    run.tick(0, found);
    for (let element = 0; element < found; element++) {
      if (holds !== null && !holds(row, element)) continue;
      owner[count] = row;
      number[count++] = element;
    }
    checkCount(count);
  }
  return {
    run,
    rows: owner.subarray(0, count),
    objects: rows,
    elements: { path, number: number.subarray(0, count) },
  };
}

function checkCount(elements: number): void {
  if (elements <= MOST_UNNESTED) return;
  throw overLimit('unnest', `there are more than ${MOST_UNNESTED} elements`, 'narrow the list with where');
}

function elementHolds(
  run: QueryRun,
  rows: Uint32Array,
  path: PropertyPath,
  condition: ElementCondition,
): (row: number, element: number) => boolean {
  const elements = elementsUnder(run, rows, path, isFlat(condition));
  const holds = elementTest(run, elements.source, condition);
  return (row, element) => {
    elements.count(row, 0);
    return holds(row, elements.at(element));
  };
}

/** Reads a path on members. @throws QueryError BAD_FILTER */
export function memberPath({ source, elements }: GroupedRows, text: string, argument: string): PropertyPath {
  return elements === null
    ? readPath(source, text, argument)
    : readInnerPath(source, elements.path.text, text, argument);
}

/** @throws QueryError BAD_ARGUMENT for VALUE where the members are objects */
export function checkElements({ elements }: GroupedRows, argument: string): void {
  if (elements === null) throw badArgument(argument, 'VALUE is the value of an element, so it needs unnest');
}

/** The values under a path, as spans by member. */
export interface MemberValues extends Spans {
  readonly column: PathColumn;
  /** Decodes the values of one member, for those that a column does not hold completely. */
  decoded(member: number): readonly PathValue[];
}

/**
 * @param path null for the elements themselves
 * @throws BudgetError while values are read
 */
export function valuesOf(
  { run, rows, objects, elements }: GroupedRows,
  path: PropertyPath | null,
): MemberValues {
  const { columns } = run.indexes;
  if (elements === null) {
    if (path === null) throw new Error('objects have no value of their own');
    const column = columns.read(run, objects, path);
    const decoded = (member: number): readonly PathValue[] => {
      run.decode();
      return valuesOn(run.graph, rows[member]! as NodeId, path);
    };
    return memberValues(column, () => column.spans(rows, null), decoded);
  }
  const column = columns.readInside(run, objects, elements.path, path);
  const elementsDecoded = decodedElements(run, elements.path);
  const decoded = (member: number): readonly PathValue[] => {
    const element = elementsDecoded.of(rows[member]!)[elements.number[member]!];
    if (!element) return [];
    return path === null ? [element] : valuesIn(element.value, element.property, path);
  };
  return memberValues(column, () => column.spans(rows, elements.number), decoded);
}

/** Spans are computed when first accessed: readers of whole columns do not need them. */
function memberValues(
  column: PathColumn,
  spansOf: () => Spans,
  decoded: MemberValues['decoded'],
): MemberValues {
  let spans: Spans | null = null;
  const found = (): Spans => {
    spans ??= spansOf();
    return spans;
  };
  return {
    column,
    get start() {
      return found().start;
    },
    get stop() {
      return found().stop;
    },
    decoded,
  };
}

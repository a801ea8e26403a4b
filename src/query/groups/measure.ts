// Sources of figures: the numbers under a property path, or a number that every object has.

import type { Graph } from '../../graph/graph.ts';
import type { Measures } from '../columns/measures.ts';
import { badArgument, badOperand } from '../errors.ts';
import type { Input } from '../filter/input.ts';
import { isMany, type PropertyPath } from '../values/property-path.ts';
import { checkElements, type GroupedRows, memberPath, valuesOf } from './members.ts';

/** Numbers that objects have besides their properties, and the value of an element. */
export type MeasureField = 'SIZE' | 'REFERENCE_COUNT' | 'REFERENCED_BY_COUNT' | 'X' | 'Y' | 'Z' | 'VALUE';

type ObjectField = Exclude<MeasureField, 'VALUE'>;

/** Exactly one of these is given. */
export type MeasureArgs = Input<{
  readonly property: string;
  readonly field: MeasureField;
}>;

/** Numbers of members. `values[at]` belongs to member `owner[at]`, or to member `at` where `owner` is null. */
export interface Measure extends Measures {
  readonly owner: Uint32Array | null;
}

type MeasureSpec = { readonly path: PropertyPath } | { readonly field: MeasureField };

/**
 * @param argument prefix of `property` and `field`, with its dot: `orderBy[0].number.`; empty for arguments of a field
 */
export function checkMeasure(
  members: GroupedRows,
  { property, field }: MeasureArgs,
  argument: string,
): MeasureSpec {
  if (property === null) throw badOperand(`${argument}property`, 'must not be null');
  if (field === null) throw badOperand(`${argument}field`, 'must not be null');
  if ((property === undefined) === (field === undefined))
    throw badArgument(`${argument}property`, 'exactly one of property and field must be given');
  if (field !== undefined) return { field };
  // Without classes: if no member has a number, NO_NUMBERS says so.
  const { known, tools } = members.source;
  const source = { known, tools };
  return { path: memberPath({ ...members, source }, property!, `${argument}property`) };
}

/** The name of the field, or the path in quotes. */
export function measureName(measured: MeasureSpec): string {
  return 'field' in measured ? measured.field : JSON.stringify(measured.path.text);
}

/** @throws QueryError BAD_ARGUMENT for fields of objects where the members are elements */
export function measure(members: GroupedRows, measured: MeasureSpec, argument: string): Measure {
  if ('path' in measured) return measurePath(members, measured.path);
  if (measured.field === 'VALUE') {
    checkElements(members, `${argument}field`);
    return measurePath(members, null);
  }
  if (members.elements) {
    const why = 'is a number of objects, but the members are the elements that unnest names';
    throw badArgument(`${argument}field`, why);
  }
  const read = reader(members.run.graph, measured.field);
  return { values: Float64Array.from(members.rows, read), owner: null, large: new Map() };
}

function reader(graph: Graph, field: ObjectField): (row: number) => number {
  const { nodes } = graph.data;
  const { start } = graph.edges;
  const { start: back } = graph.edges.back;
  switch (field) {
    case 'SIZE':
      // A size of 0 means that no file holds the object.
      return (row) => nodes.spanSize[row]! || Number.NaN;
    case 'REFERENCE_COUNT':
      return (row) => start[row + 1]! - start[row]!;
    case 'REFERENCED_BY_COUNT':
      return (row) => back[row + 1]! - back[row]!;
    case 'X':
      return (row) => nodes.x[row] ?? Number.NaN;
    case 'Y':
      return (row) => nodes.y[row] ?? Number.NaN;
    case 'Z':
      return (row) => nodes.z[row] ?? Number.NaN;
  }
}

/** @param path null for the elements themselves */
function measurePath(members: GroupedRows, path: PropertyPath | null): Measure {
  const { rows, elements } = members;
  const values = valuesOf(members, path);
  const { column } = values;
  if (elements || path === null || isMany(path)) return column.measuresIn(values);
  // For a list of all rows the column is used as it is.
  if (rows.length === members.run.graph.count) return { ...column.measures(), owner: null };
  const found = new Float64Array(rows.length);
  const large = new Map<number, bigint>();
  const { start, stop } = values;
  for (let member = 0; member < found.length; member++) {
    const first = start[member]!;
    if (first === stop[member]) {
      found[member] = Number.NaN;
      continue;
    }
    found[member] = column.measureOf(first);
    const exact = column.large.size > 0 ? column.large.get(first) : undefined;
    if (exact !== undefined) large.set(member, exact);
  }
  return { values: found, owner: null, large };
}

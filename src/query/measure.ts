// What figures are made over: the numbers under a property path, or a number that every object has.

import type { Graph } from '../graph/graph.ts';
import { badArgument, badFilter } from './errors.ts';
import { type Members, memberPath, valuesOf } from './members.ts';
import { isLarge, measureOf } from './number-column.ts';
import { isMany, type PropertyPath } from './property-path.ts';

/** Numbers of objects that are no properties. */
export type MeasureField = 'SIZE' | 'REFERENCE_COUNT' | 'REFERENCED_BY_COUNT' | 'X' | 'Y' | 'Z';

type Maybe<T> = T | null | undefined;

/** Exactly one of these. */
export interface MeasureArgs {
  readonly path?: Maybe<string>;
  readonly field?: Maybe<MeasureField>;
}

/** Numbers of members: `owner[i]` is the member of `values[i]`; null when there is one each, NaN for none. */
export interface Measure {
  readonly values: Float64Array;
  readonly owner: Uint32Array | null;
  /** Whole numbers above 2^53, by position in `values`. */
  readonly large: ReadonlyMap<number, bigint>;
}

/** What is measured, checked. */
export type Measured = { readonly path: PropertyPath } | { readonly field: MeasureField };

/** @param argument of what holds path and field, with its dot: `orderBy[0].number.`; empty for arguments of a field */
export function measuredBy(members: Members, { path, field }: MeasureArgs, argument: string): Measured {
  if (path === null) throw badFilter(`${argument}path`, 'must not be null');
  if (field === null) throw badFilter(`${argument}field`, 'must not be null');
  if ((path === undefined) === (field === undefined)) {
    throw badArgument(`${argument}path`, 'exactly one of path and field must be given');
  }
  return field === undefined ? { path: memberPath(members, path!, `${argument}path`) } : { field };
}

export function nameOfMeasured(measured: Measured): string {
  return 'field' in measured ? measured.field : JSON.stringify(measured.path.text);
}

/** @throws QueryError BAD_ARGUMENT for fields of objects where elements are the members */
export function measure(members: Members, measured: Measured, argument: string): Measure {
  if ('path' in measured) return measurePath(members, measured.path);
  if (members.elements) {
    const why = 'is a number of objects; the members are the elements that unnest names';
    throw badArgument(`${argument}field`, why);
  }
  const read = reader(members.run.graph, measured.field);
  return { values: Float64Array.from(members.rows, read), owner: null, large: new Map() };
}

function reader(graph: Graph, field: MeasureField): (row: number) => number {
  const { nodes } = graph.data;
  const { start } = graph.edges;
  const { start: back } = graph.edges.back;
  switch (field) {
    case 'SIZE':
      // Nothing is as long as 0 bytes: these are objects that no file holds.
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

function measurePath(members: Members, path: PropertyPath): Measure {
  const { run, rows, elements } = members;
  if (elements || isMany(path)) return measureEach(members, path);
  const column = run.indexes.numbers.of(path);
  column.fill(run, rows);
  // A list of all rows is the column itself.
  if (rows.length === run.graph.count) return { values: column.values, owner: null, large: column.large };
  const values = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) values[at] = column.values[rows[at]!]!;
  const large = new Map<number, bigint>();
  if (column.large.size > 0) {
    rows.forEach((row, at) => {
      const exact = column.large.get(row);
      if (exact !== undefined) large.set(at, exact);
    });
  }
  return { values, owner: null, large };
}

function measureEach(members: Members, path: PropertyPath): Measure {
  const values: number[] = [];
  const owners: number[] = [];
  const large = new Map<number, bigint>();
  for (let member = 0; member < members.rows.length; member++) {
    for (const { value } of valuesOf(members, member, path)) {
      if (isLarge(value)) large.set(values.length, value);
      values.push(measureOf(value));
      owners.push(member);
    }
  }
  return { values: Float64Array.from(values), owner: Uint32Array.from(owners), large };
}

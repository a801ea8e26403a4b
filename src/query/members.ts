// What groups and figures are made of: the objects of a list, or the elements that `unnest` names.

import type { NodeId } from '../graph/ids.ts';
import { type Compiler, elementCondition } from './compile.ts';
import { badArgument, overLimit } from './errors.ts';
import type { ElementFilter } from './filter.ts';
import { MOST_ELEMENTS } from './limits.ts';
import { newRun } from './narrow.ts';
import { isLarge, measureOf } from './number-column.ts';
import { checkWhere } from './operands.ts';
import {
  elementsPath,
  type Found,
  isMany,
  type PropertyPath,
  rootOf,
  valuesAt,
  valuesIn,
} from './property-path.ts';
import type { Run } from './run.ts';
import { elementTest } from './value-test.ts';

export interface Members {
  readonly run: Run;
  /** The object of each member. */
  readonly rows: Uint32Array;
  /** The element of each member; null when the objects themselves are the members. */
  readonly elements: readonly Found[] | null;
}

/** Numbers of members: `owner[i]` is the member of `values[i]`; null when there is one each, NaN for none. */
export interface Measure {
  readonly values: Float64Array;
  readonly owner: Uint32Array | null;
  /** Whole numbers above 2^53, by position in `values`. */
  readonly large: ReadonlyMap<number, bigint>;
}

/** What the members of a list are: its objects, or the elements in them that satisfy a filter. */
export interface MembersArgs {
  readonly unnest?: string | null | undefined;
  readonly where?: ElementFilter | null | undefined;
}

/** @throws QueryError BAD_FILTER when `unnest` does not name elements, LIMIT_EXCEEDED when there are too many */
export function membersOf(compiler: Compiler, rows: Uint32Array, args: MembersArgs): Members {
  const run = newRun(compiler.graph, compiler.tools);
  const { unnest, where } = args;
  checkWhere(args);
  if (unnest === null || unnest === undefined) {
    if (where) throw badArgument('where', 'is about the elements that unnest names, and needs it');
    return { run, rows, elements: null };
  }
  const condition = elementCondition(compiler, where, 'where');
  const holds = condition && elementTest(run, condition);
  const path = elementsPath(unnest, 'unnest');
  const only = rootOf(path);
  const owners: number[] = [];
  const elements: Found[] = [];
  for (const row of rows) {
    run.tick(64);
    for (const element of valuesAt(run.graph.properties(row as NodeId, only), path)) {
      if (holds && !holds(element, row as NodeId)) continue;
      owners.push(row);
      elements.push(element);
    }
    if (elements.length > MOST_ELEMENTS) {
      throw overLimit('unnest', `there are more than ${MOST_ELEMENTS} elements; narrow the list with where`);
    }
  }
  return { run, rows: Uint32Array.from(owners), elements };
}

/** Values under a path of one member. */
export function valuesOf(
  { run, rows, elements }: Members,
  member: number,
  path: PropertyPath,
): readonly Found[] {
  run.tick(64);
  const element = elements?.[member];
  if (element) return valuesIn(element.value, element.property, path);
  return valuesAt(run.graph.properties(rows[member]! as NodeId, rootOf(path)), path);
}

export function measure(members: Members, path: PropertyPath): Measure {
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

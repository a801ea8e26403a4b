// What groups and figures are made of: the objects of a list, or the elements that `unnest` names.

import type { NodeId } from '../graph/ids.ts';
import { type Compiler, elementCondition } from './compile.ts';
import { badArgument, overLimit } from './errors.ts';
import type { ElementFilter } from './filter.ts';
import { MOST_ELEMENTS } from './limits.ts';
import { newRun } from './narrow.ts';
import { checkWhere } from './operands.ts';
import { elementsPath, type Found, type PropertyPath, rootOf, valuesAt, valuesIn } from './property-path.ts';
import type { Run } from './run.ts';
import { elementTest } from './value-test.ts';

export interface Members {
  readonly run: Run;
  /** The object of each member. */
  readonly rows: Uint32Array;
  /** The element of each member; null when the objects themselves are the members. */
  readonly elements: readonly Found[] | null;
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
    run.decode();
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
  run.decode();
  const element = elements?.[member];
  if (element) return valuesIn(element.value, element.property, path);
  return valuesAt(run.graph.properties(rows[member]! as NodeId, rootOf(path)), path);
}

// What groups and figures are made of: the objects of a list, or the elements that `unnest` names.

import type { NodeId } from '../graph/ids.ts';
import { type Compiler, elementCondition } from './compile.ts';
import { badArgument, overLimit } from './errors.ts';
import type { ElementFilter } from './filter.ts';
import { readInnerPath, readPath } from './known-paths.ts';
import { MOST_ELEMENTS } from './limits.ts';
import { newRun } from './narrow.ts';
import { checkWhere } from './operands.ts';
import { elementsPath, type Found, type PropertyPath, valuesAt, valuesIn } from './property-path.ts';
import type { Run } from './run.ts';
import { elementTest } from './value-test.ts';

export interface Members {
  readonly run: Run;
  /** The object of each member. */
  readonly rows: Uint32Array;
  /** The path that names the elements; null when the objects themselves are the members. */
  readonly unnest: string | null;
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
    return { run, rows, unnest: null, elements: null };
  }
  const condition = elementCondition(compiler, where, unnest, 'where');
  const holds = condition && elementTest(run, condition);
  const path = elementsPath(readPath(run, unnest, 'unnest'), 'unnest');
  const only = path.roots;
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
  return { run, rows: Uint32Array.from(owners), unnest, elements };
}

/** A path on members. @throws QueryError BAD_FILTER */
export function memberPath({ run, unnest }: Members, text: string, argument: string): PropertyPath {
  return unnest === null ? readPath(run, text, argument) : readInnerPath(run, unnest, text, argument);
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
  return valuesAt(run.graph.properties(rows[member]! as NodeId, path.roots), path);
}

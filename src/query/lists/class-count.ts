// How many objects a class has, as lists show them: EXTERNAL and MISSING ones are left out, but for the two
// classes that are made of nothing else.

import { EXTERNAL_CLASS, MISSING_CLASS } from '../../graph/finished/graph-data.ts';
import type { Graph } from '../../graph/graph.ts';
import type { ClassId } from '../../graph/ids.ts';
import { indexesOf } from '../indexes/indexes.ts';

/** Whether it is the class of what a save only names: External or Missing. */
export function isAbsentClass(graph: Graph, id: ClassId): boolean {
  const path = graph.classes.path(id);
  return path === EXTERNAL_CLASS || path === MISSING_CLASS;
}

/** How many objects a list of the class shows. */
export function classCount(graph: Graph, id: ClassId): number {
  return isAbsentClass(graph, id) ? graph.classes.size(id) : indexesOf(graph).presentByClass[id]!;
}

// The number of objects that a list of a class shows: EXTERNAL and MISSING ones are left out, except in the two
// classes that consist of nothing else.

import { EXTERNAL_CLASS, MISSING_CLASS } from '../../graph/finished/graph-data.ts';
import type { Graph } from '../../graph/graph.ts';
import type { ClassId } from '../../graph/ids.ts';
import { indexesOf } from '../indexes/indexes.ts';

/** True if it is one of the classes of absent objects, External or Missing. */
export function isAbsentClass(graph: Graph, id: ClassId): boolean {
  const path = graph.classes.path(id);
  return path === EXTERNAL_CLASS || path === MISSING_CLASS;
}

/** The number of objects that a list of the class shows. */
export function classCount(graph: Graph, id: ClassId): number {
  return isAbsentClass(graph, id) ? graph.classes.size(id) : indexesOf(graph).presentByClass[id]!;
}

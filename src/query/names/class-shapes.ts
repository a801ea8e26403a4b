// Which properties the objects of a class have, from their outlines: nothing is decoded.

import type { Graph } from '../../graph/graph.ts';
import type { ClassId, NodeId } from '../../graph/ids.ts';
import { badArgument } from '../errors.ts';
import { CHECK_ROWS, type QueryTools } from '../tools.ts';

export interface PropertyShape {
  readonly name: string;
  readonly type: string;
  /** Objects of the class that have it with this type. */
  readonly count: number;
}

/** Of all classes that somebody asked for: a graph never changes. */
const known = new WeakMap<Graph, Map<ClassId, readonly PropertyShape[]>>();

/** The most frequent first, then by name and type. */
export function classShapes(
  graph: Graph,
  id: ClassId,
  first: number | null | undefined,
  tools: QueryTools,
): readonly PropertyShape[] {
  const most = first ?? 200;
  if (most < 0) throw badArgument('first', `must not be negative, is ${most}`);
  const ofGraph = known.get(graph) ?? new Map<ClassId, readonly PropertyShape[]>();
  known.set(graph, ofGraph);
  const shapes = ofGraph.get(id) ?? shapesOf(graph, id, tools);
  ofGraph.set(id, shapes);
  return shapes.slice(0, most);
}

interface Counted {
  readonly name: string;
  readonly type: string;
  count: number;
  /** The object that was counted last. */
  last: number;
}

function shapesOf(graph: Graph, id: ClassId, { budget }: QueryTools): readonly PropertyShape[] {
  /** By name; few have more than one type. */
  const counted = new Map<string, Counted[]>();
  graph.classes.members(id).forEach((row, at) => {
    budget.visited++;
    if (at % (CHECK_ROWS / 16) === 0) budget.check();
    for (const { name, type } of graph.outline(row as NodeId)) {
      const called = counted.get(name);
      const shape = called?.find((each) => each.type === type);
      if (!called) counted.set(name, [{ name, type, count: 1, last: row }]);
      else if (!shape) called.push({ name, type, count: 1, last: row });
      // A property that comes back in one object is one.
      else if (shape.last !== row) {
        shape.count++;
        shape.last = row;
      }
    }
  });
  return [...counted.values()]
    .flat()
    .sort((a, b) => b.count - a.count || compare(a.name, b.name) || compare(a.type, b.type))
    .map(({ name, type, count }) => ({ name, type, count }));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

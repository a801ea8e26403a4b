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

/** The most frequent first, then by name and type. */
export function classShapes(
  graph: Graph,
  id: ClassId,
  first: number | null | undefined,
  { budget }: QueryTools,
): readonly PropertyShape[] {
  const most = first ?? 200;
  if (most < 0) throw badArgument('first', `must not be negative, is ${most}`);
  const shapes = new Map<string, { name: string; type: string; count: number; last: number }>();
  graph.classes.members(id).forEach((row, at) => {
    budget.visited++;
    if (at % (CHECK_ROWS / 16) === 0) budget.check();
    for (const { name, type } of graph.outline(row as NodeId)) {
      const key = `${name}\n${type}`;
      const shape = shapes.get(key);
      if (!shape) shapes.set(key, { name, type, count: 1, last: row });
      // A property that comes back in one object is one.
      else if (shape.last !== row) {
        shape.count++;
        shape.last = row;
      }
    }
  });
  return [...shapes.values()]
    .sort((a, b) => b.count - a.count || compare(a.name, b.name) || compare(a.type, b.type))
    .slice(0, most)
    .map(({ name, type, count }) => ({ name, type, count }));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

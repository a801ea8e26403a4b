// Chains of super classes. Real ones have fewer than twenty classes; look-ups follow a chain for some more, and
// longer ones, which only crafted packages have, are reported.

import type { NodeId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import { exportOfNode, type Package } from './package.ts';

/** Classes that look-ups follow a chain for. */
export const MOST_SUPERS = 128;

/** Reports the first class or struct of which look-ups do not reach the end of its chain. */
export function reportDeepChains(
  packages: readonly Package[],
  supers: ReadonlyMap<number, number>,
  sink: Pick<GraphSink, 'issue'>,
): void {
  const depths = new Map<number, number>();
  let deep = 0;
  let first: number | null = null;
  for (const node of supers.keys()) {
    if (depthOf(node, supers, depths) <= MOST_SUPERS) continue;
    deep++;
    first ??= node;
  }
  const place = first === null ? null : exportOfNode(packages, first);
  if (!place) return;
  const { file } = place.of;
  const offset = place.of.exports.at[place.index]!;
  const message = `${file} at ${offset}: expected at most ${MOST_SUPERS} classes above a class, found more above ${deep}: what those inherit from further up is not looked up`;
  sink.issue({ code: 'LIMIT', message, file, offset, path: null, node: first as NodeId });
}

/** How many classes are above a node, each counted once; those of a cycle count as one chain that ends. */
function depthOf(node: number, supers: ReadonlyMap<number, number>, depths: Map<number, number>): number {
  const way: number[] = [];
  let at: number | undefined = node;
  while (at !== undefined && !depths.has(at)) {
    // For a cycle: whoever comes back here finds an end.
    depths.set(at, 0);
    way.push(at);
    at = supers.get(at);
  }
  let depth = at === undefined ? -1 : depths.get(at)!;
  while (way.length > 0) depths.set(way.pop()!, ++depth);
  return depths.get(node)!;
}

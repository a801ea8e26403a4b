// Belt and pipe connections of buildings: their direction and what they connect to. The direction is in the
// component's name in every version of the game; connections are symmetric in every save.

import type { Graph } from '../../../graph/graph.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { getOrCreate, memoize } from '../../../graph/made-once.ts';
import { className, present, referencesOf } from '../../shared/read.ts';

export type PortDirection = 'IN' | 'OUT' | 'ANY';

export interface Port {
  readonly node: NodeId;
  readonly isPipe: boolean;
  readonly direction: PortDirection;
  /** The connection on the other side; null for an open end. */
  readonly to: NodeId | null;
}

const knownPorts = memoize((_graph: Graph) => new Map<NodeId, readonly Port[]>());

/** Ports of a building; those of poles and wall holes carry nothing and are left out. */
export function portsOf(graph: Graph, building: NodeId): readonly Port[] {
  return getOrCreate(knownPorts(graph), building, () => findPorts(graph, building));
}

function findPorts(graph: Graph, building: NodeId): Port[] {
  const references = referencesOf(graph);
  const ports: Port[] = [];
  for (const child of graph.children(building)) {
    const node = child as NodeId;
    const type = className(graph, node);
    const isBelt = type === 'FGFactoryConnectionComponent';
    if (!isBelt && type !== 'FGPipeConnectionFactory' && type !== 'FGPipeConnectionComponent') continue;
    const direction = directionOf(graph.name(node));
    if (direction === null) continue;
    const to = present(graph, references.first(node, 'mConnectedComponent'));
    ports.push({ node, isPipe: !isBelt, direction, to });
  }
  return ports;
}

/** Null for a connection that only snaps and carries nothing (`SnapOnly0`). */
export function directionOf(name: string): PortDirection | null {
  const lower = name.toLowerCase();
  if (lower.includes('snap')) return null;
  if (lower === 'conveyorany0' || lower.includes('input')) return 'IN';
  if (lower === 'conveyorany1' || lower.includes('output')) return 'OUT';
  return 'ANY';
}

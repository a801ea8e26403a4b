// Follows belts and pipes from a building: through belts, lifts, splitters and mergers to anything else, or
// optionally on through machines and containers to the ore. Loops are followed once.

import { lastPart } from '../../../graph/finished/paths.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { referencesOf } from '../../shared/read.ts';
import type { Named } from '../../shared/scope.ts';
import { traitsOf } from '../classes.ts';
import { EXTRACTED } from '../former-names.ts';
import type { SatisfactorySave } from '../save.ts';
import { type Port, portsOf } from './connections.ts';
import { fluidNetworkOf } from './fluids.ts';

export type TraceDirection = 'DOWNSTREAM' | 'UPSTREAM';

export interface TraceOptions {
  readonly direction: TraceDirection;
  /** True to continue through machines and containers. */
  readonly through: boolean;
  readonly pipes: boolean;
}

export interface ItemCount {
  readonly item: Named;
  readonly amount: number;
}

/** True if items pass through it unchanged. */
export function isCarrier(save: SatisfactorySave, node: NodeId): boolean {
  const { isBelt, isLift, isAttachment } = traitsOf(save.graph, node);
  return isBelt || isLift || isAttachment;
}

/** What can be reached from a building, and the carriers on the way. Depths are counted in buildings. */
export function trace(save: SatisfactorySave, from: NodeId, options: TraceOptions) {
  const { scope } = save;
  const carriers = new Set<NodeId>();
  const ends = new Map<NodeId, number>();
  const walked = new Set<NodeId>([from]);
  let starts: NodeId[] = [from];
  for (let depth = 1; starts.length > 0; depth++) {
    const reached = starts.flatMap((start) => reach(save, start, options, carriers));
    const fresh: NodeId[] = [];
    for (const node of new Set(reached)) {
      if (node === from || ends.has(node)) continue;
      ends.set(node, depth);
      if (walked.has(node)) continue;
      walked.add(node);
      fresh.push(node);
    }
    starts = options.through ? fresh : [];
  }
  const list = [...carriers].sort((a, b) => a - b);
  return {
    from: scope.object(from),
    direction: options.direction,
    get carriers() {
      return list.map((node) => scope.object(node));
    },
    carrierCount: list.length,
    ends: [...ends].map(([node, depth]) => ({
      object: scope.object(node),
      building: save.namedClass(node),
      depth,
    })),
    get bottleneck() {
      return bottleneckOf(save, list);
    },
    get items() {
      return itemsOn(save, list);
    },
  };
}

/** The buildings that carriers connect to a building. */
function reach(
  save: SatisfactorySave,
  from: NodeId,
  { direction, pipes }: TraceOptions,
  carriers: Set<NodeId>,
): NodeId[] {
  const { graph } = save;
  const along = direction === 'DOWNSTREAM' ? 'OUT' : 'IN';
  const found = new Set<NodeId>();
  const waiting: NodeId[] = [from];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const port of portsOf(graph, node)) {
      if (!leads(save, node, port, along)) continue;
      if (port.isPipe) {
        if (pipes) for (const end of throughPipes(save, port, along)) found.add(end);
        continue;
      }
      if (port.to === null) continue;
      const next = graph.parent(port.to);
      if (next === null) continue;
      if (!isCarrier(save, next)) found.add(next);
      else if (!carriers.has(next)) {
        carriers.add(next);
        waiting.push(next);
      }
    }
  }
  found.delete(from);
  return [...found];
}

/** Buildings whose ports at the other ends of the pipes take or give the fluid. */
function throughPipes(save: SatisfactorySave, port: Port, along: 'IN' | 'OUT'): NodeId[] {
  const { graph } = save;
  const network = fluidNetworkOf(save, port.node);
  if (!network) return [];
  const against = along === 'OUT' ? 'IN' : 'OUT';
  return network.ports.flatMap((other) => {
    const owner = other.node === port.node ? null : graph.parent(other.node);
    return owner !== null && leads(save, owner, other, against) ? [owner] : [];
  });
}

/**
 * True if the port carries in this direction. Ports without a direction in their name are outputs of
 * extractors and inputs of all other machines.
 */
export function leads(save: SatisfactorySave, owner: NodeId, port: Port, along: 'IN' | 'OUT'): boolean {
  if (port.direction !== 'ANY') return port.direction === along;
  const digs = referencesOf(save.graph).edge(owner, EXTRACTED) !== null;
  return digs === (along === 'OUT');
}

/** The slowest belt or lift; null if there is none, or one is not in the tables. */
function bottleneckOf(save: SatisfactorySave, carriers: readonly NodeId[]) {
  let slowest: { node: NodeId; perMinute: number } | null = null;
  for (const node of carriers) {
    const { isBelt, isLift, name } = traitsOf(save.graph, node);
    if (!isBelt && !isLift) continue;
    const perMinute = save.facts.building(name)?.belt;
    if (perMinute === undefined) return null;
    if (slowest === null || perMinute < slowest.perMinute) slowest = { node, perMinute };
  }
  if (!slowest) return null;
  const { node, perMinute } = slowest;
  return { object: save.scope.object(node), building: save.namedClass(node), perMinute };
}

/** Items on the belts, or on the whole chains that the belts belong to. */
export function itemsOn(save: SatisfactorySave, carriers: readonly NodeId[]): ItemCount[] {
  const { graph } = save;
  const references = referencesOf(graph);
  const holders = new Set(carriers.flatMap((node) => [node, ...references.all(node, 'mConveyorChainActor')]));
  const counts = new Map<NodeId, number>();
  for (const holder of holders)
    for (const item of references.all(holder, 'items[].item.ItemClass'))
      counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([item, amount]) => {
      const path = graph.path(item);
      return { item: save.facts.named(lastPart(path), path), amount };
    });
}

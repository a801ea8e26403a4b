// The power grid: connections joined by wires and by hidden links, and the circuits that the save numbers.

import type { NodeId } from '../../../graph/ids.ts';
import { getOrCreate, memoize } from '../../../graph/made-once.ts';
import { hasUnreadParts, isUnread, plus } from '../../shared/damage.ts';
import { fields, nodesOfClass, present, referencesOf } from '../../shared/read.ts';
import { Union } from '../../shared/union.ts';
import { nodesWith, traitsOf } from '../classes.ts';
import type { SatisfactorySave } from '../save.ts';

const WIRES = new Set(['Build_PowerLine_C', 'Build_XmassLightsLine_C']);

/** Figures from a building's power component. MW; null if unknown. */
export interface PowerInfo {
  readonly wanted: number | null;
  /** Current capacity of generators that burn something. */
  readonly dynamic: number | null;
  /** Capacity of generators that need nothing. */
  readonly base: number | null;
}

/** What it gives in all. */
export function givenBy({ dynamic, base }: PowerInfo): number | null {
  return plus(dynamic, base);
}

const NO_POWER: PowerInfo = { wanted: 0, dynamic: 0, base: 0 };

export interface Wire {
  readonly line: NodeId;
  /** Null if an end is loose. */
  readonly from: NodeId | null;
  readonly to: NodeId | null;
}

/** The grid according to the save. */
export interface Grid {
  readonly connections: readonly NodeId[];
  readonly wires: readonly Wire[];
  /** Number of hidden links, each counted from both ends. */
  readonly hiddenLinks: number;
  /** Groups of two or more connections that wires and hidden links join. */
  readonly components: readonly (readonly NodeId[])[];
  /** Connections that are not joined to anything. */
  readonly lone: readonly NodeId[];
  readonly circuitOf: ReadonlyMap<NodeId, NodeId>;
}

export const gridOf = memoize(({ graph }: SatisfactorySave): Grid => {
  const references = referencesOf(graph);
  const connections = nodesOfClass(graph, (name) => name === 'FGPowerConnectionComponent');
  const position = new Map(connections.map((node, at) => [node, at]));
  const union = new Union(connections.length);
  const isJoined = new Uint8Array(connections.length);
  const join = (a: NodeId | null, b: NodeId | null): void => {
    const [left, right] = [
      a === null ? undefined : position.get(a),
      b === null ? undefined : position.get(b),
    ];
    if (left === undefined || right === undefined) return;
    isJoined[left] = isJoined[right] = 1;
    union.join(left, right);
  };
  const wires = nodesWith(graph, ({ name }) => WIRES.has(name)).map((line): Wire => {
    const end = (label: string): NodeId | null => present(graph, references.first(line, label));
    return { line, from: end('source'), to: end('target') };
  });
  for (const { from, to } of wires) join(from, to);
  let hiddenLinks = 0;
  for (const node of connections) {
    for (const other of references.all(node, 'mHiddenConnections[]')) {
      hiddenLinks++;
      join(node, other);
    }
  }
  const groups = union.groups().map((group) => group.map((at) => connections[at]!));
  const circuitOf = new Map<NodeId, NodeId>();
  for (const circuit of nodesOfClass(graph, (name) => name === 'FGPowerCircuit'))
    for (const member of references.all(circuit, 'mComponents[]')) circuitOf.set(member, circuit);
  return {
    connections,
    wires,
    hiddenLinks,
    components: groups.filter(({ length }) => length > 1),
    lone: groups.filter(({ length }) => length === 1).map(([only]) => only!),
    circuitOf,
  };
});

/** A building's power component; null when it has none. */
export function powerInfo(save: SatisfactorySave, building: NodeId): PowerInfo | null {
  return powerInfos(save).get(building) ?? null;
}

const powerInfos = memoize((save: SatisfactorySave): ReadonlyMap<NodeId, PowerInfo> => {
  const { graph } = save;
  const infos = new Map<NodeId, PowerInfo>();
  for (const node of nodesOfClass(graph, (name) => name === 'FGPowerInfoComponent')) {
    const owner = graph.parent(node);
    if (owner === null || isUnread(graph, node)) continue;
    const own = fields(graph, node, 'mTargetConsumption mDynamicProductionCapacity mBaseProduction');
    const known = infos.get(owner) ?? NO_POWER;
    infos.set(owner, {
      wanted: plus(known.wanted, own.amount('mTargetConsumption', 0)),
      dynamic: plus(known.dynamic, own.amount('mDynamicProductionCapacity', 0)),
      base: plus(known.base, own.amount('mBaseProduction', 0)),
    });
  }
  return infos;
});

/** Classes of which a building gives power: generators, augmenters, and what mods add; no storages, nor trains that brake. */
const producerClasses = memoize((save: SatisfactorySave): ReadonlySet<number> => {
  const giving = [...powerInfos(save)].flatMap(([node, info]) => {
    const { isStorageOfPower, isMobile } = traitsOf(save.graph, node);
    return givenBy(info)! > 0 && !isStorageOfPower && !isMobile ? [save.graph.classOf(node)] : [];
  });
  return new Set(giving);
});

/** True if a building is there to give power, even if it does not now. */
export function isProducer(save: SatisfactorySave, node: NodeId): boolean {
  return traitsOf(save.graph, node).isGenerator || producerClasses(save).has(save.graph.classOf(node));
}

/**
 * What a building adds to all power of its network, as a share of it; 0 for most, null if that was lost. An augmenter adds
 * more while it burns something.
 */
export function boostOf(save: SatisfactorySave, node: NodeId): number | null {
  const { boost } = save.facts.building(traitsOf(save.graph, node).name)?.gen ?? {};
  if (boost === undefined) return 0;
  if (hasUnreadParts(save.graph, node)) return null;
  const { base } = powerInfo(save, node) ?? NO_POWER;
  if (!base) return base;
  const own = fields(save.graph, node, 'mHasFuelCached mCurrentFuelClass');
  return boost[own.boolean('mHasFuelCached') || own.node('mCurrentFuelClass') !== null ? 1 : 0];
}

const knownCircuitIds = memoize((_save: SatisfactorySave) => new Map<NodeId, number | null>());

/** Number of a circuit; 0 if absent, null if unknown. */
export function circuitId(save: SatisfactorySave, circuit: NodeId): number | null {
  const ids = knownCircuitIds(save);
  return getOrCreate(ids, circuit, () => fields(save.graph, circuit, 'mCircuitID').int('mCircuitID', 0));
}

/** Numbers of the circuits of a building's connections. */
export function circuitsOf(save: SatisfactorySave, building: NodeId): number[] {
  const { circuitOf } = gridOf(save);
  const found = new Set<number>();
  for (const child of save.graph.children(building)) {
    const circuit = circuitOf.get(child as NodeId);
    const id = circuit === undefined ? null : circuitId(save, circuit);
    if (id !== null) found.add(id);
  }
  return [...found];
}

/** True if a wire or a hidden link leads to a building. */
export function isWired({ graph }: SatisfactorySave, building: NodeId): boolean {
  const references = referencesOf(graph);
  return Array.from(graph.children(building), (child) => child as NodeId).some(
    (child) =>
      references.edge(child, 'mWires[]') !== null || references.edge(child, 'mHiddenConnections[]') !== null,
  );
}

// The power grid above circuits: sums over each, the switches between them, and the networks that closed
// switches make of them.

import type { NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../../graph/made-once.ts';
import {
  hasUnreadParts,
  isFileDamaged,
  isUnread,
  mayLackObjects,
  nullIfLost,
  sumAll,
  sumKnown,
} from '../../shared/damage.ts';
import { className, fields, nodesOfClass, referencesOf } from '../../shared/read.ts';
import { type Named, type ObjectRef, placeOf } from '../../shared/scope.ts';
import { Union } from '../../shared/union.ts';
import { nodesWith, traitsOf } from '../classes.ts';
import { POWER } from '../defaults.ts';
import type { SatisfactorySave } from '../save.ts';
import { boostOf, circuitId, givenBy, gridOf, isProducer, type PowerInfo, powerInfo } from './power-grid.ts';

/** Sums over the buildings of one circuit or network. */
export interface PowerSums {
  /** Objects whose part in the sums is unknown, because the file is damaged in them. */
  readonly unknown: number;
  readonly buildings: number | null;
  readonly generators: number | null;
  readonly storages: number | null;
  readonly switches: number | null;
  readonly consumers: number | null;
  readonly poles: number | null;
  readonly wanted: number | null;
  readonly dynamicCapacity: number | null;
  readonly baseCapacity: number | null;
  /** What augmenters add to it in the whole network, as a share; null if some were lost. */
  readonly boost: number | null;
  readonly capacity: number | null;
  readonly headroom: number | null;
  readonly storedMWh: number | null;
  readonly storageMWh: number | null;
}

export interface CircuitRow extends PowerSums {
  readonly object: ObjectRef;
  /** Null, as all figures but `unknown`, if the circuit itself was lost. */
  readonly number: number | null;
  readonly network: number | null;
  readonly connections: number | null;
  readonly wires: number | null;
  readonly members: readonly ObjectRef[] | null;
  readonly fuels: readonly FuelRow[] | null;
}

export interface FuelRow {
  readonly generator: Named;
  readonly fuel: Named | null;
  readonly count: number;
  readonly capacity: number | null;
}

export const circuits = memoize((save: SatisfactorySave): CircuitRow[] => {
  const { graph, scope } = save;
  const { wires } = gridOf(save);
  const references = referencesOf(graph);
  const nodes = nodesOfClass(graph, (name) => name === 'FGPowerCircuit');
  const wiresOf = new Map<NodeId, number>();
  for (const { from } of wires) {
    const circuit = from === null ? undefined : gridOf(save).circuitOf.get(from);
    if (circuit !== undefined) wiresOf.set(circuit, (wiresOf.get(circuit) ?? 0) + 1);
  }
  const networks = networkNumbers(save);
  const boosts = boostByCircuit(save);
  return nodes.map((circuit) => {
    if (isUnread(graph, circuit)) return { ...LOST_CIRCUIT, object: scope.object(circuit) };
    const connections = references.all(circuit, 'mComponents[]').filter((node) => !graph.isAbsent(node));
    const owners = ownersOf(save, connections);
    return {
      object: scope.object(circuit),
      number: circuitId(save, circuit),
      network: networks.get(circuit)!,
      connections: connections.length,
      wires: wiresOf.get(circuit) ?? 0,
      ...sums(save, owners, [circuit, ...references.all(circuit, 'mComponents[]')], boosts.get(circuit)!),
      get members() {
        return owners.map((node) => scope.object(node));
      },
      get fuels() {
        return fuelsOf(save, owners);
      },
    };
  });
});

const LOST_SUMS: PowerSums = {
  unknown: 1,
  ...{ buildings: null, generators: null, storages: null, switches: null, consumers: null, poles: null },
  ...{ wanted: null, dynamicCapacity: null, baseCapacity: null, boost: null, capacity: null, headroom: null },
  ...{ storedMWh: null, storageMWh: null },
};

const LOST_CIRCUIT: Omit<CircuitRow, 'object'> = {
  ...LOST_SUMS,
  ...{ number: null, network: null, connections: null, wires: null, members: null, fuels: null },
};

/** The buildings that have these connections, each once. */
function ownersOf({ graph }: SatisfactorySave, connections: readonly NodeId[]): NodeId[] {
  const there = connections.filter((node) => !graph.isAbsent(node));
  return [...new Set(there.flatMap((node) => graph.parent(node) ?? []))];
}

/**
 * @param parts the circuits and the connections in them
 * @param boost of their network
 */
function sums(
  save: SatisfactorySave,
  owners: readonly NodeId[],
  parts: readonly NodeId[],
  boost: number | null,
): PowerSums {
  const { graph } = save;
  const infos = owners.flatMap((node) => powerInfo(save, node) ?? []);
  const isPartlyUnknown = (info: PowerInfo): boolean => info.wanted === null || givenBy(info) === null;
  const hidden = isFileDamaged(graph)
    ? parts.filter((node) => graph.isAbsent(node) || isUnread(graph, node)).length +
      owners.filter((node) => hasUnreadParts(graph, node)).length
    : 0;
  const unknown = hidden + infos.filter(isPartlyUnknown).length;
  const count = { generators: 0, storages: 0, switches: 0, consumers: 0, poles: 0 };
  // Without a single figure, 0 would be wrong.
  const sum = (of: (info: PowerInfo) => number | null): number | null =>
    unknown > 0 && infos.length === 0 ? null : sumKnown(infos, of);
  const [wanted, dynamicCapacity, baseCapacity] = [
    sum((info) => info.wanted),
    sum(({ dynamic }) => dynamic),
    sum(({ base }) => base),
  ];
  const stores: NodeId[] = [];
  let storageMWh: number | null = 0;
  for (const node of owners) {
    const traits = traitsOf(graph, node);
    const info = powerInfo(save, node);
    if (isProducer(save, node)) count.generators++;
    else if (traits.isStorageOfPower) {
      count.storages++;
      stores.push(node);
      const room = save.facts.building(traits.name)?.mwh;
      storageMWh = room === undefined || storageMWh === null ? null : storageMWh + room;
    } else if (traits.isPowerSwitch) count.switches++;
    else if (info) count.consumers++;
    else count.poles++;
  }
  const given = sum(givenBy);
  const capacity = given === null || boost === null ? null : given * (1 + boost);
  const headroom = unknown > 0 || capacity === null || wanted === null ? null : capacity - wanted;
  const storedMWh = sumKnown(stores, (node) =>
    fields(graph, node, 'mPowerStore').number('mPowerStore', POWER.mPowerStore),
  );
  const power = { unknown, wanted, dynamicCapacity, baseCapacity, boost, capacity, headroom };
  return { buildings: owners.length, ...count, ...power, storedMWh, storageMWh };
}

function fuelsOf(save: SatisfactorySave, owners: readonly NodeId[]): FuelRow[] {
  const found = new Map<string, FuelRow>();
  for (const node of owners) {
    const gives = powerInfo(save, node);
    // Trains give power while they brake.
    const isGiving = gives !== null && givenBy(gives)! > 0;
    if (!isProducer(save, node) && (!isGiving || traitsOf(save.graph, node).isStorageOfPower)) continue;
    const fuel = save.namedNode(referencesOf(save.graph).first(node, 'mCurrentFuelClass'));
    const generator = save.namedClass(node);
    const key = `${generator.path} ${fuel?.path}`;
    const known = found.get(key);
    const given = gives ? givenBy(gives) : isFileDamaged(save.graph) ? null : 0;
    const capacity = sumKnown([...(known ? [known.capacity] : []), given], (each) => each);
    found.set(key, { generator, fuel, count: (known?.count ?? 0) + 1, capacity });
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

export const switches = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  return nodesWith(graph, ({ isPowerSwitch }) => isPowerSwitch).map((node) => {
    const own = fields(graph, node, 'mIsSwitchOn mPriority mBuildingTag');
    const sides = sidesOf(save, node);
    return {
      object: scope.object(node),
      building: save.namedClass(node),
      position: placeOf(graph, node),
      tag: own.text('mBuildingTag'),
      isOn: own.boolean('mIsSwitchOn', POWER.mIsSwitchOn),
      isPriority: traitsOf(graph, node).name === 'Build_PriorityPowerSwitch_C',
      priority: own.int('mPriority'),
      circuits: sides.map((circuit) => (circuit === null ? null : circuitId(save, circuit))),
    };
  });
});

/** The circuits of a switch's connections, in the order of the connections' names. */
function sidesOf(save: SatisfactorySave, node: NodeId): (NodeId | null)[] {
  const { graph } = save;
  const { circuitOf } = gridOf(save);
  return Array.from(graph.children(node), (child) => child as NodeId)
    .filter((child) => className(graph, child) === 'FGPowerConnectionComponent')
    .sort((a, b) => (graph.path(a) < graph.path(b) ? -1 : 1))
    .map((child) => circuitOf.get(child) ?? null);
}

export interface NetworkRow extends PowerSums {
  /** Null if its circuits were lost. */
  readonly number: number | null;
  readonly circuits: readonly number[];
}

/** Circuits joined by switches that are on: they run out of power together. */
export const networks = memoize((save: SatisfactorySave): NetworkRow[] => {
  return networkGroups(save).map((group) => {
    const connections = group.flatMap((circuit) => referencesOf(save.graph).all(circuit, 'mComponents[]'));
    const known = group.filter((circuit) => !isUnread(save.graph, circuit));
    const ids = known.flatMap((circuit) => circuitId(save, circuit) ?? []).sort((a, b) => a - b);
    const owners = ownersOf(save, connections);
    return {
      number: ids[0] ?? null,
      circuits: ids,
      ...(known.length === 0
        ? LOST_SUMS
        : sums(save, owners, [...group, ...connections], boostByCircuit(save).get(group[0]!)!)),
    };
  });
});

/** What augmenters add to the power of each circuit's network, as a share: their shares are added up. */
const boostByCircuit = memoize((save: SatisfactorySave): ReadonlyMap<NodeId, number | null> => {
  const { graph } = save;
  return new Map(
    networkGroups(save).flatMap((group) => {
      const connections = group.flatMap((circuit) => referencesOf(graph).all(circuit, 'mComponents[]'));
      const boosts = ownersOf(save, connections).map((node) => boostOf(save, node));
      const boost = boosts.includes(null) ? null : boosts.reduce<number>((sum, each) => sum + each!, 0);
      return group.map((circuit) => [circuit, boost] as const);
    }),
  );
});

/** Number of each circuit's network: the lowest number among its circuits. */
function networkNumbers(save: SatisfactorySave): ReadonlyMap<NodeId, number | null> {
  const numbers = new Map<NodeId, number | null>();
  for (const group of networkGroups(save)) {
    const [least = null] = group.flatMap((circuit) => circuitId(save, circuit) ?? []).sort((a, b) => a - b);
    for (const circuit of group) numbers.set(circuit, least);
  }
  return numbers;
}

/** Number of each circuit's network, by number of the circuit. */
export const networksByCircuit = memoize((save: SatisfactorySave): ReadonlyMap<number, number> => {
  return new Map(
    networks(save).flatMap(({ number, circuits }) =>
      number === null ? [] : circuits.map((circuit) => [circuit, number] as const),
    ),
  );
});

const networkGroups = memoize((save: SatisfactorySave): NodeId[][] => {
  const nodes = nodesOfClass(save.graph, (name) => name === 'FGPowerCircuit');
  const position = new Map(nodes.map((node, at) => [node, at]));
  const union = new Union(nodes.length);
  for (const node of nodesWith(save.graph, ({ isPowerSwitch }) => isPowerSwitch)) {
    if (!fields(save.graph, node, 'mIsSwitchOn').boolean('mIsSwitchOn')) continue;
    const [first, ...others] = sidesOf(save, node).flatMap((circuit) => position.get(circuit!) ?? []);
    for (const other of others) union.join(first!, other);
  }
  return union.groups().map((group) => group.map((at) => nodes[at]!));
});

/** Counts over all wires; `islands` are the sizes of wired groups without a circuit, largest first. */
export function powerSummary(save: SatisfactorySave) {
  const { wires, hiddenLinks, connections, components, lone, circuitOf } = gridOf(save);
  const connected = wires.filter(({ from, to }) => from !== null && to !== null).length;
  const lost = [...wires.map(({ line }) => line), ...connections].filter((node) =>
    isUnread(save.graph, node),
  );
  const lostWires = wires.filter(({ line, from, to }) => isUnread(save.graph, line) && !(from && to)).length;
  const islands = components.filter((nodes) => !nodes.some((node) => circuitOf.has(node)));
  return {
    wires: wires.length,
    connectedWires: connected,
    looseWires: wires.length - connected - lostWires,
    hiddenLinks,
    connections: connections.length,
    unconnected: lone.filter((node) => !isUnread(save.graph, node)).length,
    unknown: lost.length + Number(mayLackObjects(save.graph)),
    islands: nullIfLost(
      islands.map(({ length }) => length).sort((a, b) => b - a),
      mayLackObjects(save.graph),
    ),
    get wireLength() {
      return wireLength(save);
    },
  };
}

/** Metres, from the lengths that wires store since Update 8; null before, and if one cannot be read. */
const wireLength = memoize((save: SatisfactorySave): number | null => {
  const own = gridOf(save).wires.map(({ line }) => fields(save.graph, line, 'mCachedLength'));
  const stored = own.filter((wire) => wire.has('mCachedLength'));
  const sum = sumAll(stored, (wire) => wire.amount('mCachedLength'));
  return stored.length === 0 || sum === null ? null : sum / 100;
});

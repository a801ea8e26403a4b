// The power grid: connections joined by wires and by hidden links, the circuits that the save numbers, the switches
// between them, and the networks that closed switches make of circuits.

import type { NodeId } from '../../graph/ids.ts';
import { keep } from '../shared/kept.ts';
import { className, fields, linksOf, ofClass } from '../shared/read.ts';
import type { Named, ObjectRef, Place } from '../shared/scope.ts';
import { placeOf } from '../shared/scope.ts';
import { Union } from '../shared/union.ts';
import { nodesWith, traitsOf } from './classes.ts';
import type { SatisfactoryView } from './view.ts';

const WIRES = new Set(['Build_PowerLine_C', 'Build_XmassLightsLine_C']);

/** What the power component of a building says. MW. */
export interface PowerInfo {
  readonly wanted: number;
  /** Capacity of generators that burn something, now. */
  readonly dynamic: number;
  /** Capacity of those that need nothing. */
  readonly base: number;
}

export interface Wire {
  readonly line: NodeId;
  /** Null where an end is loose. */
  readonly from: NodeId | null;
  readonly to: NodeId | null;
}

/** The grid as the save has it. */
export interface Grid {
  readonly connections: readonly NodeId[];
  readonly wires: readonly Wire[];
  /** How many hidden links there are, each counted from both its ends. */
  readonly hiddenLinks: number;
  /** Connections that wires and hidden links join, each at least two. */
  readonly components: readonly (readonly NodeId[])[];
  /** Connections that nothing is joined to. */
  readonly lone: readonly NodeId[];
  /** Circuit of a connection. */
  readonly circuitOf: ReadonlyMap<NodeId, NodeId>;
}

export function gridOf(view: SatisfactoryView): Grid {
  return keep(view, 'grid', () => makeGrid(view));
}

function makeGrid({ graph }: SatisfactoryView): Grid {
  const links = linksOf(graph);
  const connections = ofClass(graph, (name) => name === 'FGPowerConnectionComponent');
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
    const end = (label: string): NodeId | null => {
      const node = links.first(line, label);
      return node === null || graph.isAbsent(node) ? null : node;
    };
    return { line, from: end('source'), to: end('target') };
  });
  for (const { from, to } of wires) join(from, to);
  let hiddenLinks = 0;
  for (const node of connections) {
    for (const other of links.all(node, 'mHiddenConnections[]')) {
      hiddenLinks++;
      join(node, other);
    }
  }
  const groups = union.groups().map((group) => group.map((at) => connections[at]!));
  const circuitOf = new Map<NodeId, NodeId>();
  for (const circuit of ofClass(graph, (name) => name === 'FGPowerCircuit')) {
    for (const member of links.all(circuit, 'mComponents[]')) circuitOf.set(member, circuit);
  }
  return {
    connections,
    wires,
    hiddenLinks,
    components: groups.filter(({ length }) => length > 1),
    lone: groups.filter(({ length }) => length === 1).map(([only]) => only!),
    circuitOf,
  };
}

/** Power component of a building, by the building; null when it has none. */
export function powerInfo(view: SatisfactoryView, building: NodeId): PowerInfo | null {
  return powerInfos(view).get(building) ?? null;
}

function powerInfos(view: SatisfactoryView): ReadonlyMap<NodeId, PowerInfo> {
  return keep(view, 'power infos', () => {
    const { graph } = view;
    const infos = new Map<NodeId, PowerInfo>();
    for (const node of ofClass(graph, (name) => name === 'FGPowerInfoComponent')) {
      const owner = graph.parent(node);
      if (owner === null) continue;
      const own = fields(graph, node, 'mTargetConsumption mDynamicProductionCapacity mBaseProduction');
      const known = infos.get(owner);
      infos.set(owner, {
        wanted: (known?.wanted ?? 0) + (own.number('mTargetConsumption') ?? 0),
        dynamic: (known?.dynamic ?? 0) + (own.number('mDynamicProductionCapacity') ?? 0),
        base: (known?.base ?? 0) + (own.number('mBaseProduction') ?? 0),
      });
    }
    return infos;
  });
}

/** Number of a circuit: absent is 0. */
function circuitId(view: SatisfactoryView, circuit: NodeId): number {
  const ids = keep(view, 'circuit ids', () => new Map<NodeId, number>());
  let id = ids.get(circuit);
  if (id === undefined) {
    id = fields(view.graph, circuit, 'mCircuitID').int('mCircuitID') ?? 0;
    ids.set(circuit, id);
  }
  return id;
}

/** Numbers of the circuits that a building is in, by its connections. */
export function circuitsOf(view: SatisfactoryView, building: NodeId): number[] {
  const { circuitOf } = gridOf(view);
  const found = new Set<number>();
  for (const child of view.graph.children(building)) {
    const circuit = circuitOf.get(child as NodeId);
    if (circuit !== undefined) found.add(circuitId(view, circuit));
  }
  return [...found];
}

/** Sums over the buildings of one circuit or network. */
export interface PowerSums {
  readonly buildings: number;
  readonly generators: number;
  readonly storages: number;
  readonly switches: number;
  readonly consumers: number;
  readonly poles: number;
  readonly wanted: number;
  readonly dynamicCapacity: number;
  readonly baseCapacity: number;
  readonly capacity: number;
  readonly headroom: number;
  readonly storedMWh: number;
  readonly storageMWh: number | null;
}

export interface CircuitRow extends PowerSums {
  readonly object: ObjectRef;
  readonly id: number;
  readonly network: number;
  readonly connections: number;
  readonly wires: number;
  readonly members: readonly ObjectRef[];
  readonly fuels: readonly FuelRow[];
}

export interface FuelRow {
  readonly generator: Named;
  readonly fuel: Named | null;
  readonly count: number;
  readonly capacity: number;
}

export function circuits(view: SatisfactoryView): CircuitRow[] {
  const { graph, scope } = view;
  const { wires } = gridOf(view);
  const links = linksOf(graph);
  const nodes = ofClass(graph, (name) => name === 'FGPowerCircuit');
  const wiresOf = new Map<NodeId, number>();
  for (const { from } of wires) {
    const circuit = from === null ? undefined : gridOf(view).circuitOf.get(from);
    if (circuit !== undefined) wiresOf.set(circuit, (wiresOf.get(circuit) ?? 0) + 1);
  }
  const networks = networkNumbers(view);
  return nodes.map((circuit) => {
    const connections = links.all(circuit, 'mComponents[]').filter((node) => !graph.isAbsent(node));
    const owners = ownersOf(view, connections);
    return {
      object: scope.object(circuit),
      id: circuitId(view, circuit),
      network: networks.get(circuit)!,
      connections: connections.length,
      wires: wiresOf.get(circuit) ?? 0,
      ...sums(view, owners),
      get members() {
        return owners.map((node) => scope.object(node));
      },
      get fuels() {
        return fuelsOf(view, owners);
      },
    };
  });
}

/** The buildings of some connections, each once. */
function ownersOf({ graph }: SatisfactoryView, connections: readonly NodeId[]): NodeId[] {
  return [...new Set(connections.flatMap((node) => graph.parent(node) ?? []))];
}

function sums(view: SatisfactoryView, owners: readonly NodeId[]): PowerSums {
  const { graph } = view;
  const count = { generators: 0, storages: 0, switches: 0, consumers: 0, poles: 0 };
  let [wanted, dynamicCapacity, baseCapacity, storedMWh] = [0, 0, 0, 0];
  let storageMWh: number | null = 0;
  for (const node of owners) {
    const traits = traitsOf(graph, node);
    const info = powerInfo(view, node);
    wanted += info?.wanted ?? 0;
    dynamicCapacity += info?.dynamic ?? 0;
    baseCapacity += info?.base ?? 0;
    if (traits.isGenerator) count.generators++;
    else if (traits.isStorageOfPower) {
      count.storages++;
      storedMWh += fields(graph, node, 'mPowerStore').number('mPowerStore') ?? 0;
      const room = view.facts.building(traits.name)?.mwh;
      storageMWh = room === undefined || storageMWh === null ? null : storageMWh + room;
    } else if (traits.isPowerSwitch) count.switches++;
    else if (info) count.consumers++;
    else count.poles++;
  }
  const capacity = dynamicCapacity + baseCapacity;
  const power = { wanted, dynamicCapacity, baseCapacity, capacity, headroom: capacity - wanted };
  return { buildings: owners.length, ...count, ...power, storedMWh, storageMWh };
}

function fuelsOf(view: SatisfactoryView, owners: readonly NodeId[]): FuelRow[] {
  const found = new Map<string, FuelRow>();
  for (const node of owners) {
    const { isGenerator, isStorageOfPower } = traitsOf(view.graph, node);
    const gives = powerInfo(view, node);
    // Not all that makes power is called a generator: augmenters, and what mods add.
    if (!isGenerator && (isStorageOfPower || !gives || gives.dynamic + gives.base <= 0)) continue;
    const fuel = view.namedNode(linksOf(view.graph).first(node, 'mCurrentFuelClass'));
    const generator = view.namedClass(node);
    const key = `${generator.path} ${fuel?.path}`;
    const known = found.get(key);
    const capacity = (known?.capacity ?? 0) + (gives ? gives.dynamic + gives.base : 0);
    found.set(key, { generator, fuel, count: (known?.count ?? 0) + 1, capacity });
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

export interface SwitchRow {
  readonly object: ObjectRef;
  readonly building: Named;
  readonly position: Place | null;
  readonly tag: string | null;
  readonly isOn: boolean;
  readonly isPriority: boolean;
  readonly priority: number | null;
  /** One entry a connection, null where it is in no circuit. */
  readonly circuits: readonly (number | null)[];
  /** The circuits at both its sides: what an open one parts. */
  readonly sides: readonly CircuitRow[];
}

export function switches(view: SatisfactoryView): SwitchRow[] {
  const { graph, scope } = view;
  return nodesWith(graph, ({ isPowerSwitch }) => isPowerSwitch).map((node) => {
    const own = fields(graph, node, 'mIsSwitchOn mPriority mBuildingTag');
    const sides = sidesOf(view, node);
    return {
      object: scope.object(node),
      building: view.namedClass(node),
      position: placeOf(graph, node),
      tag: own.text('mBuildingTag'),
      isOn: own.boolean('mIsSwitchOn') ?? false,
      isPriority: traitsOf(graph, node).name === 'Build_PriorityPowerSwitch_C',
      priority: own.int('mPriority'),
      circuits: sides.map((circuit) => (circuit === null ? null : circuitId(view, circuit))),
      get sides() {
        return sides.flatMap((circuit) => view.circuits.find(({ object }) => object.node === circuit) ?? []);
      },
    };
  });
}

/** The circuits at the connections of a switch, in the order of the connections' names. */
function sidesOf(view: SatisfactoryView, node: NodeId): (NodeId | null)[] {
  const { graph } = view;
  const { circuitOf } = gridOf(view);
  return Array.from(graph.children(node), (child) => child as NodeId)
    .filter((child) => className(graph, child) === 'FGPowerConnectionComponent')
    .sort((a, b) => (graph.path(a) < graph.path(b) ? -1 : 1))
    .map((child) => circuitOf.get(child) ?? null);
}

export interface NetworkRow extends PowerSums {
  readonly id: number;
  readonly circuits: readonly number[];
}

/** Circuits joined over switches that are on: what runs short together. */
export function networks(view: SatisfactoryView): NetworkRow[] {
  return networkGroups(view).map((group) => {
    const connections = group.flatMap((circuit) => linksOf(view.graph).all(circuit, 'mComponents[]'));
    const ids = group.map((circuit) => circuitId(view, circuit)).sort((a, b) => a - b);
    const present = connections.filter((node) => !view.graph.isAbsent(node));
    return { id: ids[0]!, circuits: ids, ...sums(view, ownersOf(view, present)) };
  });
}

/** Number of the network of each circuit: the smallest number of its circuits. */
function networkNumbers(view: SatisfactoryView): ReadonlyMap<NodeId, number> {
  const numbers = new Map<NodeId, number>();
  for (const group of networkGroups(view)) {
    const least = Math.min(...group.map((circuit) => circuitId(view, circuit)));
    for (const circuit of group) numbers.set(circuit, least);
  }
  return numbers;
}

/** Number of the network that each circuit is part of, by the number of the circuit. */
export function networksByCircuit(view: SatisfactoryView): ReadonlyMap<number, number> {
  return keep(view, 'networks by circuit', () => {
    return new Map(
      view.networks.flatMap(({ id, circuits }) => circuits.map((circuit) => [circuit, id] as const)),
    );
  });
}

function networkGroups(view: SatisfactoryView): NodeId[][] {
  return keep(view, 'networks of circuits', () => {
    const nodes = ofClass(view.graph, (name) => name === 'FGPowerCircuit');
    const position = new Map(nodes.map((node, at) => [node, at]));
    const union = new Union(nodes.length);
    for (const node of nodesWith(view.graph, ({ isPowerSwitch }) => isPowerSwitch)) {
      if (!fields(view.graph, node, 'mIsSwitchOn').boolean('mIsSwitchOn')) continue;
      const [first, ...others] = sidesOf(view, node).flatMap((circuit) => position.get(circuit!) ?? []);
      for (const other of others) union.join(first!, other);
    }
    return union.groups().map((group) => group.map((at) => nodes[at]!));
  });
}

export interface PowerSummary {
  readonly wires: number;
  readonly connectedWires: number;
  readonly looseWires: number;
  readonly wireLength: number | null;
  readonly hiddenLinks: number;
  readonly connections: number;
  readonly unconnected: number;
  readonly islands: readonly number[];
}

export function powerSummary(view: SatisfactoryView): PowerSummary {
  const { wires, hiddenLinks, connections, components, lone, circuitOf } = gridOf(view);
  const connected = wires.filter(({ from, to }) => from !== null && to !== null).length;
  const islands = components.filter((nodes) => !nodes.some((node) => circuitOf.has(node)));
  return {
    wires: wires.length,
    connectedWires: connected,
    looseWires: wires.length - connected,
    hiddenLinks,
    connections: connections.length,
    unconnected: lone.length,
    islands: islands.map(({ length }) => length).sort((a, b) => b - a),
    get wireLength() {
      return keep(view, 'wire length', () => wireLength(view));
    },
  };
}

/** Metres, by the lengths that wires keep since Update 8; null before. */
function wireLength(view: SatisfactoryView): number | null {
  let sum: number | null = null;
  for (const { line } of gridOf(view).wires) {
    const length = fields(view.graph, line, 'mCachedLength').number('mCachedLength');
    if (length !== null) sum = (sum ?? 0) + length / 100;
  }
  return sum;
}

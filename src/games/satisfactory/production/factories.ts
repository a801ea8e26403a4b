// Factories: machines within a border that the user defined, and otherwise machines that are connected by belts and
// pipes or near each other. Without a name from the user, a factory is named after what it makes most.

import type { NodeId } from '../../../graph/ids.ts';
import { addTo, memoize } from '../../../graph/made-once.ts';
import { sumKnown } from '../../shared/damage.ts';
import type { Place } from '../../shared/scope.ts';
import { Union } from '../../shared/union.ts';
import { portsOf } from '../buildings/connections.ts';
import { fluidNetworkOf } from '../buildings/fluids.ts';
import { isCarrier } from '../buildings/trace.ts';
import { distance, holds, type NamedFactory } from '../facts/factory-names.ts';
import type { SatisfactorySave } from '../save.ts';
import { balanceOf } from './balance.ts';
import { idleShare, type MachineRow, machines, productivityOf } from './machines.ts';

/** Machines nearer than this belong together, in centimetres: two foundations and the depth of a machine. */
const NEAR = 3200;

/** Largest first; a machine without a belt, pipe or neighbour is a factory of its own. */
export const factories = memoize((save: SatisfactorySave) => {
  const all = machines(save).filter(({ isInDesigner }) => !isInDesigner);
  const { drawn, rest } = withinBorders(all, save.namedFactories);
  const union = new Union(rest.length);
  joinConnected(save, rest, union);
  joinNear(rest, union);
  const found = union.groups().map((group): Group => {
    return { name: null, machines: group.map((index) => rest[index]!) };
  });
  nameFound(found, save.namedFactories);
  return [...drawn, ...found]
    .sort((a, b) => b.machines.length - a.machines.length)
    .map(({ name, machines }, at) => factoryRow(at + 1, name, machines));
});

interface Group {
  /** Name given by the user. */
  name: string | null;
  readonly machines: readonly MachineRow[];
}

/** Machines by the first border that contains them, and those in none. Borders without machines are left out. */
function withinBorders(
  machines: readonly MachineRow[],
  named: readonly NamedFactory[],
): { drawn: Group[]; rest: readonly MachineRow[] } {
  const byFactory = new Map<NamedFactory, MachineRow[]>();
  const rest: MachineRow[] = [];
  for (const machine of machines) {
    const { position } = machine;
    const around = position ? named.find((factory) => holds(factory, position)) : undefined;
    if (!around) {
      rest.push(machine);
      continue;
    }
    addTo(byFactory, around, machine);
  }
  return { drawn: [...byFactory].map(([{ name }, own]) => ({ name, machines: own })), rest };
}

/** Names by place go to the factory of the nearest machine, if one is near; a factory keeps its first name. */
function nameFound(found: readonly Group[], named: readonly NamedFactory[]): void {
  for (const factory of named) {
    if (!('at' in factory)) continue;
    let [nearest, least]: [Group | null, number] = [null, NEAR];
    for (const group of found) {
      for (const { position } of group.machines) {
        const far = position ? distance(factory.at, position) : Number.POSITIVE_INFINITY;
        if (far <= least) [nearest, least] = [group, far];
      }
    }
    if (nearest) nearest.name ??= factory.name;
  }
}

/** Joins machines on one line of belts, or in one pipe network. */
function joinConnected(save: SatisfactorySave, machines: readonly MachineRow[], union: Union): void {
  const { graph } = save;
  const machineAt = new Map(machines.map(({ object }, at) => [object.node, at]));
  const ownerOf = new Map<NodeId, number>();
  machines.forEach(({ object }, at) => {
    const waiting: NodeId[] = [object.node];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      for (const port of portsOf(graph, node)) {
        if (port.isPipe) {
          const network = node === object.node ? fluidNetworkOf(save, port.node) : null;
          if (network) joinTo(ownerOf, network.node, at, union);
          continue;
        }
        const next = port.to === null ? null : graph.parent(port.to);
        if (next === null) continue;
        const other = machineAt.get(next);
        if (other !== undefined) union.join(at, other);
        else if (isCarrier(save, next) && joinTo(ownerOf, next, at, union)) waiting.push(next);
      }
    }
  });
}

/** True if this is the first visit; machines that get here later are joined to the first. */
function joinTo(ownerOf: Map<NodeId, number>, node: NodeId, at: number, union: Union): boolean {
  const known = ownerOf.get(node);
  if (known !== undefined) {
    union.join(known, at);
    return false;
  }
  ownerOf.set(node, at);
  return true;
}

/** Joins neighbours, found with a grid of squares as wide as the distance. */
function joinNear(machines: readonly MachineRow[], union: Union): void {
  const squares = new Map<string, number[]>();
  const square = (value: number): number => Math.floor(value / NEAR);
  machines.forEach(({ position }, at) => {
    if (!position) return;
    const key = `${square(position.x)} ${square(position.y)}`;
    addTo(squares, key, at);
  });
  machines.forEach(({ position }, at) => {
    if (!position) return;
    for (let dx = 0; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (const other of squares.get(`${square(position.x) + dx} ${square(position.y) + dy}`) ?? []) {
          const there = machines[other]!.position!;
          const far = Math.hypot(there.x - position.x, there.y - position.y, there.z - position.z);
          if (other !== at && far <= NEAR) union.join(at, other);
        }
      }
    }
  });
}

function factoryRow(number: number, given: string | null, machines: readonly MachineRow[]) {
  const balance = balanceOf(machines);
  const makes = balance.filter(({ net, netLeast }) => (net ?? netLeast)! > 1e-6).map(({ item }) => item);
  const places = machines.flatMap(({ position }) => position ?? []);
  const middle = (of: (place: Place) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  const position =
    places.length > 0 ? { x: middle(({ x }) => x), y: middle(({ y }) => y), z: middle(({ z }) => z) } : null;
  const [first] = makes;
  const title = first
    ? (first.title ?? first.name)
    : (machines[0]!.building.title ?? machines[0]!.building.name);
  return {
    number,
    name: given ?? `${title} ${number}`,
    isNamed: given !== null,
    machines: machines.length,
    unknown: machines.filter(({ isUnknown }) => isUnknown).length,
    producing: machines.filter(({ isProducing }) => isProducing).length,
    idleShare: idleShare(machines),
    position,
    radius: position ? Math.max(...places.map(({ x, y }) => Math.hypot(x - position.x, y - position.y))) : 0,
    draw: sumKnown(machines, ({ draw }) => draw),
    capacity: sumKnown(
      machines.filter(({ kind }) => kind === 'GENERATOR'),
      ({ capacity }) => capacity,
    ),
    productivity: productivityOf(machines),
    makes,
    balance,
    members: machines.map(({ object }) => object),
  };
}

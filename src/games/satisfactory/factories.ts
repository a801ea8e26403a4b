// Factories: machines that belts and pipes connect, or that stand near each other. Nobody drew these borders, so their names are made
// of what they make most and where they are.

import type { NodeId } from '../../graph/ids.ts';
import type { Named, ObjectRef, Place } from '../shared/scope.ts';
import { Union } from '../shared/union.ts';
import { type BalanceRow, balanceOf } from './balance.ts';
import { portsOf } from './connections.ts';
import { fluidNetworkOf } from './fluids.ts';
import type { MachineRow } from './machines.ts';
import { isCarrier } from './trace.ts';
import type { SatisfactoryView } from './view.ts';

/** Machines nearer than this belong together, in centimetres. Two foundations and a machine's own depth. */
const NEAR = 3200;

export interface FactoryRow {
  readonly id: number;
  readonly name: string;
  readonly machines: number;
  readonly producing: number;
  readonly position: Place | null;
  readonly radius: number;
  readonly draw: number;
  readonly capacity: number;
  readonly productivity: number | null;
  readonly makes: readonly Named[];
  readonly balance: readonly BalanceRow[];
  readonly members: readonly ObjectRef[];
}

/** The largest first; what has no belt, pipe or neighbour is a factory of its own. */
export function factories(view: SatisfactoryView): FactoryRow[] {
  const machines = view.machines.filter(({ isInDesigner }) => !isInDesigner);
  const union = new Union(machines.length);
  joinConnected(view, machines, union);
  joinNear(machines, union);
  const groups = union.groups().sort((a, b) => b.length - a.length || a[0]! - b[0]!);
  return groups.map((group, at) =>
    factoryRow(
      at + 1,
      group.map((index) => machines[index]!),
    ),
  );
}

/** Machines on one line of belts, or in one pipe network. */
function joinConnected(view: SatisfactoryView, machines: readonly MachineRow[], union: Union): void {
  const { graph } = view;
  const machineAt = new Map(machines.map(({ object }, at) => [object.node, at]));
  const ownerOf = new Map<NodeId, number>();
  machines.forEach(({ object }, at) => {
    const waiting: NodeId[] = [object.node];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      for (const port of portsOf(graph, node)) {
        if (port.isPipe) {
          const network = node === object.node ? fluidNetworkOf(view, port.node) : null;
          if (network) joinTo(ownerOf, network.node, at, union);
          continue;
        }
        const next = port.to === null ? null : graph.parent(port.to);
        if (next === null) continue;
        const other = machineAt.get(next);
        if (other !== undefined) union.join(at, other);
        else if (isCarrier(view, next) && joinTo(ownerOf, next, at, union)) waiting.push(next);
      }
    }
  });
}

/** Whether nobody came here before: then whoever comes later is joined to this one. */
function joinTo(ownerOf: Map<NodeId, number>, node: NodeId, at: number, union: Union): boolean {
  const known = ownerOf.get(node);
  if (known !== undefined) {
    union.join(known, at);
    return false;
  }
  ownerOf.set(node, at);
  return true;
}

/** Neighbours, found through squares of a grid as wide as the distance. */
function joinNear(machines: readonly MachineRow[], union: Union): void {
  const squares = new Map<string, number[]>();
  const square = (value: number): number => Math.floor(value / NEAR);
  machines.forEach(({ position }, at) => {
    if (!position) return;
    const key = `${square(position.x)} ${square(position.y)}`;
    const square_ = squares.get(key);
    if (square_) square_.push(at);
    else squares.set(key, [at]);
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

function factoryRow(id: number, machines: readonly MachineRow[]): FactoryRow {
  const balance = balanceOf(machines);
  const makes = balance.filter(({ net }) => net > 1e-6).map(({ item }) => item);
  const places = machines.flatMap(({ position }) => position ?? []);
  const middle = (of: (place: Place) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  const position =
    places.length > 0 ? { x: middle(({ x }) => x), y: middle(({ y }) => y), z: middle(({ z }) => z) } : null;
  const measured = machines.reduce((sum, { measuredSeconds }) => sum + (measuredSeconds ?? 0), 0);
  const produced = machines.reduce((sum, { producedSeconds }) => sum + (producedSeconds ?? 0), 0);
  const [first] = makes;
  const title = first
    ? (first.title ?? first.name)
    : (machines[0]!.building.title ?? machines[0]!.building.name);
  return {
    id,
    name: `${title} ${id}`,
    machines: machines.length,
    producing: machines.filter(({ isProducing }) => isProducing).length,
    position,
    radius: position ? Math.max(...places.map(({ x, y }) => Math.hypot(x - position.x, y - position.y))) : 0,
    draw: machines.reduce((sum, { draw }) => sum + (draw ?? 0), 0),
    capacity: machines.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0),
    productivity: measured > 0 ? produced / measured : null,
    makes,
    balance,
    members: machines.map(({ object }) => object),
  };
}

// Pipe networks: what each carries and how much. The save numbers the network of each connection, so a
// machine's own ports are never joined, which would mix water with oil.

import type { NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../../graph/made-once.ts';
import { isUnread, sumAll } from '../../shared/damage.ts';
import { className, fields, nodesOfClass, referencesOf } from '../../shared/read.ts';
import { rowsFrom } from '../../shared/rows/lazy-rows.ts';
import { type ObjectRef, placeOf } from '../../shared/scope.ts';
import { traitsOf } from '../classes.ts';
import { WORLD } from '../defaults.ts';
import type { SatisfactorySave } from '../save.ts';
import { directionOf, type Port } from './connections.ts';

const MEMBERS = 'mFluidIntegrantScriptInterfaces[]';

export interface FluidNetwork {
  readonly node: NodeId;
  readonly members: readonly NodeId[];
  /** Connections of machines. */
  readonly ports: readonly Port[];
}

export type FluidRow = ReturnType<typeof fluidNetworks>[number];

export const fluidNetworks = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  const references = referencesOf(graph);
  const connections = connectionsById(save);
  const isAnyLost = nodesOfClass(graph, isConnection).some((node) => isUnread(graph, node));
  return networks(save).map(({ node, members, ports }) => {
    const own = fields(graph, node, 'mPipeNetworkID');
    const known = <T>(value: T): T | null => (own.isWhole ? value : null);
    const id = own.int('mPipeNetworkID', WORLD.mPipeNetworkID);
    const pipes = members.flatMap((member) => save.facts.building(traitsOf(graph, member).name)?.pipe ?? []);
    return {
      object: scope.object(node),
      number: id,
      fluid: save.namedNode(references.first(node, 'mFluidDescriptor')),
      members: known(members.length),
      machines: known(ports.length),
      connections: id === null || isAnyLost ? null : (connections.get(id) ?? 0),
      m3: known(sumAll(members, (member) => fluidIn(save, member))),
      sources: members,
      ...tanksOf(save, members),
      slowestPipe: pipes.length > 0 ? Math.min(...pipes) : null,
      get buildings() {
        const owners = members.map((member) => (isPort(save, member) ? graph.parent(member) : member));
        return known([...new Set(owners)].flatMap((owner) => (owner === null ? [] : [scope.object(owner)])));
      },
    };
  });
});

/** What holds some of the fluid of a network. */
interface FluidBox {
  readonly save: SatisfactorySave;
  readonly object: ObjectRef;
  readonly network: FluidRow;
}

const m3In = ({ save, object }: FluidBox) => fluidIn(save, object.node);
const roomIn = ({ save, object }: FluidBox) => tankRoom(save, object.node);

const fluidBoxRow = rowsFrom({
  object: ({ object }: FluidBox) => object,
  network: ({ network }: FluidBox) => network.number,
  fluid: ({ network }: FluidBox) => network.fluid,
  building: ({ save, object }: FluidBox) => save.namedClass(object.node),
  position: ({ save, object: { node } }: FluidBox) => {
    const owner = isPort(save, node) ? save.graph.parent(node) : node;
    return owner === null ? null : placeOf(save.graph, owner);
  },
  m3: m3In,
  capacity: roomIn,
  fill: (of: FluidBox) => shareOf(m3In(of), roomIn(of)),
});

/** What pipe networks hold, by pipe, junction, pump, valve, tank and connection of a machine. */
export const fluidBoxes = memoize((save: SatisfactorySave) =>
  fluidNetworks(save).flatMap((network) =>
    network.sources.map((node) => fluidBoxRow({ save, object: save.scope.object(node), network })),
  ),
);

const networks = memoize((save: SatisfactorySave): readonly FluidNetwork[] => {
  const { graph } = save;
  const references = referencesOf(graph);
  return nodesOfClass(graph, (name) => name === 'FGPipeNetwork').map((node) => {
    const members = references.all(node, MEMBERS).filter((member) => !graph.isAbsent(member));
    const ports = members.filter((member) => isPort(save, member)).map((member) => portOf(save, member));
    return { node, members, ports };
  });
});

function portOf({ graph }: SatisfactorySave, node: NodeId): Port {
  const to = referencesOf(graph).first(node, 'mConnectedComponent');
  return { node, isPipe: true, direction: directionOf(graph.name(node)) ?? 'ANY', to };
}

function isPort({ graph }: SatisfactorySave, node: NodeId): boolean {
  return className(graph, node) === 'FGPipeConnectionFactory';
}

const networksByPort = memoize((save: SatisfactorySave): ReadonlyMap<NodeId, FluidNetwork> => {
  const found = new Map<NodeId, FluidNetwork>();
  for (const network of networks(save)) for (const { node } of network.ports) found.set(node, network);
  return found;
});

/** The network of a machine's connection. */
export function fluidNetworkOf(save: SatisfactorySave, port: NodeId): FluidNetwork | null {
  return networksByPort(save).get(port) ?? null;
}

function isConnection(name: string): boolean {
  return name === 'FGPipeConnectionComponent' || name === 'FGPipeConnectionFactory';
}

const connectionsById = memoize((save: SatisfactorySave): ReadonlyMap<number, number> => {
  const { graph } = save;
  const counts = new Map<number, number>();
  for (const node of nodesOfClass(graph, isConnection)) {
    const id = fields(graph, node, 'mPipeNetworkID').int('mPipeNetworkID');
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
});

/** m3 in a pipe, tank, junction, pump or connection. */
function fluidIn({ graph }: SatisfactorySave, node: NodeId): number | null {
  const own = fields(graph, node, 'mFluidBox');
  return own.struct('mFluidBox')?.number('Value') ?? (own.isWhole ? 0 : null);
}

/** What the tanks of a network hold and can hold, in m3; null without tanks that are in the tables. */
function tanksOf(save: SatisfactorySave, members: readonly NodeId[]) {
  const tanks = members.filter((member) => tankRoom(save, member) !== null);
  if (tanks.length === 0) return { tankM3: null, tankCapacity: null, fill: null };
  const tankM3 = sumAll(tanks, (tank) => fluidIn(save, tank));
  const tankCapacity = sumAll(tanks, (tank) => tankRoom(save, tank))!;
  return { tankM3, tankCapacity, fill: shareOf(tankM3, tankCapacity) };
}

/** Tanks under pressure hold a little more than they have room for. */
function shareOf(m3: number | null, room: number | null): number | null {
  return m3 === null || room === null ? null : Math.min(1, m3 / room);
}

function tankRoom({ graph, facts }: SatisfactorySave, node: NodeId): number | null {
  return facts.building(traitsOf(graph, node).name)?.tank ?? null;
}

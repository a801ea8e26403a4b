// Feeding links: the buildings at the ends of belts and pipes that lead away from a building, or to it. Belts, lifts,
// splitters and mergers are walked once for all buildings: those in a circle, and those with one way on, share a list.

import type { NodeId } from '../../../graph/ids.ts';
import { getOrCreate, memoize } from '../../../graph/made-once.ts';
import { hasUnreadParts, isFileDamaged } from '../../shared/damage.ts';
import { referencesOf } from '../../shared/read.ts';
import type { ObjectRef } from '../../shared/scope.ts';
import type { SatisfactorySave } from '../save.ts';
import { type Port, portsOf } from './connections.ts';
import { type FluidNetwork, fluidNetworkOf } from './fluids.ts';
import { isCarrier, leads } from './trace.ts';

type Along = 'IN' | 'OUT';

/** Buildings in file order; null if damage may hide some. */
type Ends = readonly NodeId[] | null;

/** What feeds a building directly; null if damage may hide some. */
export function fedBy(save: SatisfactorySave, building: NodeId): readonly ObjectRef[] | null {
  return flows(save).IN.from(building);
}

/** What a building feeds directly; null if damage may hide some. */
export function feeds(save: SatisfactorySave, building: NodeId): readonly ObjectRef[] | null {
  return flows(save).OUT.from(building);
}

const flows = memoize((save: SatisfactorySave) => ({ IN: new Flow(save, 'IN'), OUT: new Flow(save, 'OUT') }));

/** The ends in one direction. */
class Flow {
  readonly #save: SatisfactorySave;
  readonly #along: Along;
  /** Of carriers that were walked. */
  readonly #ends = new Map<NodeId, Ends>();
  readonly #pipeEnds = new Map<FluidNetwork, Ends>();
  readonly #shown = new Map<readonly NodeId[], readonly ObjectRef[]>();

  constructor(save: SatisfactorySave, along: Along) {
    this.#save = save;
    this.#along = along;
  }

  from(building: NodeId): readonly ObjectRef[] | null {
    const ways = this.#portsOf(building).map((port): Ends => {
      if (port.isPipe) return this.#throughPipes(port);
      return this.#endsOf(this.#next(port)!);
    });
    const all = this.#isUncertain(building) ? null : united(ways);
    const ends = all?.includes(building) ? all.filter((node) => node !== building) : all;
    return ends && getOrCreate(this.#shown, ends, () => ends.map((node) => this.#save.scope.object(node)));
  }

  /** The connections through which something leaves in this direction. */
  #portsOf(building: NodeId): readonly Port[] {
    return portsOf(this.#save.graph, building).filter(
      (port) => leads(this.#save, building, port, this.#along) && (port.isPipe || this.#next(port) !== null),
    );
  }

  #next({ to }: Port): NodeId | null {
    return to === null ? null : this.#save.graph.parent(to);
  }

  /** In a damaged file, whether some of a building or of what it is connected to is lost. */
  #isUncertain(building: NodeId): boolean {
    const { graph } = this.#save;
    if (!isFileDamaged(graph)) return false;
    const references = referencesOf(graph);
    return (
      hasUnreadParts(graph, building) ||
      portsOf(graph, building).some(
        (port) => this.#next(port) === null && references.edge(port.node, 'mConnectedComponent') !== null,
      )
    );
  }

  /** Walks carriers depth first; those of a circle reach the same ends, and are done when the first of them is. */
  #endsOf(start: NodeId): Ends {
    const order = new Map<NodeId, number>();
    const open: NodeId[] = [];
    const path: Step[] = [];
    /** What the open ones lead to, besides each other. */
    const ways: Ends[] = [];
    const visit = (node: NodeId): void => {
      const ends = this.#ends.get(node);
      if (ends !== undefined) ways.push(ends);
      else if (!isCarrier(this.#save, node)) ways.push([node]);
      else if (order.has(node)) path.at(-1)!.least = Math.min(path.at(-1)!.least, order.get(node)!);
      else {
        const ports = this.#portsOf(node);
        const belts = ports.filter(({ isPipe }) => !isPipe);
        path.push({ node, first: order.size, least: order.size, ways: ways.length, belts, at: 0 });
        order.set(node, order.size);
        open.push(node);
        for (const port of ports) if (port.isPipe) ways.push(this.#throughPipes(port));
        if (this.#isUncertain(node)) ways.push(null);
      }
    };
    visit(start);
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const port = step.belts[step.at++];
      if (port) {
        visit(this.#next(port)!);
        continue;
      }
      path.pop();
      const from = path.at(-1);
      if (step.least < step.first) from!.least = Math.min(from!.least, step.least);
      else {
        const ends = united(ways.splice(step.ways));
        for (const node of open.splice(open.indexOf(step.node))) this.#ends.set(node, ends);
        ways.push(ends);
      }
    }
    return ways[0]!;
  }

  /** Buildings whose connections at the other ends of pipes take or give the fluid. */
  #throughPipes({ node, to }: Port): Ends {
    const { graph } = this.#save;
    const network = fluidNetworkOf(this.#save, node);
    if (!network) return to !== null && isFileDamaged(graph) ? null : [];
    return getOrCreate(this.#pipeEnds, network, () => {
      const against = this.#along === 'OUT' ? 'IN' : 'OUT';
      const isLost =
        isFileDamaged(graph) &&
        [network.node, ...referencesOf(graph).all(network.node, 'mFluidIntegrantScriptInterfaces[]')].some(
          (part) => graph.isAbsent(part) || hasUnreadParts(graph, part),
        );
      if (isLost) return null;
      const owners = network.ports.map((port) => {
        const owner = graph.parent(port.node);
        return owner !== null && leads(this.#save, owner, port, against) ? [owner] : [];
      });
      return united(owners);
    });
  }
}

/** A carrier that is being walked. */
interface Step {
  readonly node: NodeId;
  /** Its place in the order of the walk, and the first place of those being walked that it leads back to. */
  readonly first: number;
  least: number;
  /** How many ways were known before it. */
  readonly ways: number;
  readonly belts: readonly Port[];
  at: number;
}

/** The ends of several ways, each once; the list of the only way that has any is shared. */
function united(ways: readonly Ends[]): Ends {
  const lists = new Set(ways.filter((way) => way === null || way.length > 0));
  if (lists.has(null)) return null;
  const [first = [], ...others] = lists as ReadonlySet<readonly NodeId[]>;
  return others.length === 0 ? first : [...new Set([first, ...others].flat())].sort((a, b) => a - b);
}

// Belts, lifts, pipes and power lines: what joins buildings, with what each can carry and its two ends.

import type { NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../../graph/made-once.ts';
import { isHidden, nullIfLost } from '../../shared/damage.ts';
import { fields, nodesOfClass, referencesOf } from '../../shared/read.ts';
import { rowsFrom } from '../../shared/rows/lazy-rows.ts';
import { type Named, type ObjectRef, placeOf, refTo } from '../../shared/scope.ts';
import { portsOf } from '../buildings/connections.ts';
import { fluidNetworkOf } from '../buildings/fluids.ts';
import { circuitsOf, gridOf } from '../buildings/power-grid.ts';
import { nodesWith } from '../classes.ts';
import type { SatisfactorySave } from '../save.ts';
import { lineNumbers } from './belt-lines.ts';
import { splineLength } from './spline-length.ts';

const PIPE = /^Build_Pipeline(MK2)?(_NoIndicator)?_C$/;

interface Carrier {
  readonly save: SatisfactorySave;
  readonly node: NodeId;
}

const CARRIER = {
  object: ({ save, node }: Carrier) => save.scope.object(node),
  building: ({ save, node }: Carrier) => save.namedClass(node),
  position: ({ save, node }: Carrier) => placeOf(save.graph, node),
  metres: memoize(({ save, node }: Carrier) =>
    splineLength(fields(save.graph, node, 'mSplineData').structs('mSplineData')),
  ),
  from: (of: Carrier) => endOf(of, 'IN', 0),
  to: (of: Carrier) => endOf(of, 'OUT', 1),
};

function endOf({ save, node }: Carrier, direction: 'IN' | 'OUT', index: number): ObjectRef | null {
  const ports = portsOf(save.graph, node);
  const port = ports.find((each) => each.direction === direction) ?? ports[index];
  return refTo(save.scope, port?.to === null || port === undefined ? null : save.graph.parent(port.to));
}

const beltRow = rowsFrom({
  ...CARRIER,
  perMinute: ({ save, node }: Carrier) => save.facts.building(save.namedClass(node).name)?.belt ?? null,
  isLift: ({ save, node }: Carrier) => save.namedClass(node).name.startsWith('Build_ConveyorLift'),
  isInDesigner: ({ save, node }: Carrier) => save.isInDesigner(node),
  chain: ({ save, node }: Carrier) =>
    refTo(save.scope, referencesOf(save.graph).first(node, 'mConveyorChainActor')),
  line: ({ save, node }: Carrier) => lineNumbers(save).get(node) ?? null,
  items: itemsOn,
});

/** Since 1.0 a whole chain of belts has its items together. */
function itemsOn({ save, node }: Carrier) {
  const references = referencesOf(save.graph);
  const chain = references.all(node, 'mConveyorChainActor');
  const holders = [node, ...chain];
  const found = holders.flatMap((holder) => references.all(holder, 'items[].item.ItemClass'));
  const items = [...new Set(found)].map((item) => save.named(save.graph.path(item)));
  return nullIfLost(items, isHidden(save.graph, { object: save.scope.object(node), sources: chain }));
}

export const belts = memoize((save: SatisfactorySave) =>
  nodesWith(save.graph, ({ isBelt, isLift }) => isBelt || isLift).map((node) => beltRow({ save, node })),
);

const pipeRow = rowsFrom({
  ...CARRIER,
  perMinute: ({ save, node }: Carrier) => save.facts.building(save.namedClass(node).name)?.pipe ?? null,
  fluid: fluidAt,
});

export const pipes = memoize((save: SatisfactorySave) =>
  nodesOfClass(save.graph, (name) => PIPE.test(name)).map((node) => pipeRow({ save, node })),
);

/** What the network that a pipe is a member of carries. */
function fluidAt({ save, node }: Carrier): Named | null {
  const { graph } = save;
  const references = referencesOf(graph);
  const [network] = references.into(node, 'mFluidIntegrantScriptInterfaces[]');
  if (network !== undefined) return save.namedNode(references.first(network, 'mFluidDescriptor'));
  const port = portsOf(graph, node).find(({ to }) => to !== null && fluidNetworkOf(save, to));
  const found = port?.to ? fluidNetworkOf(save, port.to) : null;
  return found ? save.namedNode(references.first(found.node, 'mFluidDescriptor')) : null;
}

export const powerLines = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  const owner = (end: NodeId | null): NodeId | null => (end === null ? null : graph.parent(end));
  return gridOf(save).wires.map(({ line, from, to }) => {
    const [start, end] = [owner(from), owner(to)];
    const length = fields(graph, line, 'mCachedLength').number('mCachedLength');
    const first = start ?? end;
    return {
      object: scope.object(line),
      building: save.namedClass(line),
      metres: length === null ? null : length / CENTIMETRES,
      circuit: first === null ? null : (circuitsOf(save, first)[0] ?? null),
      from: refTo(scope, start),
      to: refTo(scope, end),
    };
  });
});

const CENTIMETRES = 100;

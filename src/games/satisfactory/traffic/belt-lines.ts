// Chains and lines of belts: the chains that the game moves items along since 1.0, and the lines that belts, lifts,
// splitters and mergers form between machines.

import type { NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../../graph/made-once.ts';
import { isFileDamaged, isHidden, isUnread } from '../../shared/damage.ts';
import { fields, nodesOfClass, present, referencesOf } from '../../shared/read.ts';
import { type ObjectRef, refTo } from '../../shared/scope.ts';
import { Union } from '../../shared/union.ts';
import { portsOf } from '../buildings/connections.ts';
import { isCarrier, itemsOn } from '../buildings/trace.ts';
import { nodesWith, traitsOf } from '../classes.ts';
import type { SatisfactorySave } from '../save.ts';

const CENTIMETRES = 100;

export const beltChains = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  const references = referencesOf(graph);
  return nodesOfClass(graph, (name) => name.startsWith('FGConveyorChainActor')).map((node) => {
    const known = <T>(value: T): T | null => (isUnread(graph, node) ? null : value);
    const belt = (label: string): ObjectRef | null =>
      refTo(scope, present(graph, references.first(node, label)));
    return {
      object: scope.object(node),
      belts: known(references.all(node, 'segments[].belt').length),
      get metres() {
        const length = fields(graph, node, 'totalLength').number('totalLength');
        return length === null ? null : length / CENTIMETRES;
      },
      items: known(references.all(node, 'items[].item.ItemClass').length),
      get contents() {
        return known(itemsOn(save, [node]));
      },
      entry: belt('firstBelt'),
      exit: belt('lastBelt'),
    };
  });
});

export const beltLines = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  return lines(save).map((members, at) => {
    const traits = members.map((node) => traitsOf(graph, node));
    const sources = [...members, ...possiblyLost(save, members)];
    const isLost = isHidden(graph, { sources });
    const known = <T>(value: T): T | null => (isLost ? null : value);
    return {
      number: isFileDamaged(graph) ? null : at + 1,
      object: scope.object(members[0]!),
      carriers: known(members.length),
      belts: known(traits.filter(({ isBelt }) => isBelt).length),
      lifts: known(traits.filter(({ isLift }) => isLift).length),
      get contents() {
        return known(itemsOn(save, members));
      },
      get items() {
        return known(itemsOn(save, members).map(({ item }) => item));
      },
      get members() {
        return known(members.map((node) => scope.object(node)));
      },
      sources,
    };
  });
});

/** In a damaged file: the chains of members, and what these are connected to but the save has lost. */
function possiblyLost({ graph }: SatisfactorySave, members: readonly NodeId[]): NodeId[] {
  if (!isFileDamaged(graph)) return [];
  const references = referencesOf(graph);
  const open = members.flatMap((node) => portsOf(graph, node).filter(({ to }) => to === null));
  return [
    ...members.flatMap((node) => references.all(node, 'mConveyorChainActor')),
    ...open.flatMap(({ node }) => references.all(node, 'mConnectedComponent')),
  ];
}

/** Carriers that are connected to each other, the largest group first. */
const lines = memoize((save: SatisfactorySave): NodeId[][] => {
  const { graph } = save;
  const nodes = nodesWith(graph, ({ isBelt, isLift, isAttachment }) => isBelt || isLift || isAttachment);
  const position = new Map(nodes.map((node, at) => [node, at]));
  const union = new Union(nodes.length);
  nodes.forEach((node, at) => {
    for (const { isPipe, to } of portsOf(graph, node)) {
      const next = isPipe || to === null ? null : graph.parent(to);
      if (next !== null && isCarrier(save, next)) union.join(at, position.get(next)!);
    }
  });
  const groups = union.groups().map((group) => group.map((at) => nodes[at]!));
  return groups.sort((a, b) => b.length - a.length || a[0]! - b[0]!);
});

/** The number of each carrier's line. */
export const lineNumbers = memoize((save: SatisfactorySave): ReadonlyMap<NodeId, number | null> => {
  const numbers = new Map<NodeId, number | null>();
  for (const { number, sources } of beltLines(save)) for (const node of sources) numbers.set(node, number);
  return numbers;
});

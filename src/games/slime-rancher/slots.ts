// Slots that hold things: of the vacpack, of plots, of gadgets. Each slot is a block, even an empty one.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { fields, nodesOfClass } from '../shared/read.ts';
import { entryOf } from '../shared/tables.ts';
import { indexInList, placeInParent } from './read.ts';
import type { SlimeRancherSave } from './save.ts';

/** Each with the block that has it, and its place in that block: `ammo`, `siloAmmo/<key>`. */
export const filledSlots = memoize((save: SlimeRancherSave) => {
  const { graph } = save;
  return nodesOfClass(graph, (_, path) => path === 'SRAD.Slot').flatMap((node) => {
    const values = fields(graph, node, 'item count');
    const item = save.namedAt(values.value('item'));
    const amount = values.amount('count', 0);
    if (item === null || amount === 0) return [];
    const place = placeInParent(graph, node).replace(/\[\d+\]$/, '');
    return [{ node, owner: graph.parent(node), place, slot: indexInList(graph, node), item, amount }];
  });
});

/** Compartments of plots, which early access names by hashes, and the first game by words. */
const COMPARTMENTS: Readonly<Record<string, string>> = {
  '58d5bd4fc903e1c49aba61495aa74014': 'silo',
  '7e1edc80785d7894a928f24f5aebbccd': 'feeder',
  '83f638af7ebb11944b6b55c915889459': 'plort collector',
  e65dad0e2c627f8498d5a2b3b65f6215: 'elder collector',
};

/** `silo` for `siloAmmo/58d5bd4fc903e1c49aba61495aa74014`; the save's own word for others. */
export function compartmentOf({ place }: ReturnType<typeof filledSlots>[number]): string {
  const key = place.slice(place.lastIndexOf('/') + 1);
  return entryOf(COMPARTMENTS, key) ?? key;
}

/** Class of the block that contains a node, by its identifier. */
export function identifierOf(graph: Graph, node: NodeId | null): string | null {
  return node === null ? null : graph.classes.path(graph.classOf(node));
}

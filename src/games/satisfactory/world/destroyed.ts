// Parts of the original world that the save lists as destroyed: what was picked up, dismantled, blown up or
// eaten. Names tell only the family of a thing, because its class is no longer in the save.

import { KIND, type NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../../graph/made-once.ts';
import { type ObjectRef, type Place, placeOf } from '../../shared/scope.ts';
import { classTraits } from '../classes.ts';
import type { SatisfactorySave } from '../save.ts';

export type DestroyedFamily = 'SLUG' | 'ARTIFACT' | 'SHRINE' | 'CRASH_SITE' | 'PICKUP' | 'PLANT' | 'OTHER';

const FAMILIES: readonly (readonly [RegExp, DestroyedFamily])[] = [
  [/^BP_Crystal/, 'SLUG'],
  [/^BP_WAT/, 'ARTIFACT'],
  [/^BP_MercerShrine/, 'SHRINE'],
  [/^BP_DropPod/, 'CRASH_SITE'],
  [/^FGItemPickup/, 'PICKUP'],
  [/^BP_(Shroom|BerryBush|NutBush|SporeFlower)/, 'PLANT'],
];

export interface DestroyedRow {
  readonly object: ObjectRef;
  readonly family: DestroyedFamily;
  readonly isListed: boolean;
  readonly position: Place | null;
}

export const destroyed = memoize((save: SatisfactorySave): DestroyedRow[] => {
  const { graph, places } = save;
  const { kind, class: classes } = graph.data.nodes;
  const traits = classTraits(graph);
  const rows: DestroyedRow[] = [];
  for (let row = 0; row < graph.count; row++) {
    const node = row as NodeId;
    const mayBe = kind[row] === KIND.MISSING || (kind[row] === KIND.ACTOR && !traits[classes[row]!]!.isBuild);
    if (!mayBe || !isDestroyed(save, node)) continue;
    const path = graph.path(node);
    const known = places.byPath.get(path) ?? places.ofDestroyed.get(path);
    rows.push({
      object: save.scope.object(node),
      family: FAMILIES.find(([pattern]) => pattern.test(graph.name(node)))?.[1] ?? 'OTHER',
      isListed: kind[row] !== KIND.MISSING,
      position: placeOf(graph, node) ?? (known ? { x: known.x, y: known.y, z: known.z } : null),
    });
  }
  return rows;
});

/** True if a list of destroyed actors names the node, which is missing, or exists all the same. */
export function isDestroyed({ graph }: SatisfactorySave, node: NodeId): boolean {
  return graph.fact(node, 'collected', ONLY_COLLECTED) === true;
}

const ONLY_COLLECTED = new Set(['collected']);

// What was bought: for heroes (ranks, skills) and for buildings. The codes of a hero's tree are digits, one a level; `t` is a
// bonus mark and no level. Those of a building's are letters.

import type { NodeId } from '../../graph/ids.ts';
import type { Named, ObjectRef } from '../shared/scope.ts';
import { entries, fieldsOf, inFile, target, wordIn } from './profile.ts';
import type { DarkestDungeonView } from './view.ts';

export interface PurchaseRow {
  readonly object: ObjectRef;
  readonly tree: Named;
  readonly code: string;
  readonly hero: ObjectRef | null;
  readonly guid: number | null;
  readonly isPurchased: boolean | null;
}

export function purchases({ graph, scope, names }: DarkestDungeonView): PurchaseRow[] {
  return entries(graph, inFile(graph, 'upgrades', 'purchases')).map((node) => {
    const entry = fieldsOf(graph, node, 'instance_number tree_id requirement_code is_purchased');
    const guid = entry.number('instance_number') || null;
    const hero = guid === null ? null : target(graph, node, 'instance_number');
    return {
      object: scope.object(node),
      tree: names.named(wordIn(entry.value('tree_id')) ?? '')!,
      code: entry.text('requirement_code') ?? '',
      hero: hero === null ? null : scope.object(hero),
      guid,
      isPurchased: entry.boolean('is_purchased'),
    };
  });
}

/** Codes bought, by hero and name of the tree. */
export type Bought = ReadonlyMap<number, ReadonlyMap<string, ReadonlySet<string>>>;

/** What stands under 0 was bought for buildings. */
export function boughtByOwner(view: DarkestDungeonView): Bought {
  const owners = new Map<number, Map<string, Set<string>>>();
  for (const { guid, tree, code, isPurchased } of view.purchases) {
    if (isPurchased === false || code === '') continue;
    const owner = guid ?? 0;
    const trees = owners.get(owner) ?? new Map<string, Set<string>>();
    owners.set(owner, trees);
    const codes = trees.get(tree.name) ?? new Set<string>();
    trees.set(tree.name, codes);
    codes.add(code);
  }
  return owners;
}

/** Level of a hero's tree: how many of its digits were bought. */
export function levelOf({ bought }: DarkestDungeonView, guid: number, tree: string): number {
  const codes = bought.get(guid)?.get(tree) ?? new Set<string>();
  return [...codes].filter((code) => code >= '0' && code <= '9').length;
}

export interface UpgradeRow {
  readonly tree: Named;
  readonly codes: string;
}

/** What was bought for a building, by tree. */
export function upgradesOf({ bought, names }: DarkestDungeonView, building: string): UpgradeRow[] {
  return [...(bought.get(0) ?? [])]
    .filter(([tree]) => tree.startsWith(`${building}.`))
    .map(([tree, codes]) => ({ tree: names.named(tree)!, codes: [...codes].sort().join('') }));
}

/** The node of a hero by number; null when the roster has none. */
export function heroNode({ heroesByGuid }: DarkestDungeonView, guid: number | null): NodeId | null {
  return (guid === null ? null : heroesByGuid.get(guid)?.object.node) ?? null;
}

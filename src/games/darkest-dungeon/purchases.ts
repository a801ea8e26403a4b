// Purchases: for heroes (ranks, skills) and for buildings. The codes in a hero's tree are digits, one
// per level, where `t` marks a bonus instead of a level. Those in a building's tree are letters.

import { getOrCreate, memoize } from '../../graph/made-once.ts';
import { refTo } from '../shared/scope.ts';
import { entries, inFile, isFileWhole, profileFields, target, wordIn } from './profile.ts';
import type { DarkestDungeonSave } from './save.ts';

export const purchases = memoize(({ graph, scope, names }: DarkestDungeonSave) => {
  return entries(graph, inFile(graph, 'upgrades', 'purchases')).map((node) => {
    const entry = profileFields(graph, node, 'instance_number tree_id requirement_code is_purchased');
    const guid = entry.int('instance_number') || null;
    return {
      object: scope.object(node),
      tree: names.named(wordIn(entry.value('tree_id')), 'upgradeTrees'),
      code: entry.text('requirement_code') || null,
      hero: refTo(scope, guid === null ? null : target(graph, node, 'instance_number')),
      guid,
      isPurchased: entry.boolean('is_purchased'),
    };
  });
});

interface Tree {
  readonly codes: Set<string>;
  /** Number of codes that are digits. */
  level: number;
}

const boughtByOwner = memoize((save: DarkestDungeonSave) => {
  const heroes = new Map<number, Map<string, Tree>>();
  const buildings = new Map<string, Map<string, Tree>>();
  for (const { guid, tree, code, isPurchased } of purchases(save)) {
    if (isPurchased === false || code === null || tree === null) continue;
    const trees = guid === null ? innerMap(buildings, tree.name.split('.', 1)[0]!) : innerMap(heroes, guid);
    const known = trees.get(tree.name) ?? { codes: new Set<string>(), level: 0 };
    trees.set(tree.name, known);
    if (!known.codes.has(code) && code >= '0' && code <= '9') known.level++;
    known.codes.add(code);
  }
  return { heroes, buildings };
});

function innerMap<K>(maps: Map<K, Map<string, Tree>>, key: K): Map<string, Tree> {
  return getOrCreate(maps, key, () => new Map<string, Tree>());
}

/** Level of a hero's tree: how many of its digits were bought; null if that was lost. */
export function levelOf(save: DarkestDungeonSave, guid: number, tree: string): number | null {
  return isFileWhole(save.graph, 'upgrades')
    ? (boughtByOwner(save).heroes.get(guid)?.get(tree)?.level ?? 0)
    : null;
}

/** Steps bought in trees whose names are unknown, so that any building may have them. */
export const unknownSteps = memoize(
  (save: DarkestDungeonSave): number =>
    purchases(save).filter(
      ({ guid, tree, isPurchased }) =>
        guid === null && isPurchased !== false && /^-?\d*$/.test(tree?.name ?? ''),
    ).length,
);

/** What was bought for a building, by tree; null if that was lost. */
export function upgradesOf(save: DarkestDungeonSave, building: string) {
  if (!isFileWhole(save.graph, 'upgrades')) return null;
  return [...(boughtByOwner(save).buildings.get(building) ?? [])].map(([tree, { codes }]) => ({
    tree: save.names.named(tree, 'upgradeTrees')!,
    // Codes count up from `a`; `t` marks a bonus instead of a level.
    level: [...codes].filter((code) => code !== 't').length,
    codes: [...codes].sort().join(''),
  }));
}

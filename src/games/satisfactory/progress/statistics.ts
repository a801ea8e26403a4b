// Counters that the game keeps, the rules of a world, and markers on the map.

import { memoize } from '../../../graph/made-once.ts';
import type { Value } from '../../../graph/values.ts';
import { plus } from '../../shared/damage.ts';
import {
  type Fields,
  fields,
  fieldsOfFirst,
  figureIn,
  firstOfClass,
  nodesOfClass,
  pointIn,
} from '../../shared/read.ts';
import { type Named, placeOf } from '../../shared/scope.ts';
import { WORLD } from '../defaults.ts';
import type { SatisfactorySave } from '../save.ts';

export type StatisticKind = 'BUILT' | 'DISMANTLED' | 'CRAFTED_BY_HAND' | 'PICKED_UP' | 'KILLED' | 'CONSUMED';

/**
 * A counter of the game. For buildings, `current` is not how many exist, because the game counts upgrades and
 * blueprints differently.
 */
export interface StatisticRow {
  readonly kind: StatisticKind;
  /** Null for what no longer exists in the game. */
  readonly what: Named | null;
  /** Null if unknown. */
  readonly total: number | null;
  readonly current: number | null;
}

export const statistics = memoize((save: SatisfactorySave): StatisticRow[] => {
  const own = fieldsOfFirst(
    save.graph,
    'FGStatisticsSubsystem',
    'mActorsBuiltCount mItemsManuallyCraftedCount mItemsPickedUp mCreaturesKilledCount mConsumablesConsumedCount',
  );
  const rows: StatisticRow[] = [];
  for (const { key, value } of own.entries('mActorsBuiltCount') ?? []) {
    const what = save.namedAt(key);
    const built = own.inner(value);
    if (!built) continue;
    rows.push({ kind: 'BUILT', what, total: built.amount('Total', 0), current: built.number('Current') });
    rows.push({ kind: 'DISMANTLED', what, total: built.amount('TotalDismantled', 0), current: null });
  }
  const counters: readonly (readonly [StatisticKind, string])[] = [
    ['CRAFTED_BY_HAND', 'mItemsManuallyCraftedCount'],
    ['PICKED_UP', 'mItemsPickedUp'],
    ['KILLED', 'mCreaturesKilledCount'],
    ['CONSUMED', 'mConsumablesConsumedCount'],
  ];
  for (const [kind, name] of counters) rows.push(...counted(save, own, kind, name));
  return rows;
});

/** A number by thing; since 1.0 by player and thing, added up. */
function counted(save: SatisfactorySave, own: Fields, kind: StatisticKind, name: string): StatisticRow[] {
  const sums = new Map<string, { what: Named | null; total: number | null }>();
  const add = (key: Value, amount: Value): void => {
    const what = save.namedAt(key);
    const number = figureIn(amount);
    const text = what?.path ?? what?.name ?? '';
    const known = sums.get(text);
    if (known) known.total = plus(known.total, number);
    else sums.set(text, { what, total: number });
  };
  for (const { key, value } of own.entries(name) ?? []) {
    const byPlayer = own.inner(value);
    if (byPlayer) for (const entry of byPlayer.entries('ItemAmounts') ?? []) add(entry.key, entry.value);
    else add(key, value);
  }
  return [...sums.values()].map(({ what, total }) => ({ kind, what, total, current: null }));
}

export const rules = memoize((save: SatisfactorySave) => {
  const { graph } = save;
  const inState = fieldsOfFirst(
    graph,
    'BP_GameState_C',
    'mCheatNoPower mCheatNoCost mCheatNoFuel mIsCreativeModeEnabled mNodeRandomization mNodePuritySettings mNodeRandomizationSeed mEnergyCostMultiplier mPartsCostMultiplier mSpacePartsCostMultiplier',
  );
  const inRules = fieldsOfFirst(
    graph,
    'FGGameRulesSubsystem',
    'mStartingTier mNoUnlockCost mUnlockAllResearchSchematics mUnlockInstantAltRecipes mUnlockAllResourceSinkSchematics mDisableArachnidCreatures',
  );
  const stateFlag = (name: string): boolean | null => inState.boolean(name, false);
  const ruleFlag = (name: string): boolean | null => inRules.boolean(name, false);
  const flags = {
    isCreative: stateFlag('mIsCreativeModeEnabled'),
    noPower: stateFlag('mCheatNoPower'),
    noCost: stateFlag('mCheatNoCost'),
    noFuel: stateFlag('mCheatNoFuel'),
    noUnlockCost: ruleFlag('mNoUnlockCost'),
    unlockAllResearch: ruleFlag('mUnlockAllResearchSchematics'),
    unlockInstantAlternates: ruleFlag('mUnlockInstantAltRecipes'),
    unlockAllSinkSchematics: ruleFlag('mUnlockAllResourceSinkSchematics'),
    noArachnids: ruleFlag('mDisableArachnidCreatures'),
  };
  return {
    ...flags,
    startingTier: inRules.int('mStartingTier'),
    energyCost: inState.number('mEnergyCostMultiplier', WORLD.mEnergyCostMultiplier),
    partsCost: inState.number('mPartsCostMultiplier', WORLD.mPartsCostMultiplier),
    spacePartsCost: inState.number('mSpacePartsCostMultiplier', WORLD.mSpacePartsCostMultiplier),
    nodeRandomization: inState.enumName('mNodeRandomization'),
    nodePurity: inState.enumName('mNodePuritySettings'),
    nodeSeed: inState.int('mNodeRandomizationSeed'),
    set: Object.entries(flags).flatMap(([name, isSet]) => (isSet ? [name] : [])),
  };
});

/** Markers and stamps on the map, and the beacons of Updates 3 to 5. Who placed them is private. */
export const markers = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  const manager = firstOfClass(graph, 'FGMapManager');
  const placed = manager === null ? [] : fields(graph, manager, 'mMapMarkers').structs('mMapMarkers');
  const beacons = nodesOfClass(graph, (name) => name === 'BP_Beacon_C');
  return [
    ...(placed ?? []).map((marker) => ({
      object: scope.object(manager!),
      name: marker.text('Name'),
      kind: marker.enumName('MapMarkerType') ?? 'RT_MapMarker',
      position: pointIn(marker.struct('Location')),
      category: marker.text('CategoryName') || null,
      icon: marker.int('IconID'),
    })),
    ...beacons.map((node) => ({
      object: scope.object(node),
      name: fields(graph, node, 'mCompassText').text('mCompassText'),
      kind: 'BEACON',
      position: placeOf(graph, node),
      category: null,
      icon: null,
    })),
  ];
});

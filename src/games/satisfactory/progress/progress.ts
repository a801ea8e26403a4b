// Progress of a playthrough: phase, milestones with what is paid towards them, everything unlocked, research,
// and the sink.

import { lastPart } from '../../../graph/finished/paths.ts';
import type { NodeId } from '../../../graph/ids.ts';
import type { Value } from '../../../graph/values.ts';
import { memoize } from '../../shared/memoize.ts';
import { type Fields, fields, firstOfClass, referencedPath } from '../../shared/read.ts';
import type { Named } from '../../shared/scope.ts';
import type { SatisfactorySave } from '../save.ts';
import { rules } from './statistics.ts';

export interface AmountRow {
  readonly item: Named;
  readonly amount: number;
}

export interface Progress {
  readonly phase: Named | null;
  readonly targetPhase: Named | null;
  readonly phasePaid: readonly AmountRow[];
  readonly phaseCost: readonly AmountRow[];
  readonly activeMilestone: Named | null;
  readonly milestonesPaid: readonly MilestoneRow[];
  readonly schematics: number;
  readonly alternates: number;
  readonly recipes: number;
  readonly alternateRecipes: number;
  readonly researchTrees: readonly Named[];
  readonly ongoingResearch: readonly Named[];
  readonly unclaimedHardDrives: number;
  readonly sink: Sink | null;
  readonly inventorySlots: number | null;
  readonly armSlots: number | null;
}

export interface MilestoneRow {
  readonly schematic: Named;
  readonly paid: readonly AmountRow[];
}

export interface Sink {
  readonly points: bigint;
  readonly dnaPoints: bigint | null;
  readonly level: number | null;
  readonly dnaLevel: number | null;
  readonly coupons: number;
  readonly pointsPerMinute: readonly number[];
}

export const progress = memoize((save: SatisfactorySave): Progress => {
  const { graph } = save;
  const at = (name: string, names: string): Fields | null => {
    const node = firstOfClass(graph, name);
    return node === null ? null : fields(graph, node, names);
  };
  const phases = at(
    'BP_GamePhaseManager_C',
    'mGamePhase mCurrentGamePhase mTargetGamePhase mTargetGamePhasePaidOffCosts',
  );
  const manager = at('BP_SchematicManager_C', 'mActiveSchematic mPaidOffSchematic');
  const recipes = at('FGRecipeManager', 'mAvailableRecipes') ?? at('BP_RecipeManager_C', 'mAvailableRecipes');
  const research = at(
    'BP_ResearchManager_C',
    'mUnlockedResearchTrees mSavedOngoingResearch mUnclaimedHardDriveData',
  );
  const unlocks = at('BP_UnlockSubsystem_C', 'mNumTotalInventorySlots mNumTotalArmEquipmentSlots');
  const available = recipes?.items('mAvailableRecipes') ?? [];
  const target = phases ? save.namedAt(phases.value('mTargetGamePhase')) : null;
  return {
    phase: phases ? (save.namedAt(phases.value('mCurrentGamePhase')) ?? phaseWord(phases)) : null,
    targetPhase: target,
    phasePaid: amounts(save, phases?.structs('mTargetGamePhasePaidOffCosts') ?? []),
    get phaseCost() {
      // It is not known how the game rounds costs that a world's rule multiplies.
      const isMultiplied = rules(save).spacePartsCost !== 1;
      const cost = target && !isMultiplied ? (save.facts.phase(target.name)?.cost ?? []) : [];
      return cost.map(([item, amount]) => ({ item: save.facts.named(item, null), amount }));
    },
    activeMilestone: manager ? save.namedAt(manager.value('mActiveSchematic')) : null,
    milestonesPaid: (manager?.structs('mPaidOffSchematic') ?? []).flatMap((paid) => {
      const schematic = save.namedAt(paid.value('schematic'));
      return schematic ? [{ schematic, paid: amounts(save, paid.structs('ItemCost')) }] : [];
    }),
    get schematics() {
      return schematics(save).length;
    },
    get alternates() {
      return schematics(save).filter(({ isAlternate }) => isAlternate).length;
    },
    recipes: available.length,
    alternateRecipes: available.filter((recipe) => referencedPath(recipe)?.includes('/AlternateRecipes/'))
      .length,
    researchTrees: (research?.items('mUnlockedResearchTrees') ?? []).flatMap(
      (tree) => save.namedAt(tree) ?? [],
    ),
    ongoingResearch: (research?.structs('mSavedOngoingResearch') ?? []).flatMap(
      (ongoing) => save.namedAt(ongoing.struct('ResearchData')?.value('schematic')) ?? [],
    ),
    unclaimedHardDrives: research?.items('mUnclaimedHardDriveData').length ?? 0,
    sink: sinkOf(save),
    inventorySlots: unlocks?.int('mNumTotalInventorySlots') ?? null,
    armSlots: unlocks?.int('mNumTotalArmEquipmentSlots') ?? null,
  };
});

/** Up to Update 8 the phase is a word, such as `EGP_MidGame`. */
function phaseWord(phases: Fields): Named | null {
  const name = phases.enumName('mGamePhase');
  return name === null ? null : { title: null, name, path: null };
}

function amounts(save: SatisfactorySave, costs: readonly Fields[]): AmountRow[] {
  return costs.flatMap((cost) => {
    const item = save.namedAt(cost.value('ItemClass'));
    return item ? [{ item, amount: cost.number('Amount') ?? 0 }] : [];
  });
}

/** Saves of Update 7 can have the old properties too, with stale figures: the new ones count. */
function sinkOf(save: SatisfactorySave): Sink | null {
  const node = firstOfClass(save.graph, 'FGResourceSinkSubsystem');
  if (node === null) return null;
  const own = fields(
    save.graph,
    node,
    'mTotalPoints mCurrentPointLevels mTotalResourceSinkPoints mCurrentPointLevel mNumResourceSinkCoupons mGlobalPointHistoryValues mGlobalPointHistory',
  );
  const points = own.items('mTotalPoints').map(whole);
  const levels = own.items('mCurrentPointLevels').map((level) => Number(whole(level)) | 0);
  const [newHistory] = own.structs('mGlobalPointHistoryValues');
  const history = newHistory ? newHistory.items('Values') : own.items('mGlobalPointHistory');
  return {
    points: points[0] ?? whole(own.value('mTotalResourceSinkPoints') ?? 0),
    dnaPoints: points[1] ?? null,
    level: levels[0] ?? own.int('mCurrentPointLevel'),
    dnaLevel: levels[1] ?? null,
    coupons: own.int('mNumResourceSinkCoupons') ?? 0,
    pointsPerMinute: history.map((value) => Number(whole(value))),
  };
}

function whole(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  return typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : 0n;
}

export interface SchematicRow {
  readonly schematic: Named;
  readonly kind: string | null;
  readonly folder: string;
  readonly tier: number | null;
  readonly isAlternate: boolean;
}

/** Everything that was unlocked, in that order. */
export const schematics = memoize((save: SatisfactorySave): SchematicRow[] => {
  const node: NodeId | null = firstOfClass(save.graph, 'BP_SchematicManager_C');
  if (node === null) return [];
  const bought = fields(save.graph, node, 'mPurchasedSchematics').items('mPurchasedSchematics');
  return bought.flatMap((value): SchematicRow[] => {
    const path = referencedPath(value);
    if (path === null) return [];
    const name = lastPart(path);
    const known = save.facts.schematic(name);
    const folder = folderOf(path);
    return [
      {
        schematic: save.facts.named(name, path),
        kind: known?.kind ?? null,
        folder,
        tier: known?.tier ?? null,
        isAlternate: folder.includes('/Alternate'),
      },
    ];
  });
});

/** `/Game/FactoryGame/Schematics/Progression/X.X_C` is in `FactoryGame/Schematics/Progression`. */
function folderOf(path: string): string {
  const parts = path.split('/').slice(2, -1);
  return parts.join('/');
}

export interface MissingSchematicRow {
  readonly schematic: Named;
  readonly kind: string | null;
  readonly tier: number | null;
}

/**
 * What the tables have but was not unlocked; empty for files that have no list of unlocked things, such as
 * blueprints.
 */
export const missingSchematics = memoize((save: SatisfactorySave): MissingSchematicRow[] => {
  if (firstOfClass(save.graph, 'BP_SchematicManager_C') === null) return [];
  const bought = new Set(schematics(save).map(({ schematic }) => schematic.name));
  return Object.entries(save.facts.schematics)
    .filter(([name, { kind }]) => !bought.has(name) && kind !== undefined && TO_UNLOCK.has(kind))
    .map(([name, { kind, tier }]) => ({
      schematic: save.facts.named(name, null),
      kind: kind ?? null,
      tier: tier ?? null,
    }));
});

const TO_UNLOCK = new Set(['milestone', 'alternate', 'mam']);

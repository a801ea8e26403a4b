// Progress of a playthrough: phase, milestones with what is paid towards them, everything unlocked, research,
// and the sink.

import { lastPart } from '../../../graph/finished/paths.ts';
import { memoize } from '../../../graph/made-once.ts';
import type { Value } from '../../../graph/values.ts';
import { isUnread } from '../../shared/damage.ts';
import {
  eachKnown,
  type Fields,
  fields,
  fieldsOfFirst,
  figureIn,
  firstOfClass,
  referencedPath,
} from '../../shared/read.ts';
import type { Named } from '../../shared/scope.ts';
import { WORLD } from '../defaults.ts';
import { amountsOf, isGone, type SchematicFacts } from '../facts/facts.ts';
import type { SatisfactorySave } from '../save.ts';
import { recipeManager } from './recipes.ts';
import { rules } from './statistics.ts';

/** First save version of 1.0, whose phases are assets. */
const FIRST_OF_1 = 46;

export interface AmountRow {
  readonly item: Named;
  /** Null if unknown. */
  readonly amount: number | null;
}

export const progress = memoize((save: SatisfactorySave) => {
  const { graph } = save;
  const at = (name: string, names: string): Fields => fieldsOfFirst(graph, name, names);
  const phases = at(
    'BP_GamePhaseManager_C',
    'mGamePhase mCurrentGamePhase mTargetGamePhase mTargetGamePhasePaidOffCosts',
  );
  const manager = at('BP_SchematicManager_C', 'mActiveSchematic mPaidOffSchematic');
  const research = at(
    'BP_ResearchManager_C',
    'mUnlockedResearchTrees mSavedOngoingResearch mCompletedResearch mUnclaimedHardDriveData',
  );
  const unlocks = at('BP_UnlockSubsystem_C', 'mNumTotalInventorySlots mNumTotalArmEquipmentSlots');
  const available = recipeManager(save).items('mAvailableRecipes');
  const target = save.namedAt(phases.value('mTargetGamePhase'));
  return {
    phase: save.namedAt(phases.value('mCurrentGamePhase')) ?? phaseWord(save, phases),
    targetPhase: target,
    // Before, the save has what is left to pay.
    phasePaid: isBefore1(save) ? null : amounts(save, phases.structs('mTargetGamePhasePaidOffCosts')),
    get phaseCost() {
      // It is not known how the game rounds costs that a world's rule multiplies.
      const times = rules(save).spacePartsCost;
      if (times === null || (!target && !phases.isWhole)) return null;
      return amountsOf(save.facts, (target && times === 1 && save.facts.phase(target.name)?.cost) || []);
    },
    activeMilestone: save.namedAt(manager.value('mActiveSchematic')),
    milestonesPaid: eachKnown(manager.structs('mPaidOffSchematic'), (paid) => {
      const schematic = save.namedAt(paid.value('schematic'));
      return schematic ? [{ schematic, paid: amounts(save, paid.structs('ItemCost')) }] : [];
    }),
    get schematics() {
      return purchased(save) && schematics(save).length;
    },
    get alternates() {
      return purchased(save) && schematics(save).filter(({ isAlternate }) => isAlternate).length;
    },
    recipes: available?.length ?? null,
    alternateRecipes:
      available?.filter((recipe) => referencedPath(recipe)?.includes('/AlternateRecipes/')).length ?? null,
    researchTrees: eachKnown(research.items('mUnlockedResearchTrees'), (tree) => save.namedAt(tree) ?? []),
    ongoingResearch:
      research
        .structs('mSavedOngoingResearch')
        ?.flatMap((ongoing) => save.namedAt(ongoing.struct('ResearchData')?.value('schematic')) ?? []) ??
      null,
    unclaimedHardDrives: openHardDrives(save, research),
    sink: sinkOf(save),
    inventorySlots: unlocks.int('mNumTotalInventorySlots'),
    armSlots: unlocks.int('mNumTotalArmEquipmentSlots'),
  };
});

function isBefore1({ saveVersion }: SatisfactorySave): boolean {
  return saveVersion !== null && saveVersion < FIRST_OF_1;
}

/** Up to Update 8 the phase is a word, such as `EGP_MidGame`; worlds in the first have none. */
function phaseWord(save: SatisfactorySave, phases: Fields): Named | null {
  const hasManager = firstOfClass(save.graph, 'BP_GamePhaseManager_C') !== null;
  const isFirst = hasManager && phases.isWhole && isBefore1(save);
  const name = phases.enumName('mGamePhase') ?? (isFirst ? 'EGP_EarlyGame' : null);
  return name === null ? null : { title: null, name, path: null };
}

/** Before 1.0 they are among the research that is complete and not claimed: what else is has no rewards to choose from. */
function openHardDrives(save: SatisfactorySave, research: Fields): number | null {
  if (!isBefore1(save)) return research.items('mUnclaimedHardDriveData')?.length ?? null;
  const complete = research.structs('mCompletedResearch');
  return complete?.filter((each) => each.items('PendingRewards')?.length !== 0).length ?? null;
}

function amounts(save: SatisfactorySave, costs: readonly Fields[] | null): AmountRow[] | null {
  return eachKnown(costs, (cost) => {
    const item = save.namedAt(cost.value('ItemClass'));
    return item ? [{ item, amount: cost.amount('Amount', 0) }] : [];
  });
}

/** Saves of Update 7 can have the old properties too, with stale figures: the new ones count. */
function sinkOf(save: SatisfactorySave) {
  const node = firstOfClass(save.graph, 'FGResourceSinkSubsystem');
  if (node === null) return null;
  const own = fields(
    save.graph,
    node,
    'mTotalPoints mCurrentPointLevels mTotalResourceSinkPoints mCurrentPointLevel mNumResourceSinkCoupons mGlobalPointHistoryValues mGlobalPointHistory',
  );
  const points = (own.items('mTotalPoints') ?? []).map(whole);
  if (points.length === 0 && !own.has('mTotalResourceSinkPoints') && !own.isWhole) return null;
  const levels = (own.items('mCurrentPointLevels') ?? []).map(figureIn);
  const newHistory = own.structs('mGlobalPointHistoryValues')?.[0];
  const history = newHistory ? newHistory.items('Values') : own.items('mGlobalPointHistory');
  return {
    points: points.length > 0 ? points[0]! : whole(own.value('mTotalResourceSinkPoints') ?? 0),
    dnaPoints: points[1] ?? null,
    level: levels.length > 0 ? levels[0]! : own.int('mCurrentPointLevel', 0),
    dnaLevel: levels[1] ?? null,
    coupons: own.int('mNumResourceSinkCoupons', WORLD.mNumResourceSinkCoupons),
    pointsPerMinute: eachKnown(history, figureIn),
  };
}

function whole(value: Value): bigint | null {
  if (typeof value === 'bigint') return value;
  return typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : null;
}

function purchased({ graph }: SatisfactorySave): readonly Value[] | null {
  return fieldsOfFirst(graph, 'BP_SchematicManager_C', 'mPurchasedSchematics').items('mPurchasedSchematics');
}

/** Everything that was unlocked, in that order. */
export const schematics = memoize((save: SatisfactorySave) =>
  (purchased(save) ?? []).flatMap((value) => {
    const path = referencedPath(value);
    if (path === null) return [];
    const name = lastPart(path);
    const known = save.facts.schematic(name);
    const folder = folderOf(path);
    return [
      {
        schematic: save.facts.named(name, path),
        kind: known?.kind ?? null,
        cost: costOf(save, known),
        folder,
        tier: known?.tier ?? null,
        isAlternate: folder.includes('/Alternate'),
      },
    ];
  }),
);

/** `/Game/FactoryGame/Schematics/Progression/X.X_C` is in `FactoryGame/Schematics/Progression`. */
function folderOf(path: string): string {
  return path.split('/').slice(2, -1).join('/');
}

/**
 * What the tables have but was not unlocked; empty for files that have no list of unlocked things, such as
 * blueprints, or that lost it.
 */
export const missingSchematics = memoize((save: SatisfactorySave) => {
  const manager = firstOfClass(save.graph, 'BP_SchematicManager_C');
  if (manager === null || isUnread(save.graph, manager) || purchased(save) === null) return [];
  const bought = new Set(schematics(save).map(({ schematic }) => schematic.name));
  return Object.entries(save.facts.schematics)
    .filter(([name, known]) => !bought.has(name) && TO_UNLOCK.has(known.kind ?? '') && !isGone(known))
    .map(([name, known]) => ({
      schematic: save.facts.named(name, null),
      kind: known.kind ?? null,
      tier: known.tier ?? null,
      cost: costOf(save, known),
    }));
});

/** Only the game's own data file has it; null in worlds that multiply the costs of parts. */
function costOf(save: SatisfactorySave, schematic: SchematicFacts | null): AmountRow[] | null {
  const isMultiplied = rules(save).partsCost !== 1;
  return schematic?.cost && !isMultiplied ? amountsOf(save.facts, schematic.cost) : null;
}

const TO_UNLOCK = new Set(['milestone', 'alternate', 'mam']);

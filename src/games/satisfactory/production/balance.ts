// Production and use of the whole save per minute: by item, by recipe. Sums over machines; those not in the
// tables are counted separately.

import { memoize } from '../../../graph/made-once.ts';
import { countAll, plus, sumAll } from '../../shared/damage.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { Named } from '../../shared/scope.ts';
import type { SatisfactorySave } from '../save.ts';
import type { Unit } from '../units.ts';
import type { ItemRate } from './formulas.ts';
import { idleShare, type MachineRow, machines, productivityOf } from './machines.ts';

export interface BalanceRow {
  readonly item: Named;
  readonly unit: Unit | null;
  readonly produced: number;
  readonly consumed: number;
  /** Null if a machine's part in it is unknown; then `netLeast` and `netMost` say what is known. */
  readonly net: number | null;
  readonly netLeast: number | null;
  readonly netMost: number | null;
  readonly measuredProduced: number;
  readonly measuredConsumed: number;
  readonly measuredNet: number | null;
  readonly producers: number;
  readonly consumers: number;
  /** Machines that make it at an unknown rate, such as miners on a node of unknown purity. */
  readonly unknownProducers: number;
  readonly unknownConsumers: number;
  /** Machines that damage to the file hides, or whose rates are of another version: each may make or use it. */
  readonly unknownMachines: number;
  /** Machines that stand still for it. */
  readonly starving: number;
  /** True if machines stand still for it, or want more than can be made; null if that is unknown. */
  readonly isShort: boolean | null;
}

type Sums = { -readonly [K in keyof BalanceRow]: BalanceRow[K] } & {
  /** What machines at an unknown rate make at least and at most; null for no limit. */
  unknownLeast: number;
  unknownMost: number | null;
  isUseUnknown: boolean;
};

/** By item, largest production first. Machines in blueprint designers are drafts, and left out. */
export function balanceOf(machines: readonly MachineRow[]): BalanceRow[] {
  const items = new Map<string, Sums>();
  const sumsOf = (item: Named, unit: Unit | null = null): Sums => {
    const sums = items.get(item.name) ?? emptySums(item);
    items.set(item.name, sums);
    sums.unit ??= unit;
    return sums;
  };
  let unknownMachines = 0;
  for (const machine of machines) {
    if (machine.isInDesigner) continue;
    const { rates } = machine;
    if (rates === null || machine.isOfLaterVersion) unknownMachines++;
    for (const item of machine.waitsFor ?? []) sumsOf(item).starving++;
    for (const { item, unit, direction, perMinute, measuredPerMinute } of rates ?? []) {
      const sums = sumsOf(item, unit);
      const isOut = direction === 'OUT';
      if (measuredPerMinute === null) sums[isOut ? 'unknownProducers' : 'unknownConsumers']++;
      else sums[isOut ? 'measuredProduced' : 'measuredConsumed'] += measuredPerMinute;
      if (perMinute !== null) {
        sums[isOut ? 'produced' : 'consumed'] += perMinute;
        sums[isOut ? 'producers' : 'consumers']++;
      } else if (isOut) {
        const [least, most] = machine.rateLimits ?? [0, null];
        sums.unknownLeast += least;
        sums.unknownMost = plus(sums.unknownMost, most);
      } else sums.isUseUnknown = true;
    }
  }
  const rows: BalanceRow[] = [];
  for (const sums of items.values()) {
    const { unknownLeast, unknownMost, isUseUnknown, ...known } = sums;
    const net = sums.produced - sums.consumed;
    const isKnown = sums.unknownProducers + sums.unknownConsumers + unknownMachines === 0;
    const netLeast = unknownMachines > 0 || isUseUnknown ? null : net + unknownLeast;
    const netMost = unknownMachines > 0 || unknownMost === null ? null : net + unknownMost;
    rows.push({
      ...{ ...known, unknownMachines, netLeast, netMost },
      net: isKnown ? net : null,
      isShort: isShort(known.starving, netLeast, netMost),
      measuredNet: isKnown ? sums.measuredProduced - sums.measuredConsumed : null,
    });
  }
  return rows.sort((a, b) => b.produced - a.produced || b.consumed - a.consumed);
}

/** Sums of rates of machines are off by this much of an item a minute at most. */
const ROUNDING = 1e-6;

function isShort(starving: number, netLeast: number | null, netMost: number | null): boolean | null {
  if (starving > 0 || (netMost !== null && netMost < -ROUNDING)) return true;
  return netLeast !== null && netLeast >= -ROUNDING ? false : null;
}

function emptySums(item: Named): Sums {
  return {
    item,
    unit: null,
    produced: 0,
    consumed: 0,
    net: 0,
    netLeast: 0,
    netMost: 0,
    unknownMachines: 0,
    unknownLeast: 0,
    unknownMost: 0,
    isUseUnknown: false,
    measuredProduced: 0,
    measuredConsumed: 0,
    measuredNet: 0,
    producers: 0,
    consumers: 0,
    unknownProducers: 0,
    unknownConsumers: 0,
    starving: 0,
    isShort: null,
  };
}

/** For the whole save. */
export const balance = memoize((save: SatisfactorySave): BalanceRow[] => balanceOf(machines(save)));

/** Recipes in use by machine, most used first. */
export const recipesInUse = memoize((save: SatisfactorySave) => {
  const groups = groupBy(machines(save), ({ recipe, building, isInDesigner }) =>
    !recipe || isInDesigner ? null : `${recipe.name} ${building.name}`,
  );
  return [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .map((group) => {
      const [{ recipe, building }] = group as readonly [MachineRow];
      const known = save.facts.recipe(recipe!.name);
      return {
        recipe: recipe!,
        building,
        machines: group.length,
        producing: countAll(group, ({ isProducing }) => isProducing),
        idleShare: idleShare(group),
        isAlternate: known ? Boolean(known.alt) : null,
        productivity: productivityOf(group),
        draw: sumAll(group, ({ draw }) => draw),
        get items() {
          return balanceOf(group).flatMap(itemsOf);
        },
      };
    });
});

function itemsOf(row: BalanceRow): ItemRate[] {
  const { item, unit, produced, consumed, measuredProduced, measuredConsumed } = row;
  const known = { item, unit, perMinute: null, measuredPerMinute: null };
  const made = { ...known, perMinute: produced, measuredPerMinute: measuredProduced };
  const used = { ...known, perMinute: consumed, measuredPerMinute: measuredConsumed };
  const rows: ItemRate[] = [
    { ...(row.unknownProducers > 0 ? known : made), direction: 'OUT' },
    { ...(row.unknownConsumers > 0 ? known : used), direction: 'IN' },
  ];
  return rows.filter(({ perMinute }) => perMinute === null || perMinute > 0);
}

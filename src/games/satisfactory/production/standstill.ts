// Why a machine stands still, as far as the save shows: the first reason in the order in which the game checks.

import { networks } from '../buildings/power.ts';
import type { PowerInfo } from '../buildings/power-grid.ts';
import type { Amount, Facts } from '../facts/facts.ts';
import { amountOf, type Stack } from '../inventory.ts';
import { rules } from '../progress/statistics.ts';
import type { SatisfactorySave } from '../save.ts';
import type { RateInput } from './formulas.ts';

export type StandstillReason =
  | 'PAUSED'
  | 'NO_RECIPE'
  | 'NOT_CONNECTED'
  | 'NO_POWER'
  | 'OUTPUT_FULL'
  | 'NO_INPUT'
  | 'NO_FUEL'
  | 'NO_WATER'
  | 'UNKNOWN';

export interface Standing {
  readonly input: RateInput;
  /** Null, as the amounts, if unknown: then no reason is. */
  readonly isPaused: boolean | null;
  readonly circuit: number | null;
  /** True if a wire or a hidden link leads to it. */
  readonly isWired: boolean;
  /** Null for a machine that needs no power of its own. */
  readonly info: PowerInfo | null;
  /** Of the item that a generator burns. */
  readonly fuelMJ: number | null;
  /** Litres of water that a generator has left. */
  readonly supplement: number | null;
  readonly inputs: readonly Stack[];
  readonly outputs: readonly Stack[];
}

const WATER = 'Desc_Water_C';
const LITRES = 1000;
/** Litres at which machines stop producing a fluid. */
const FLUID_ROOM = 50_000;

/** True if it cannot be known whether something is missing, or in the way. */
export function hasUnknownAmounts({ inputs, outputs }: Standing): boolean {
  return [...inputs, ...outputs].some(({ amount }) => amount === null);
}

/** The first reason that applies; UNKNOWN if the save shows none. */
export function standstill(save: SatisfactorySave, standing: Standing): StandstillReason {
  const { facts } = save;
  const { input, isPaused, circuit, info } = standing;
  const { kind, recipe } = input;
  if (isPaused) return 'PAUSED';
  if (kind === 'GENERATOR') return generatorReason(facts, standing);
  if (kind === 'MANUFACTURER' && recipe === null) return 'NO_RECIPE';
  if (info && !rules(save).noPower) {
    if (circuit === null) return standing.isWired ? 'UNKNOWN' : 'NOT_CONNECTED';
    const network = networks(save).find(({ circuits }) => circuits.includes(circuit));
    const isDead = network && network.capacity === 0 && network.storedMWh === 0;
    if (isDead) return network.unknown === 0 ? 'NO_POWER' : 'UNKNOWN';
  }
  if (outputIsFull(facts, standing)) return 'OUTPUT_FULL';
  return inputIsShort(facts, standing) ? 'NO_INPUT' : 'UNKNOWN';
}

function generatorReason(facts: Facts, standing: Standing): StandstillReason {
  if (inputIsShort(facts, standing)) return 'NO_FUEL';
  if (outputIsFull(facts, standing)) return 'OUTPUT_FULL';
  const hasWater = standing.supplement! > 0 || usableOf(facts, standing.inputs, WATER) > 0;
  if (needsWater(facts, standing.input) && !hasWater) return 'NO_WATER';
  return standing.circuit === null && !standing.isWired ? 'NOT_CONNECTED' : 'UNKNOWN';
}

function needsWater(facts: Facts, { name }: RateInput): boolean {
  return (facts.building(name)?.gen?.water ?? 0) > 0;
}

/**
 * True if there is no room for what the next cycle makes; null if that is not in the tables, or if the
 * machine makes no item.
 */
export function outputIsFull(facts: Facts, standing: Standing): boolean | null {
  const made = madeBy(facts, standing.input);
  if (!made || made.length === 0) return null;
  return made.some(([item, amount]) => isFull(facts, standing.outputs, item, amount));
}

/** What a cycle makes; null for a recipe that is not in the tables. */
function madeBy(facts: Facts, { kind, recipe, resource, fuel }: RateInput): readonly Amount[] | null {
  if (kind === 'EXTRACTOR') return resource === null ? [] : [[resource, 1]];
  if (kind === 'MANUFACTURER') return recipe === null ? [] : (facts.recipe(recipe)?.out ?? null);
  const waste = fuel === null ? undefined : facts.item(fuel)?.waste;
  // Waste comes out piece by piece.
  return waste ? [[waste[0], 1]] : [];
}

/** True if an input of the next cycle is missing; null if the inputs are not in the tables, or if there are none. */
export function inputIsShort(facts: Facts, { input, fuelMJ, inputs }: Standing): boolean | null {
  if (input.kind === 'GENERATOR') {
    const fuels = facts.building(input.name)?.gen?.fuels?.length ?? 0;
    // What it cools with lies beside its fuel.
    const isFuel = ({ item }: Stack): boolean => item !== WATER || !needsWater(facts, input);
    return fuels === 0 ? null : !fuelMJ && !inputs.some((stack) => isFuel(stack) && hasLoad(facts, stack));
  }
  const needed = neededBy(facts, input);
  return needed.length === 0 ? null : needed.some((one) => isMissing(facts, inputs, one));
}

/** The items for which a machine stands still; empty for other reasons, null if the reason or the fuel is unknown. */
export function awaitedItems(
  facts: Facts,
  standing: Standing,
  reason: StandstillReason | null,
): string[] | null {
  const { input, inputs } = standing;
  if (reason === 'UNKNOWN') return null;
  if (reason === 'NO_WATER') return [WATER];
  if (reason === 'NO_FUEL') return input.fuel === null ? null : [input.fuel];
  if (reason !== 'NO_INPUT') return [];
  return neededBy(facts, input).flatMap((one) => (isMissing(facts, inputs, one) ? one[0] : []));
}

function neededBy(facts: Facts, { recipe }: RateInput): readonly Amount[] {
  return (recipe === null ? undefined : facts.recipe(recipe)?.in) ?? [];
}

function isMissing(facts: Facts, stacks: readonly Stack[], [item, amount]: Amount): boolean {
  return usableOf(facts, stacks, item) < amount;
}

/** Generators load fuel by the piece, or by the whole cubic metre: what is less stays in the box. */
function hasLoad(facts: Facts, { item, amount }: Stack): boolean {
  return amount! >= (isFluid(facts, item) ? LITRES : 1);
}

/** Pieces, or m3 of fluids. */
function usableOf(facts: Facts, stacks: readonly Stack[], item: string): number {
  const amount = amountOf(stacks, item)!;
  return isFluid(facts, item) ? amount / LITRES : amount;
}

function isFull(facts: Facts, stacks: readonly Stack[], item: string, more: number): boolean {
  const amount = usableOf(facts, stacks, item);
  const room = isFluid(facts, item) ? FLUID_ROOM / LITRES : facts.item(item)?.stack;
  return room !== undefined && amount > 0 && amount + more > room;
}

function isFluid(facts: Facts, item: string): boolean {
  const form = facts.item(item)?.form;
  return form === 'liquid' || form === 'gas';
}

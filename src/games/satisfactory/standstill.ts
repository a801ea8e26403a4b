// Why a machine stands still, as far as the save tells: the first thing that is wrong, in the order in which the game checks.

import type { Facts } from './facts.ts';
import type { RateInput } from './formulas.ts';
import type { Stack } from './inventory.ts';
import type { PowerInfo } from './power.ts';
import type { SatisfactoryView } from './view.ts';

export type StandstillReason =
  | 'PAUSED'
  | 'NO_RECIPE'
  | 'NOT_WIRED'
  | 'NO_POWER'
  | 'OUTPUT_FULL'
  | 'NO_INPUT'
  | 'NO_FUEL'
  | 'NO_WATER'
  | 'UNKNOWN';

export interface Standing {
  readonly input: RateInput;
  readonly isPaused: boolean;
  readonly circuit: number | null;
  readonly info: PowerInfo | null;
  readonly fuelMJ: number | null;
  /** Litres of water that a generator has left. */
  readonly supplement: number;
  inputs(): readonly Stack[];
  outputs(): readonly Stack[];
}

const LITRES = 1000;
/** Litres at which machines stop to make a fluid. */
const FLUID_ROOM = 50_000;

export function standstill(view: SatisfactoryView, standing: Standing): StandstillReason {
  const { input, isPaused, circuit, info } = standing;
  const { kind, recipe } = input;
  if (isPaused) return 'PAUSED';
  if (kind === 'GENERATOR') return generatorReason(view.facts, standing);
  if (kind === 'MANUFACTURER' && recipe === null) return 'NO_RECIPE';
  if (info) {
    if (circuit === null) return 'NOT_WIRED';
    const network = view.networks.find(({ circuits }) => circuits.includes(circuit));
    if (network && network.capacity === 0 && network.storedMWh === 0) return 'NO_POWER';
  }
  const made =
    recipe === null
      ? input.resource === null
        ? []
        : [[input.resource, 1] as const]
      : view.facts.recipe(recipe)?.out;
  if (!made) return 'UNKNOWN';
  if (made.some(([item, amount]) => isFull(view.facts, standing.outputs(), item, amount)))
    return 'OUTPUT_FULL';
  const needed = recipe === null ? [] : (view.facts.recipe(recipe)?.in ?? []);
  const stacks = needed.length > 0 ? standing.inputs() : [];
  return needed.some(([item, amount]) => amountOf(view.facts, stacks, item) < amount)
    ? 'NO_INPUT'
    : 'UNKNOWN';
}

function generatorReason(facts: Facts, { input, fuelMJ, supplement, inputs }: Standing): StandstillReason {
  const needsFuel = (facts.building(input.name)?.gen?.fuels?.length ?? 0) > 0;
  if (needsFuel && !fuelMJ && inputs().length === 0) return 'NO_FUEL';
  const needsWater = (facts.building(input.name)?.gen?.water ?? 0) > 0;
  return needsWater && supplement === 0 ? 'NO_WATER' : 'UNKNOWN';
}

/** Pieces, or m3 of fluids. */
function amountOf(facts: Facts, stacks: readonly Stack[], item: string): number {
  const amount = stacks.reduce((sum, stack) => (stack.item === item ? sum + stack.amount : sum), 0);
  return isFluid(facts, item) ? amount / LITRES : amount;
}

function isFull(facts: Facts, stacks: readonly Stack[], item: string, more: number): boolean {
  const amount = amountOf(facts, stacks, item);
  const room = isFluid(facts, item) ? FLUID_ROOM / LITRES : facts.item(item)?.stack;
  return room !== undefined && amount > 0 && amount + more > room;
}

function isFluid(facts: Facts, item: string): boolean {
  const form = facts.item(item)?.form;
  return form === 'liquid' || form === 'gas';
}

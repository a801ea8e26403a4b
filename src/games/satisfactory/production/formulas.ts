// The game's arithmetic: a machine's power draw, and its inputs and outputs per minute. Source:
// docs/facts.md, where each formula is checked against saves.

import type { Named } from '../../shared/scope.ts';
import type { MachineKind } from '../buildings/machine-nodes.ts';
import type { Facts } from '../facts/facts.ts';
import type { Purity } from '../facts/places.ts';
import { type Unit, unitOf } from '../units.ts';

/** How much of an item one machine takes or makes. Items, or m3 of fluids and gases, per minute. */
export interface ItemRate {
  readonly item: Named;
  readonly unit: Unit | null;
  readonly direction: 'IN' | 'OUT';
  /** If it never stops; null if unknown. */
  readonly perMinute: number | null;
  /** Given the share of time that the machine actually worked; null if either is unknown. */
  readonly measuredPerMinute: number | null;
}

/** What the rates of a machine depend on. */
export interface RateInput {
  readonly name: string;
  readonly kind: MachineKind;
  readonly recipe: string | null;
  /** Clock speed; that of the pressurizer for extractors on a well; null if unknown. */
  readonly clock: number | null;
  /** Null if unknown. */
  readonly boost: number | null;
  readonly resource: string | null;
  readonly purity: Purity | null;
  readonly isWater: boolean;
  readonly fuel: string | null;
  /** Share of time that it worked, from 0 to 1; null if unknown. */
  readonly share: number | null;
}

const PURITY: Readonly<Record<Purity, number>> = { impure: 0.5, normal: 1, pure: 2 };
const BOOST_EXPONENT = 2;
const SECONDS = 60;
/** No machine of the game comes near this: anything above is due to damage. */
const MOST_RATE = 1e12;

/** Null if a factor is unknown. */
function product(...factors: readonly (number | null)[]): number | null {
  return factors.reduce((all, each) => (all === null || each === null ? null : all * each), 1);
}

/** MW while running; null if the tables don't have it. The mean, for recipes with a varying draw. */
export function formulaDraw(facts: Facts, input: RateInput, energyCost: number | null): number | null {
  const building = facts.building(input.name);
  const { clock, boost } = input;
  if (!building || clock === null || boost === null || energyCost === null) return null;
  let base: number | null = typeof building.mw === 'number' ? building.mw : null;
  if (building.byRecipe) {
    const range = input.recipe === null ? null : facts.recipe(input.recipe)?.mw;
    base = range ? (range[0] + range[1]) / 2 : null;
  }
  if (base === null || building.exp === undefined) return null;
  const draw = base * clock ** building.exp * boost ** BOOST_EXPONENT * energyCost;
  // A damaged clock gives no figure rather than a wrong one.
  return Number.isFinite(draw) ? draw : null;
}

/**
 * MW of a machine without recipes; null if the tables don't have it. Without an exponent, the draw does not
 * depend on the clock.
 */
export function fixedDraw(
  facts: Facts,
  name: string,
  clock: number | null,
  energyCost: number | null,
): number | null {
  const { mw, exp } = facts.building(name) ?? {};
  const factor = exp === undefined ? 1 : clock && clock ** exp;
  if (typeof mw !== 'number' || factor === null || energyCost === null) return null;
  const draw = mw * factor * energyCost;
  return Number.isFinite(draw) ? draw : null;
}

/** MW that a generator produces and burns, from its output at a clock of 1. */
export function formulaCapacity(facts: Facts, megawatts: number, clock: number): number {
  return megawatts * clock ** facts.generatorExponent;
}

/**
 * Empty if the machine, its recipe or its node is not in the tables.
 * @param resource what an extractor digs, with its path
 */
export function ratesOf(facts: Facts, input: RateInput, resource: Named | null = null): ItemRate[] {
  const rates: ItemRate[] = [];
  const add: Add = (direction, item, rate) => {
    if (rate === 0) return;
    const perMinute = rate !== null && rate <= MOST_RATE ? rate : null;
    const measuredPerMinute = product(perMinute, input.share);
    const unit = unitOf(facts, item);
    const named = resource?.name === item ? resource : facts.named(item, null);
    rates.push({ item: named, unit, direction, perMinute, measuredPerMinute });
  };
  if (input.kind === 'MANUFACTURER') manufacturing(facts, input, add);
  else if (input.kind === 'EXTRACTOR') extraction(facts, input, add);
  else generation(facts, input, add);
  return rates;
}

type Add = (direction: ItemRate['direction'], item: string, rate: number | null) => void;

function manufacturing(facts: Facts, { recipe, clock, boost }: RateInput, add: Add): void {
  const known = recipe === null ? null : facts.recipe(recipe);
  if (!known?.s) return;
  const cycles = product(SECONDS / known.s, clock);
  for (const [item, amount] of known.in ?? []) add('IN', item, product(amount, cycles));
  // A boost makes more from the same ingredients.
  for (const [item, amount] of known.out ?? []) add('OUT', item, product(amount, cycles, boost));
}

/** Pressurizers of wells extract nothing themselves. */
function extraction(facts: Facts, input: RateInput, add: Add): void {
  const building = facts.building(input.name);
  const isExtracting = !building || building.ext !== undefined;
  if (isExtracting && input.resource !== null) add('OUT', input.resource, extractionRate(facts, input));
}

/** Output of an extractor per minute; null if it or its node is not in the tables, or its clock is unknown. */
function extractionRate(facts: Facts, { name, clock, boost, isWater, purity }: RateInput): number | null {
  const perMinute = facts.building(name)?.ext?.perMin;
  const factor = isWater && purity === null ? 1 : purity && PURITY[purity];
  return perMinute === undefined ? null : product(perMinute, factor, clock, boost);
}

/** Output of an extractor per minute on the poorest and on the richest node; null if that is not known either. */
export function rateLimits(facts: Facts, input: RateInput): readonly [number, number] | null {
  const least = extractionRate(facts, { ...input, purity: 'impure' });
  const most = extractionRate(facts, { ...input, purity: 'pure' });
  return least === null || most === null ? null : [least, most];
}

/** True if all its rates are those of a later version. */
export function isOfLaterVersion({ isOlder }: Facts, { kind, recipe, fuel }: RateInput): boolean {
  return isOlder && kind !== 'EXTRACTOR' && (recipe !== null || fuel !== null);
}

function generation(facts: Facts, { name, fuel, clock }: RateInput, add: Add): void {
  const generator = facts.building(name)?.gen;
  const burnt = fuel === null ? null : facts.item(fuel);
  if (!generator?.mw || !burnt?.mj || fuel === null) return;
  const megawatts = clock === null ? null : formulaCapacity(facts, generator.mw, clock);
  const fuelPerMinute = product(megawatts, SECONDS / burnt.mj);
  add('IN', fuel, fuelPerMinute);
  // At first generators used no water, and from which version on is not known.
  if (generator.water && !facts.isOlder) add('IN', 'Desc_Water_C', product(generator.water, clock));
  if (burnt.waste) add('OUT', burnt.waste[0], product(fuelPerMinute, burnt.waste[1]));
}

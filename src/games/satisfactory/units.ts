// Units of amounts: saves hold fluids in litres; views give them in cubic metres, apart from pieces.

import type { Facts } from './facts/facts.ts';

export type Unit = 'PIECES' | 'CUBIC_METRES';

const LITRES = 1000;

/** Null for an item that is not in the tables: its amounts stay as the save has them. */
export function unitOf(facts: Facts, item: string): Unit | null {
  const form = facts.item(item)?.form;
  if (form === undefined) return null;
  return form === 'liquid' || form === 'gas' ? 'CUBIC_METRES' : 'PIECES';
}

/** An amount of the save in this unit. */
export function amountIn(unit: Unit | null, amount: number | null): number | null {
  return unit === 'CUBIC_METRES' && amount !== null ? amount / LITRES : amount;
}

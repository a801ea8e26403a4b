// The games whose worlds and titles are known, without the layouts of what is in them (games.ts): lists of saves need no more.

import { abioticFactor } from './abiotic-factor.ts';
import type { GvasListing } from './game.ts';
import { palworldListing } from './palworld/listing.ts';

export const LISTINGS: readonly GvasListing[] = [palworldListing, abioticFactor];

/** By the class of a save; null for one of a game that is not known. */
export function listingOf(className: string): GvasListing | null {
  return LISTINGS.find(({ classes }) => className.startsWith(classes)) ?? null;
}

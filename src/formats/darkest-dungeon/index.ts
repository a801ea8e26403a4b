// Darkest Dungeon: profiles of DSON files. Format description: docs/formats/darkest-dungeon.md.

import type { Format } from '../format.ts';
import { decoder } from './decode.ts';
import { listing } from './listing.ts';
import { read } from './read.ts';

export const darkestDungeon: Format = { ...listing, read, decoder };

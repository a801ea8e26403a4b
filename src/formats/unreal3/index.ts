// Unreal Engine 3 packages: a single one, or all packages of a folder as one save whose objects refer to each
// other. Format description: docs/formats/unreal3.md.

import type { Format } from '../format.ts';
import { decoder } from './decode.ts';
import { listing } from './listing.ts';
import { read } from './read.ts';
import { rowsOf } from './tails/registry.ts';

export const unreal3: Format = {
  ...{ ...listing, read, decoder },
  check: ({ layouts = null }) => void rowsOf(layouts),
};

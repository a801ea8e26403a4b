// GVAS, the generic save game of Unreal Engine 4 and 5: one object whose properties hold everything. `file/`
// reads what is around the properties, `structs/` what they may consist of, and `records/` turns them into
// nodes and references. Format description: docs/formats/gvas.md.

import type { Format } from '../format.ts';
import { decoder } from './decode.ts';
import { engineRules } from './games/user-layouts.ts';
import { listing } from './listing.ts';
import { read } from './read.ts';
import { readHints } from './structs/hints.ts';

export const gvas: Format = {
  ...{ ...listing, read, decoder },
  check({ hints, layouts = null }) {
    readHints(hints);
    engineRules(layouts);
  },
};

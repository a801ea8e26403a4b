// Slime Rancher 2 and 1: saves are nested blocks without lengths, read with layouts that are data.

import type { Format } from '../format.ts';
import { compilerFor } from './codecs/compiler-cache.ts';
import { decoder } from './decode.ts';
import { listing } from './listing.ts';
import { read } from './read.ts';

export const slimeRancher: Format = {
  ...{ ...listing, read, decoder },
  check: ({ layouts = null }) => void compilerFor('SR2', layouts),
};

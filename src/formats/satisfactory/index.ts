// Satisfactory: worlds (.sav) of every version, and blueprints (.sbp with an .sbpcfg).

import type { Format } from '../format.ts';
import { decoder } from './decode.ts';
import { listing } from './listing.ts';
import { read } from './read.ts';
import { layoutRules } from './special/rules.ts';

export const satisfactory: Format = {
  ...{ ...listing, read, decoder },
  check: ({ layouts = null }) => void layoutRules(layouts),
};

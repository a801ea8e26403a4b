// Games that write their saves as XML. `syntax/` scans documents, `rules/` makes nodes and references of their
// elements by the tables in `games/`, and `values/` decodes. Format description: docs/formats/xml.md.

import type { Format } from '../format.ts';
import { decoder } from './decode.ts';
import { listing } from './listing.ts';
import { read } from './read.ts';

export const xml: Format = { ...listing, read, decoder };

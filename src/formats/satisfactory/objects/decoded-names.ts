// Direct properties of nodes that are not objects in the file, in lower case: asking for one of them means decoding whatever
// may have it.

import { LIGHTWEIGHT_NAMES } from '../special/lightweights.ts';

/** `collected` is that of a destroyed actor (decode.ts). */
export const OTHER_NAMES: ReadonlySet<string> = new Set([...LIGHTWEIGHT_NAMES, 'collected']);

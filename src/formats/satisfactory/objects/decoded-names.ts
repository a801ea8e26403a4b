// Direct properties that are not in any property list, in lower case: asking for one of them means decoding
// whatever may have it.

import { LIGHTWEIGHT_NAMES } from '../special/lightweights.ts';
import { SPECIAL } from '../special/readers.ts';

/** Properties in class-specific data; `unknownData` stands for data of unknown layout (decode.ts). */
export const TAIL_NAMES: ReadonlySet<string> = new Set([
  'unknowndata',
  ...[...SPECIAL.values()].flatMap(({ forms }) => [...forms[1].names!]),
]);

/** Properties of nodes that are not objects in the file; `collected` is that of a destroyed actor (decode.ts). */
export const OTHER_NAMES: ReadonlySet<string> = new Set([...LIGHTWEIGHT_NAMES, 'collected']);

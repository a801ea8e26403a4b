// Direct properties of nodes that are not objects in the file, in lower case: asking for one of them means decoding whatever
// may have it.

import { lightweightNames } from '../special/lightweights.ts';

let names: ReadonlySet<string> | null = null;

/** `collected` is that of a destroyed actor (decode.ts). */
export function otherNames(): ReadonlySet<string> {
  names ??= new Set([...lightweightNames(), 'collected']);
  return names;
}

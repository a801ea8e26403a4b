// Direct properties that are not in any property list, in lower case: asking for one of them means decoding
// whatever may have it.

import { lightweight } from '../special/lightweights.ts';
import { SPECIAL } from '../special/readers.ts';
import type { GameReader } from '../structs/reader.ts';
import { LIGHTWEIGHT, SAVE } from '../versions.ts';

/** Properties in class-specific data; `unknownData` stands for data of unknown layout (decode.ts). */
export const TAIL_NAMES = namesIn([...SPECIAL.values()]).add('unknowndata');

/** Properties of nodes that are not objects in the file; `collected` is that of a destroyed actor (decode.ts). */
export const OTHER_NAMES = namesIn([(reader) => lightweight(reader, LIGHTWEIGHT.BuiltBy)]).add('collected');

/** The names of all fields that layouts may have: runs them on a reader that only notes names. */
function namesIn(layouts: readonly ((reader: GameReader) => void)[]): Set<string> {
  const names = new Set<string>();
  const note = (name: string): true => {
    names.add(name.toLowerCase());
    return true;
  };
  const cursor = { count: () => 0, take: () => 0, bool32: () => true, left: Number.POSITIVE_INFINITY };
  const version = { save: SAVE.newest, wirePlaces: true };
  const reader = new Proxy(
    {},
    { get: (_, member) => (member === 'cursor' ? cursor : member === 'version' ? version : note) },
  );
  for (const layout of layouts) layout(reader as GameReader);
  return names;
}

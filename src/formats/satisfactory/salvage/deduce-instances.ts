// Deduces a group of lightweight buildables of which all but the last are partly lost in a hole: nearly always
// all of a group have the same swatch and recipe. Going back from the last ones, each fits before the next up
// to the start of the group, which says how many there are; its class then is the only path that fits. Source:
// docs/formats/satisfactory.md#salvage.

import { encodeUtf8 } from '../../../bytes/text.ts';
import { encodeString } from '../../unreal/texts/fstring.ts';
import type { GroupRest } from '../damage/lightweight-parts.ts';
import type { LostText } from '../damage/lost-text.ts';
import { COLOUR_BYTES, skipToColours, TRANSFORM_BYTES } from '../special/lightweights.ts';
import type { GameReader } from '../structs/reader.ts';

/** Least number of known bytes in the paths of an instance. */
const LEAST_KNOWN = 24;
/** Least number of known letters in the path of the class. */
const LEAST_OF_CLASS = 16;
const COUNT_BYTES = 4;

/**
 * Assumes that the instances between `from` and `rest` have the same paths as the first of those, and that
 * their class is one of `classes`. Assumes nothing if their number is not what the group says, or if several
 * classes fit.
 */
export function deduceGroup(
  reader: GameReader,
  text: LostText,
  from: number,
  rest: GroupRest,
  classes: Iterable<string>,
): void {
  const { mark } = text;
  const { at, count } = deduceInstances(reader, text, from, rest);
  const countAt = at - COUNT_BYTES;
  const fits = (path: string): boolean => {
    const tried = text.mark;
    const known = text.take(countAt - 1 - path.length, encodeUtf8(path));
    text.undo(tried);
    return known >= LEAST_OF_CLASS;
  };
  const fitting = text.take(countAt, int(count)) > 0 ? [...classes].filter(fits) : [];
  const path = fitting.length === 1 ? encodeString(fitting[0]!) : null;
  // The class is a reference; its level is empty.
  if (path === null || text.take(countAt - path.length - 4, [0, 0, 0, 0, ...path]) < 0) text.undo(mark);
}

/** Assumes instances as far back as they fit; returns where the first one is, and how many there are now. */
function deduceInstances(
  { cursor }: GameReader,
  text: LostText,
  from: number,
  rest: GroupRest,
): { at: number; count: number } {
  const back = cursor.at;
  cursor.at = rest.at;
  skipToColours(cursor);
  const colours = cursor.at - rest.at;
  cursor.at = back;
  const size = rest.next - rest.at;
  const before = cursor.bytes.slice(rest.at + TRANSFORM_BYTES, rest.at + colours);
  const after = cursor.bytes.slice(rest.at + colours + COLOUR_BYTES, rest.next);
  let { at, count } = rest;
  for (; at - size >= from; at -= size, count++) {
    const { mark } = text;
    const first = text.take(at - size + TRANSFORM_BYTES, before);
    const second = first < 0 ? -1 : text.take(at - size + colours + COLOUR_BYTES, after);
    if (second >= 0 && first + second >= LEAST_KNOWN) continue;
    text.undo(mark);
    break;
  }
  return { at, count };
}

function int(value: number): Uint8Array {
  const bytes = new Uint8Array(COUNT_BYTES);
  new DataView(bytes.buffer).setInt32(0, value, true);
  return bytes;
}

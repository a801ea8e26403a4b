// Deduces paths of assets that are partly lost in a hole: `/Game/X/Build_Y.Build_Y_C`. If the name of the
// class after the dot is left, and intact bytes mention just one path that ends with it, the rest of the path
// is known too, wherever it was copied to. Source: docs/formats/satisfactory.md#salvage.

import { encodeString } from '../../unreal/texts/fstring.ts';
import type { LostText } from '../damage/lost-text.ts';

/** Least number of letters left of a name: short ones could occur anywhere. */
const LEAST_NAME = 8;
const LONGEST_NAME = 256;
/** What is learned of one path may complete the name of another. */
const MOST_PASSES = 3;
const LENGTH_BYTES = 4;
const DOT = 0x2e;
/** Part of the suffix of asset classes. */
const UNDERSCORE = 0x5f;
const C = 0x43;

/** Deduces the texts between two places. `paths` are the classes of assets that intact bytes mention. */
export function deduceTexts(text: LostText, from: number, to: number, paths: Iterable<string>): void {
  const byName = uniqueByName(paths);
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const { mark } = text;
    for (let end = from; end < to; end++) {
      const name = nameBefore(text, end, from);
      const path = name === null ? undefined : byName.get(name);
      if (path == null) continue;
      const at = end - path.length - LENGTH_BYTES;
      if (at >= from) text.take(at, encodeString(path));
    }
    if (text.mark === mark) return;
  }
}

/** By class name: the only path that ends with it, null if there are several. */
function uniqueByName(paths: Iterable<string>): ReadonlyMap<string, string | null> {
  const byName = new Map<string, string | null>();
  for (const path of paths) {
    const name = path.slice(path.lastIndexOf('.') + 1);
    byName.set(name, byName.has(name) ? null : path);
  }
  return byName;
}

/** The name after a dot that ends with `_C` and a NUL at `end`, if all of it is known. */
function nameBefore(text: LostText, end: number, from: number): string | null {
  if (text.byte(end) !== 0 || text.byte(end - 1) !== C || text.byte(end - 2) !== UNDERSCORE) return null;
  const least = Math.max(from, end - LONGEST_NAME);
  let at = end;
  while (at > least && text.byte(at - 1) > DOT) at--;
  if (text.byte(at - 1) !== DOT || end - at < LEAST_NAME) return null;
  return String.fromCharCode(...Array.from({ length: end - at }, (_, i) => text.byte(at + i)));
}

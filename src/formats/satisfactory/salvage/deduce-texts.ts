// Deduces paths of assets that are partly lost in a hole: `/Game/X/Build_Y.Build_Y_C`. If the name of the
// class after the dot is left, and intact bytes mention just one path that ends with it, the rest of the path
// is known too, wherever it was copied to. The end of a name is enough if the path's length is left as well.
// Source: docs/formats/satisfactory.md#salvage.

import { encodeString } from '../../unreal/texts/fstring.ts';
import { uniqueByName } from '../damage/asset-names.ts';
import type { LostText } from '../damage/lost-text.ts';

/** Least number of letters left of a name: short ones could occur anywhere. */
const LEAST_NAME = 8;
/** Least number of letters left of a name whose beginning is lost. */
const LEAST_ENDING = 12;
/** Endings that more paths than this share say too little. */
const MOST_ALIKE = 32;
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
  const known = [...paths];
  const byName = uniqueByName(known);
  const byEnding = groupByEnding(known);
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const { mark } = text;
    for (let end = from; end < to; end++) {
      const name = nameBefore(text, end, from);
      if (name === null) continue;
      const path = name.isWhole ? byName.get(name.text) : onlyFit(text, end, from, name.text, byEnding);
      if (path == null) continue;
      const at = end - path.length - LENGTH_BYTES;
      if (at >= from) text.take(at, encodeString(path));
    }
    if (text.mark === mark) return;
  }
}

/** Paths by the last letters of their names. */
function groupByEnding(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byEnding = new Map<string, string[]>();
  for (const path of paths) {
    const ending = path.slice(-LEAST_ENDING);
    const same = byEnding.get(ending);
    if (same) same.push(path);
    else byEnding.set(ending, [path]);
  }
  return byEnding;
}

/** The only path that ends so, has the length before it and nothing that contradicts it; null for several. */
function onlyFit(
  text: LostText,
  end: number,
  from: number,
  ending: string,
  byEnding: ReadonlyMap<string, readonly string[]>,
): string | null {
  let only: string | null = null;
  const alike = byEnding.get(ending.slice(-LEAST_ENDING)) ?? [];
  if (alike.length > MOST_ALIKE) return null;
  for (const path of alike) {
    const at = end - path.length - LENGTH_BYTES;
    if (at < from || text.byte(at) !== ((path.length + 1) & 0xff)) continue;
    const { mark } = text;
    const fits = text.take(at, encodeString(path)) >= 0;
    text.undo(mark);
    if (!fits) continue;
    if (only !== null) return null;
    only = path;
  }
  return only;
}

/** What is known of the name after a dot that ends with `_C` and a NUL at `end`; null if that is too little. */
function nameBefore(text: LostText, end: number, from: number): { text: string; isWhole: boolean } | null {
  if (text.byte(end) !== 0 || text.byte(end - 1) !== C || text.byte(end - 2) !== UNDERSCORE) return null;
  const least = Math.max(from, end - LONGEST_NAME);
  let at = end;
  while (at > least && text.byte(at - 1) > DOT) at--;
  const before = text.byte(at - 1);
  const isWhole = before === DOT;
  if (!isWhole && (before >= 0 || at === least)) return null;
  if (end - at < (isWhole ? LEAST_NAME : LEAST_ENDING)) return null;
  const letters = Array.from({ length: end - at }, (_, i) => text.byte(at + i));
  return { text: String.fromCharCode(...letters), isWhole };
}

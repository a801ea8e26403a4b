// Deduces bytes lost in holes of which there are copies later on: whatever is learned of a lost byte is
// written to all places that have it. Source: docs/formats/satisfactory.md#salvage.

import type { Copies, DamagedPart } from '../../../bytes/stream-inflater.ts';
import { LostText } from '../damage/lost-text.ts';
import type { Reading } from '../objects/reading.ts';
import { deduceTexts } from './deduce-texts.ts';

/**
 * Writes what can be deduced of the holes whose copies lie between two places, and marks it as deduced: paths
 * of assets, and whatever `learn` finds out from them. Each hole is processed once.
 */
export function deduceHoles(
  { cursor, damage, mentions, search }: Reading,
  from: number,
  end: number,
  learn: (text: LostText, hole: DamagedPart, copies: Copies) => void = () => {},
): void {
  const holes = damage.parts.filter(({ copies, from: at }) => copies && copies.to > from && at < end);
  for (const hole of holes) {
    if (search.holes-- <= 0) return;
    const copies = hole.copies!;
    const text = new LostText(cursor.bytes, hole, copies);
    deduceTexts(text, hole.to, copies.to, mentions.assetClasses);
    const { mark } = text;
    learn(text, hole, copies);
    if (text.mark > mark) deduceTexts(text, hole.to, copies.to, mentions.assetClasses);
    damage.replace(hole.from, copies.to, settle(cursor.bytes, text, hole, copies));
  }
}

/** Writes the known bytes; returns the parts that the hole and its copies consist of now. */
function settle(
  bytes: Uint8Array,
  text: LostText,
  { from, error }: DamagedPart,
  { to }: Copies,
): DamagedPart[] {
  const parts: DamagedPart[] = [];
  for (let at = from; at < to; ) {
    const kind = kindOf(text, at);
    const start = at;
    for (; at < to && kindOf(text, at) === kind; at++) if (kind === 'deduced') bytes[at] = text.byte(at);
    const lost = kind === 'lost';
    parts.push({
      from: start,
      to: at,
      lost,
      besideHole: !lost,
      error,
      ...(kind === 'deduced' && { isDeduced: true }),
    });
  }
  return parts;
}

function kindOf(text: LostText, at: number): 'known' | 'deduced' | 'lost' {
  if (text.origin(at) < 0) return 'known';
  return text.byte(at) < 0 ? 'lost' : 'deduced';
}

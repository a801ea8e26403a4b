// Holes after which copies of what was in them stand: what is learned of lost bytes is written to all places where they
// stood. Source: docs/formats/satisfactory.md#salvage.

import type { Copies, DamagedPart } from '../../../bytes/stream-inflater.ts';
import { LostText } from '../damage/lost-text.ts';
import type { Reading } from '../objects/reading.ts';
import { deduceTexts } from './deduce-texts.ts';

/**
 * Puts what can be deduced of the holes whose copies stand between two places where it stood, and marks it as that:
 * paths of assets, and what `learn` learns from them. Of each hole this is done once.
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
    learn(text, hole, copies);
    damage.replace(hole.from, copies.to, settle(cursor.bytes, text, hole, copies));
  }
}

/** Writes what is known into the bytes; the parts that hole and copies are made of now. */
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

// Caches texts that occur again and again by their bytes: names of properties and types, paths of items. Decoding one
// costs a call into the platform and a string for the garbage collector; looking it up costs a comparison.

import { decodeUtf8 } from './text.ts';

/** Number of slots, a power of two. Texts that share a slot replace each other. */
const SLOTS = 8192;
/** Longer texts hardly ever repeat. */
const MOST_BYTES = 192;

interface Known {
  readonly bytes: Uint8Array;
  readonly text: string;
}

const slots: (Known | undefined)[] = new Array<Known | undefined>(SLOTS).fill(undefined);

/** Same as decodeUtf8. The end is exclusive. */
export function decodeRepeated(bytes: Uint8Array, start: number, end: number): string {
  const size = end - start;
  if (size > MOST_BYTES || size < 1) return decodeUtf8(bytes, start, end);
  const slot = slotOf(bytes, start, end);
  const known = slots[slot];
  if (known && known.bytes.length === size && isSame(known.bytes, bytes, start)) return known.text;
  const text = decodeUtf8(bytes, start, end);
  // A copy, because the image of a save must not stay alive as long as the names in it.
  slots[slot] = { bytes: bytes.slice(start, end), text };
  return text;
}

/** Paths differ at their ends, names anywhere: some bytes of both are enough. */
function slotOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = end - start;
  for (let at = Math.max(start, end - 12); at < end; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  hash = Math.imul(hash ^ bytes[(start + end) >>> 1]!, 0x01000193);
  hash = Math.imul(hash ^ bytes[start]!, 0x01000193);
  return (hash ^ (hash >>> 13)) & (SLOTS - 1);
}

function isSame(known: Uint8Array, bytes: Uint8Array, start: number): boolean {
  for (let at = known.length - 1; at >= 0; at--) if (known[at] !== bytes[start + at]) return false;
  return true;
}

// FGuid as Unreal shows it.

import type { Cursor } from '../../../bytes/cursor.ts';
import { hex } from '../../../bytes/text.ts';

const words = new DataView(new ArrayBuffer(16));
const inOrder = new Uint8Array(words.buffer);

const ZERO = '0'.repeat(2 * inOrder.length);

/** Four 32-bit numbers, as 32 hex digits. Many are zero. */
export function readGuid(cursor: Cursor): string {
  let bits = 0;
  for (let at = 0; at < inOrder.length; at += 4) {
    const word = cursor.u32();
    words.setUint32(at, word);
    bits |= word;
  }
  if (bits === 0) return ZERO;
  return hex(inOrder).toUpperCase();
}

// FGuid as Unreal shows it.

import type { Cursor } from '../../../bytes/cursor.ts';
import { hex } from '../../../bytes/text.ts';

const words = new DataView(new ArrayBuffer(16));
const inOrder = new Uint8Array(words.buffer);

/** Four 32-bit numbers, as 32 hex digits. */
export function readGuid(cursor: Cursor): string {
  for (let at = 0; at < inOrder.length; at += 4) words.setUint32(at, cursor.u32());
  return hex(inOrder).toUpperCase();
}

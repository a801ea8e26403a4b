// FGuid as Unreal shows it.

import type { Cursor } from '../../../bytes/cursor.ts';

/** Four 32-bit numbers, as 32 hex digits. */
export function readGuid(cursor: Cursor): string {
  let text = '';
  for (let i = 0; i < 4; i++) text += cursor.u32().toString(16).padStart(8, '0').toUpperCase();
  return text;
}

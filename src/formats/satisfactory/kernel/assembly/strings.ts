// Skips FTexts. Returns 0 for one that does not fit or has an unusual form.

import { read } from '../../../../graph/kernel/assembly/memory.ts';
import { INVARIANT_TEXTS } from '../codes.ts';
import { hasLayout } from './layout.ts';
import { skipString } from './tags.ts';

/**
 * FText: u32 flags, i8 history. Without a history, an optional string; with that of a translation, three
 * strings.
 */
export function skipText(start: u32, end: u32): u32 {
  if (end - start < 5) return 0;
  const history = read<i8>(start + 4);
  let at = start + 5;
  if (history === 0) {
    at = skipString(at, end);
    if (at !== 0) at = skipString(at, end);
    return at === 0 ? 0 : skipString(at, end);
  }
  if (history !== -1) return 0;
  if (!hasLayout(INVARIANT_TEXTS)) return at;
  if (end - at < 4) return 0;
  const has = read<u32>(at);
  at += 4;
  if (has > 1) return 0;
  return has === 0 ? at : skipString(at, end);
}

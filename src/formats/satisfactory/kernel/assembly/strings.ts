// Skips FStrings and FTexts. Returns 0 for one that does not fit or has an unusual form.

import { read } from '../../../../graph/kernel/assembly/memory.ts';
import { INVARIANT_TEXTS } from '../codes.ts';
import { hasLayout } from './layout.ts';

/** End of the FString at an address. */
export function skipString(at: u32, end: u32): u32 {
  if (end - at < 4) return 0;
  const length = read<i32>(at);
  const size: u64 = length >= 0 ? <u64>length : <u64>-(<i64>length) * 2;
  return size <= <u64>(end - at - 4) ? at + 4 + <u32>size : 0;
}

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

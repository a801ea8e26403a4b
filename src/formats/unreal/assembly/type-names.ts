// Recognises names of types, for kernels that read property tags. `slots` is the address of TYPE_SLOTS in
// ../types/types.ts.

import { read } from '../../../graph/kernel/assembly/memory.ts';
import { BOTH_WORDS, SECOND_WORD, SLOT_SHIFT, SLOT_WORDS, UNKNOWN } from '../types/type-codes.ts';

/** The type named by the FString at an address, by its first eight bytes and its length, which includes the NUL. */
export function typeLike(slots: u32, at: u32, length: u32): i32 {
  if (length < 9) return UNKNOWN;
  const mixed = (read<u32>(at) ^ (read<u32>(at + 4) * SECOND_WORD)) * <u32>BOTH_WORDS;
  const slot = slots + (mixed >> SLOT_SHIFT) * (SLOT_WORDS * 4);
  return load<u64>(slot) === read<u64>(at) && load<u32>(slot, 8) === length ? load<i32>(slot, 12) : UNKNOWN;
}

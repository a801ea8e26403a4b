// Recognises names of types, for kernels that read property tags. `slots` is the address of TYPE_SLOTS in
// ../types/types.ts.

import { read } from '../../../graph/kernel/assembly/memory.ts';
import { BOTH_WORDS, SECOND_WORD, SLOT_SHIFT, SLOT_WORDS, UNKNOWN } from '../types/type-codes.ts';

/** The type named by the FString at an address, by its first eight bytes and its length, which includes the NUL. */
export function typeLike(slots: u32, at: u32, length: u32): i32 {
  if (length < 9) return UNKNOWN;
  const slot = slotOf(slots, at);
  return load<u64>(slot) === read<u64>(at) && load<u32>(slot, 8) === length ? load<i32>(slot, 12) : UNKNOWN;
}

/** The same, but by all bytes of the name; `size` does not include the NUL. */
export function typeNamed(slots: u32, at: u32, size: u32): i32 {
  const code = typeLike(slots, at, size + 1);
  if (code === UNKNOWN) return UNKNOWN;
  const slot = slotOf(slots, at);
  if (load<u64>(slot, 16) !== read<u64>(at + size - 8)) return UNKNOWN;
  // The bytes that are neither among the first eight nor among the last eight.
  return size <= 16 || load<u16>(slot, 24) === read<u16>(at + 8) ? code : UNKNOWN;
}

function slotOf(slots: u32, at: u32): u32 {
  const mixed = (read<u32>(at) ^ (read<u32>(at + 4) * SECOND_WORD)) * <u32>BOTH_WORDS;
  return slots + (mixed >> SLOT_SHIFT) * (SLOT_WORDS * 4);
}

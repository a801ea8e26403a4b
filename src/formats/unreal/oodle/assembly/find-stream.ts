// Finds compressed streams inside a save game by their tag.

/** The last byte of the tag, which is the rarest of them: the first is common in floats. */
const TAG: u32 = 0x9e2a83c1;
const TAG_LAST: u64 = 0x9e9e9e9e9e9e9e9e;
const ONES: u64 = 0x0101010101010101;
const HIGHS: u64 = 0x8080808080808080;

export function findStream(from: u32, end: u32): u32 {
  if (end - from < 4) return end;
  let at = from;
  for (; at + 11 <= end; at += 8) {
    // Whether one of the bytes is the last one of a tag.
    const others = load<u64>(at + 3) ^ TAG_LAST;
    if (((others - ONES) & ~others & HIGHS) === 0) continue;
    for (let i: u32 = 0; i < 8; i++) if (load<u32>(at + i) === TAG) return at + i;
  }
  for (; at + 4 <= end; at++) if (load<u32>(at) === TAG) return at;
  return end;
}

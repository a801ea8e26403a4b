// FStrings by their length; 0 where one does not fit.

/** Where the FString at an address ends. */
export function skipString(at: u32, end: u32): u32 {
  if (end - at < 4) return 0;
  const length = load<i32>(at);
  const size: u64 = length >= 0 ? <u64>length : <u64>-(<i64>length) * 2;
  return size <= <u64>(end - at - 4) ? at + 4 + <u32>size : 0;
}

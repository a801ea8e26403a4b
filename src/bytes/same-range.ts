// Compares bytes by words.

/** True if two ranges of the same size are equal. */
export function isSameRange(a: DataView, at: number, b: DataView, other: number, size: number): boolean {
  let done = 0;
  for (; done + 4 <= size; done += 4)
    if (a.getInt32(at + done, true) !== b.getInt32(other + done, true)) return false;
  for (; done < size; done++) if (a.getUint8(at + done) !== b.getUint8(other + done)) return false;
  return true;
}

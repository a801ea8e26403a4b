// Copying inside the output.

/** Longer matches are copied by the platform, whose call costs as much as this many bytes one by one. */
const LONG = 32;

/** Copies `length` bytes from `distance` bytes back, as if one by one. */
export function copyMatch(output: Uint8Array, out: number, distance: number, length: number): void {
  let from = out - distance;
  if (length < LONG) {
    for (const end = out + length; out < end; ) output[out++] = output[from++]!;
    return;
  }
  // A match that overlaps repeats: each copy doubles what the next one can take.
  for (let done = 0; done < length; ) {
    const count = Math.min(length - done, distance + done);
    output.copyWithin(out + done, from, from + count);
    done += count;
  }
}

/** Copies literals; as deltas, each is added to the byte `distance` back. */
export function copyLiterals(
  output: Uint8Array,
  out: number,
  literals: Uint8Array,
  at: number,
  count: number,
  delta: number,
): void {
  if (delta > 0) {
    for (const end = out + count; out < end; out++) output[out] = literals[at++]! + output[out - delta]!;
  } else if (count < LONG) {
    for (const end = out + count; out < end; ) output[out++] = literals[at++]!;
  } else output.set(literals.subarray(at, at + count), out);
}

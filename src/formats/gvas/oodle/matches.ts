// Copying inside the output.

/** Longer matches are copied by the platform, whose call costs as much as this many bytes word by word. */
const LONG = 64;
const WORD = 4;

/**
 * Copies `length` bytes from `distance` bytes back, as if one by one; `distance` is a word at least. Bytes
 * behind them may change, if the output has any.
 */
export function copyMatch(
  output: Uint8Array,
  view: DataView,
  out: number,
  distance: number,
  length: number,
): void {
  const from = out - distance;
  const end = out + length;
  if (length < LONG && end + WORD <= output.length) {
    for (let at = out; at < end; at += WORD) view.setUint32(at, view.getUint32(at - distance, true), true);
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
  } else for (const end = out + count; out < end; ) output[out++] = literals[at++]!;
}

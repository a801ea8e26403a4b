// Places chains of headers by the end of them all: between two chains in the same hole, as many headers are
// missing as there is room for. Source: docs/formats/satisfactory.md#salvage.

import type { Placed } from './align.ts';

/** Adjacent headers with adjacent rows. */
export interface RoomRun extends Placed {
  readonly row: number;
  /** How many headers of the chain come before. */
  readonly offset: number;
}

/** Adjacent headers after a fault, between two places. */
export interface Chain<Run extends RoomRun = RoomRun> {
  readonly from: number;
  readonly to: number;
  /** Headers of the same chain that come before. */
  readonly offset: number;
  readonly runs: readonly Run[];
  /** Number of headers, including those without a row. */
  readonly headers: number;
}

/**
 * The headers that lead to the end are the last ones. Before them, between others in the same hole, there may
 * be some that cannot be read: as many as there is room for, given the sizes of all. `isInHole`: whether a
 * whole chain is damaged.
 */
export function placeFromEnd(
  chains: readonly Chain[],
  count: number,
  sizes: Sizes,
  isInHole: (chain: Chain) => boolean,
): void {
  let first = count;
  for (let i = chains.length - 1; i >= 0; i--) {
    const chain = chains[i]!;
    const nextChain = chains[i + 1];
    if (nextChain) {
      const lost = countBetween(nextChain.from - chain.to, sizes);
      // Intact headers are never placed by available room.
      if (lost === null || !isInHole(chain)) return;
      first -= lost;
    }
    first -= chain.headers;
    for (const run of chain.runs) run.index ??= first + run.offset - chain.offset;
  }
}

/** The smallest and the largest header of runs. */
export interface Sizes {
  readonly least: number;
  readonly most: number;
}

/** Computed from adjacent headers. */
export function headerSizes(headerAt: Uint32Array, runs: readonly RoomRun[]): Sizes {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const { row, length } of runs) {
    for (let at = row; at < row + length - 1; at++) {
      const size = headerAt[at + 1]! - headerAt[at]!;
      least = Math.min(least, size);
      most = Math.max(most, size);
    }
  }
  return { least, most };
}

/** Number of headers in `bytes` bytes; null when that is not certain. */
function countBetween(bytes: number, { least, most }: Sizes): number | null {
  const [few, many] = [Math.ceil(bytes / most), Math.floor(bytes / least)];
  return few === many ? few : null;
}

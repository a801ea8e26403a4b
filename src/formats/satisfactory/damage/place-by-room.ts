// Chains of headers whose place follows from the end of them all: between two of the same hole as many are missing as
// have room. Source: docs/formats/satisfactory.md#salvage.

import type { Placed } from './align.ts';

/** Headers that follow one another and have rows that do. */
export interface RoomRun extends Placed {
  readonly row: number;
  /** How many headers of the chain come before. */
  readonly offset: number;
}

/** Headers that follow one another after a fault, between two places. */
export interface Chain<Run extends RoomRun = RoomRun> {
  readonly from: number;
  readonly to: number;
  /** Headers of the same chain before them. */
  readonly offset: number;
  readonly runs: readonly Run[];
  /** How many there are, those without a row among them. */
  readonly headers: number;
}

/**
 * The headers that lead to the end are the last ones. In front of them, between others of the same hole, there may be
 * some that cannot be read: as many as have room there, by the sizes of all. `isInHole`: whether all of a chain is
 * damaged.
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
    const behind = chains[i + 1];
    if (behind) {
      const lost = countBetween(behind.from - chain.to, sizes);
      // Nothing that is sound is placed by how much room there is.
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

/** Of headers that stand one after the other. */
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

/** How many headers so many bytes are; null when that is not certain. */
function countBetween(bytes: number, { least, most }: Sizes): number | null {
  const [few, many] = [Math.ceil(bytes / most), Math.floor(bytes / least)];
  return few === many ? few : null;
}

// Headers in front of which some are lost: counted from the end, where there is room for one number of them only.

import { describe, expect, it } from 'vitest';
import {
  type Chain,
  headerSizes,
  placeFromEnd,
  type RoomRun,
} from '../../../../src/formats/satisfactory/damage/place-by-room.ts';

const SAME = { least: 100, most: 100 };

/** Headers of 100 bytes from `from` on; of those in `runs`, each an offset and a length, there are rows. */
function chain(
  from: number,
  headers: number,
  runs: readonly (readonly [number, number])[] = [[0, headers]],
): Chain {
  const made = runs.map(([offset, length]): RoomRun => ({ row: 0, offset, length, index: null }));
  return { from, to: from + headers * 100, offset: 0, headers, runs: made };
}

function placed(chains: readonly Chain[], count: number, sizes = SAME, isInHole = true): (number | null)[] {
  placeFromEnd(chains, count, sizes, () => isInHole);
  return chains.flatMap(({ runs }) => runs.map(({ index }) => index));
}

describe('headers that lead to the end', () => {
  it('are the last ones', () => {
    expect(placed([chain(0, 5)], 12)).toEqual([7]);
  });

  it('have others in front, and between them as many lost ones as have room', () => {
    expect(placed([chain(0, 3), chain(500, 4), chain(1000, 5)], 20)).toEqual([5, 10, 15]);
  });

  it('count those that have no row', () => {
    expect(
      placed(
        [
          chain(0, 4, [[1, 2]]),
          chain(600, 5, [
            [0, 1],
            [3, 2],
          ]),
        ],
        20,
      ),
    ).toEqual([10, 15, 18]);
  });

  it('say nothing of those in front of several, or no, numbers of lost ones', () => {
    const chains = (): Chain[] => [chain(0, 3), chain(500, 4), chain(1000, 5)];
    expect(placed(chains(), 20, { least: 50, most: 100 })).toEqual([null, null, 15]);
    expect(placed(chains(), 20, { least: 130, most: 140 })).toEqual([null, null, 15]);
    // Nobody has seen how large one is.
    expect(placed(chains(), 20, { least: Number.POSITIVE_INFINITY, most: 0 })).toEqual([null, null, 15]);
  });

  it('say nothing of those that are sound', () => {
    expect(placed([chain(0, 3), chain(500, 5)], 20, SAME, false)).toEqual([null, 15]);
  });

  it('leave a place that is known', () => {
    const known = chain(0, 3);
    for (const run of known.runs) run.index = 4;
    expect(placed([known, chain(500, 5)], 20)).toEqual([4, 15]);
  });
});

describe('the sizes of headers', () => {
  it('are those between two that stand one after the other', () => {
    const run = (row: number, length: number): RoomRun => ({
      ...{ row, offset: 0, length, index: null },
    });
    const headerAt = Uint32Array.of(0, 120, 200, 5000, 5100);
    expect(headerSizes(headerAt, [run(0, 3), run(3, 2)])).toEqual({ least: 80, most: 120 });
  });
});

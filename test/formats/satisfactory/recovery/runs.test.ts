// Starts of bodies after lost bytes: neither one byte too early, nor at what swallows those after it.

import { describe, expect, it } from 'vitest';
import { Damage } from '../../../../src/bytes/damage.ts';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import { placeByOwners } from '../../../../src/formats/satisfactory/recovery/place-runs.ts';
import { findBodyRuns, type Run } from '../../../../src/formats/satisfactory/recovery/runs.ts';
import { SAVE } from '../../../../src/formats/satisfactory/versions.ts';
import { ByteWriter } from '../../../tools/byte-writer.ts';

/** Length, "None", twelve zeros. */
const BODY = 4 + 9 + 12;
const COUNT = 300;
const error = new FormatError({
  code: 'INFLATE',
  file: 'a.sav',
  offset: 0,
  expected: 'bytes',
  found: 'none',
});

function bodies(): Uint8Array {
  const out = new ByteWriter();
  for (let at = 0; at < COUNT; at++)
    out
      .i32(BODY - 4)
      .i32(5)
      .bytes(new TextEncoder().encode('None\0'))
      .bytes(new Uint8Array(12));
  return out.finish();
}

function runsOf(bytes: Uint8Array, ...lost: readonly (readonly [number, number])[]): Run[] {
  const end = bytes.length;
  const zone = {
    view: new DataView(bytes.buffer, bytes.byteOffset, end),
    damage: new Damage(lost.map(([from, to]) => ({ from, to, lost: true, error }))),
    ...{ at: 0, end, beginsHere: true, most: COUNT, isEnd: (at: number) => at === end },
  };
  for (const [from, to] of lost) bytes.fill(0, from, to);
  return findBodyRuns(zone, false, SAVE.Levels, { steps: 1 << 20 });
}

describe('bodies after lost bytes start', () => {
  it('at their length, not at the zero before it', () => {
    // One byte early the first length is 256 times as large, and leads into the second gap.
    const early = 2 * BODY - 1 + 4 + ((BODY - 4) << 8);
    const [first] = runsOf(bodies(), [0, BODY + 1], [early - 8, early + 40]).filter(
      ({ isFirst }) => !isFirst,
    );
    expect(first?.places[0]).toBe(2 * BODY);
  });

  it('not at a length that leads past many of them', () => {
    const bytes = bodies();
    // What is left of a body that is cut off looks like one that ends where the hundredth starts.
    const fake = BODY + 2;
    new DataView(bytes.buffer, bytes.byteOffset).setInt32(fake, 100 * BODY - fake - 4, true);
    bytes.set(new TextEncoder().encode('\x05\0\0\0None\0'), fake + 4);
    const [first] = runsOf(bytes, [0, BODY + 1]).filter(({ isFirst }) => !isFirst);
    expect(first?.places[0]).toBe(2 * BODY);
  });
});

describe('a run that neither end nor owners place', () => {
  const run = (index: number | null, count: number): Run => ({
    ...{ places: Array.from({ length: count }, (_, at) => at), end: count, isFirst: false, isLast: false },
    ...{ isUncertain: false, index },
  });
  /** By letters of actors and components; the first body after a gap may be anything. */
  const place = (headers: string, found: string): number | null => {
    const [all, some] = [run(0, headers.length), run(null, found.length)];
    const evidence = {
      owner: () => null,
      isActor: (of: Run, at: number) => (of === all ? headers : found)[at] === 'a',
    };
    placeByOwners([all], [some], headers.length, evidence, { steps: 1000 });
    return some.index;
  };

  it('is where the kinds of all objects agree, if that is one place only', () => {
    expect(place('aaaaccaaacaaaaaa', 'aaccaaac')).toBe(2);
    expect(place('aaaaccaaacaaaaaa', 'caccaaac')).toBe(2);
  });

  it('is nowhere if there are several or none', () => {
    expect(place('aaaaccaaacaaaaaa', 'aaaa')).toBeNull();
    expect(place('aaaaccaaacaaaaaa', 'acccc')).toBeNull();
  });
});

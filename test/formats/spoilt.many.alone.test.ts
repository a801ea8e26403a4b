// Files of binary formats that are cut anywhere, or have another byte anywhere: in bounded steps what is left is read and
// answers, or it is refused with a place, and what a cut took is told.

import { describe, expect, it } from 'vitest';
import { FormatError } from '../../src/bytes/format-error.ts';
import type { Format } from '../../src/formats/format.ts';
import { gvas } from '../../src/formats/gvas/index.ts';
import { satisfactory } from '../../src/formats/satisfactory/index.ts';
import { slimeRancher } from '../../src/formats/slime-rancher/index.ts';
import { stepCounter } from '../tools/count-steps.ts';
import { sampleGame } from '../tools/gvas/sample.ts';
import type { Opened } from '../tools/open-files.ts';
import { readOrRefused } from '../tools/read-or-refused.ts';
import { isQuick, stride } from '../tools/runs.ts';
import { caseBytes, hostileCases } from '../tools/satisfactory/cases.ts';
import { firstGame, ranch } from '../tools/slime-rancher/read.ts';

const FILES: readonly (readonly [name: string, format: Format, whole: Uint8Array])[] = [
  ...[28, 36, 46, 58].map(
    (version) => [`version-${version}.sav`, satisfactory, caseBytes(`version-${version}`)] as const,
  ),
  ...['4.10', '4.27', '5.1', '5.6'].map((version) => [`${version}.sav`, gvas, sampleGame(version)] as const),
  ['first.sav', slimeRancher, firstGame(12)],
  ['second.sav', slimeRancher, ranch('one actor')],
];

const STEP = stride(isQuick ? 3 : 1);
/** Counting takes as long as reading a small file, so that so many are counted together. */
const GROUP = 25;
/** 36 million at most: a chunk that inflates to more than it says. */
const MOST_STEPS = 200_000_000;

function outcomes(format: Format, name: string, files: readonly Uint8Array[]): (Opened | FormatError)[] {
  const groups = Array.from({ length: Math.ceil(files.length / GROUP) }, (_, at) => at * GROUP);
  return groups.flatMap((from) => {
    const steps = stepCounter();
    const found = files.slice(from, from + GROUP).map((bytes) => readOrRefused(format, name, bytes));
    expect(steps()).toBeLessThan(MOST_STEPS);
    return found;
  });
}

describe.each(FILES)('%s', (name, format, whole) => {
  const places = Array.from({ length: Math.ceil(whole.length / STEP) }, (_, at) => at * STEP);

  it('that is cut gives what is in front, and a place', () => {
    const sizes = [...places, whole.length - 3, whole.length - 2, whole.length - 1];
    // Without the number at its end it is what some games write.
    const cut = sizes.filter((size) => format !== gvas || size !== whole.length - 4);
    const pieces = cut.map((size) => whole.subarray(0, size));
    let most = 0;
    for (const [at, found] of outcomes(format, name, pieces).entries()) {
      if (found instanceof FormatError) continue;
      expect(found.graph.data.issueCount, `cut to ${cut[at]}`).toBeGreaterThan(0);
      most = Math.max(most, found.graph.count);
    }
    expect(most).toBeGreaterThan(5);
  });

  it('with a flipped byte has objects, or is refused', () => {
    const bits = (at: number): number => (format === satisfactory ? 0xff : 1 << (at % 8));
    const flipped = places.map((at) => whole.with(at, whole[at]! ^ bits(at)));
    for (const found of outcomes(format, name, flipped))
      expect(found instanceof FormatError || found.graph.count > 0).toBe(true);
    // After everything hostile, the good is read as before.
    expect(readOrRefused(format, name, whole)).toMatchObject({ graph: { data: { issueCount: 0 } } });
  });
});

it.each(hostileCases)('$name is read or refused, in bounded steps', ({ name, bytes }) => {
  expect(outcomes(satisfactory, `${name}.sav`, [bytes])).toHaveLength(1);
});

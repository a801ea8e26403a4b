// The work for headers that were made to be searched for long: a list of files has thousands of them.

import { expect, it } from 'vitest';
import { gvas } from '../../../src/formats/gvas/index.ts';
import { countSteps } from '../../tools/count-steps.ts';
import { sampleGame } from '../../tools/gvas/sample.ts';
import { listed } from '../../tools/open-files.ts';

/** A header whose class is nowhere, behind so many versions that each try takes long. */
function endlessHeader(): Uint8Array {
  const versions = 200;
  const bytes = new Uint8Array(8192);
  const sample = sampleGame('4.27');
  const countAt = sample.indexOf(3, 4 + 4 + 4 + 6 + 4) + 4;
  bytes.set(sample.subarray(0, countAt));
  new DataView(bytes.buffer).setInt32(countAt, versions, true);
  return bytes;
}

it('is shared by all files of a list, and none is searched twice', () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, at) => listed(`${at}.sav`, endlessHeader()));
  gvas.claim(files(1));
  const [few, many] = [files(16), files(64)];
  const one = countSteps(() => gvas.claim(files(1)));
  const all = countSteps(() => expect(gvas.claim(many)).toEqual([]));
  expect(all).toBeGreaterThan(8 * one);
  expect(all).toBeLessThan(2 * countSteps(() => gvas.claim(few)));
  expect(countSteps(() => few.map((file) => gvas.refuse(file)))).toBeLessThan(one / 8);
});

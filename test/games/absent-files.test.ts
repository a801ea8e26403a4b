// Views of saves without one of their files, or with one that a crash left empty or full of zeros, beside those of whole
// ones: nobody knows what it would hold, which is not the same as having none of it.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyWithout, damagedCopy, expectSaid, openedAt } from '../tools/damaged-view.ts';

const FOLDERS = [
  'hollowmere',
  'palworld',
  'palworld-server',
  'space-engineers/example-world',
  'stardew-valley/Sample_314159265',
];

const LEFT: readonly (readonly [string, (bytes: Uint8Array) => Uint8Array])[] = [
  ['nothing', () => new Uint8Array()],
  ['zeros', (bytes) => new Uint8Array(bytes.length)],
];

for (const folder of FOLDERS) {
  const whole = join('examples', folder);
  const files = readdirSync(whole, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const names = files.map(({ name, parentPath }) => join(parentPath, name).slice(whole.length + 1));
  it.each(names)(
    `${folder} without %s`,
    async (file) => await expectSaid(whole, copyWithout(whole, file), file),
  );
  for (const [how, left] of LEFT)
    it.each(names)(`${folder} with ${how} in %s`, async (file) => {
      const copy = damagedCopy(whole, file, left);
      expect(openedAt(copy).entry).toBeDefined();
      await expectSaid(whole, copy, file);
    });
}

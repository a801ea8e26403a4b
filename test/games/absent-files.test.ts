// Views of saves without one of their files, beside those of whole ones: nobody knows what it would hold, which is not the
// same as having none of it.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { copyWithout, expectSaid } from '../tools/damaged-view.ts';

const FOLDERS = [
  'hollowmere',
  'palworld',
  'palworld-server',
  'space-engineers/example-world',
  'stardew-valley/Sample_314159265',
];

for (const folder of FOLDERS) {
  const whole = join('examples', folder);
  const files = readdirSync(whole, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  it.each(files.map(({ name, parentPath }) => join(parentPath, name).slice(whole.length + 1)))(
    `${folder} without %s`,
    async (file) => await expectSaid(whole, copyWithout(whole, file), file),
  );
}

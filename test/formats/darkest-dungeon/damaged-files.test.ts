// A profile whose roster is cut, where a user meets it: answers/damaged.txt has what queries say, this what `inspect` does.

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exampleProfile } from '../../tools/darkest-dungeon/open.ts';
import { runInProcess } from '../../tools/run-cli.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

it.each([0, 1, 4, 36, 63])('a roster cut to %i bytes is an issue', async (size) => {
  const files = exampleProfile().map(({ name, bytes }) => {
    return [`p/${name}`, name === 'persist.roster.json' ? bytes.slice(0, size) : bytes] as const;
  });
  const folder = tempFolder(Object.fromEntries(files));
  const { out } = await runInProcess('inspect', join(folder, 'p'), '--format', 'json');
  const report = JSON.parse(out);
  expect(report).toMatchObject({ issues: 1, files: files.length });
  expect(report.missing).toBeGreaterThan(0);
});

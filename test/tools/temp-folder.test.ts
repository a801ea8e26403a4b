// Folders of programs that use the tools of tests.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

it('is gone after a program that is no test, too', () => {
  const [register, tool] = ['../../scripts/ts-register.mjs', './temp-folder.ts'].map(
    (path) => new URL(path, import.meta.url).href,
  );
  const code = `import { tempFolder } from '${tool}'; console.log(tempFolder({ 'a/b.txt': 'c' }));`;
  const ran = spawnSync(process.execPath, ['--import', register!, '--input-type=module', '-e', code]);
  const folder = ran.stdout.toString().trim();
  expect([folder, ran.stderr.toString()]).toEqual([
    expect.stringContaining('savegraph-'),
    expect.any(String),
  ]);
  expect(existsSync(folder)).toBe(false);
});

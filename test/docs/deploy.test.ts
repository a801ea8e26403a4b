// The unit that docs/deploy.md shows is one that systemd takes, and what it and the container start is what the package has.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../tools/temp-folder.ts';

const text = readFileSync('docs/deploy.md', 'utf8');
const blockOf = (language: string): string =>
  new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(text)![1]!;
const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!canVerify)
  console.log('the systemd unit of docs/deploy.md: not verified, this machine has no systemd-analyze');

it.runIf(canVerify)('systemd finds nothing wrong with the unit', () => {
  // Only that the program is somewhere else here is no fault of the unit.
  const unit = blockOf('ini').replace('/usr/bin/node', process.execPath);
  const file = join(tempFolder({ 'savegraph.service': unit }), 'savegraph.service');
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

it.each(['ini', 'dockerfile'])('what the %s starts is the program of the package, itself', (language) => {
  const { name, bin } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(blockOf(language).replaceAll('", "', ' ')).toMatch(
    new RegExp(`node"? node_modules/${name}/${bin.savegraph} serve`),
  );
});

// The unit that docs/deploy.md shows is one that systemd takes, and what it and the container start is what the package has.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../tools/temp-folder.ts';

const text = readFileSync('docs/deploy.md', 'utf8');
const blockOf = (language: string, page = text): string =>
  new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(page)![1]!;
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

it.each([
  ['ini', text],
  ['dockerfile', text],
  ['yaml', readFileSync('docs/servers.md', 'utf8')],
])('what the %s starts is the program of the package, itself and in this version', (language, page) => {
  const { name, version, bin } = JSON.parse(readFileSync('package.json', 'utf8'));
  const block = blockOf(language, page);
  expect(block.replaceAll('", "', ' ')).toMatch(
    new RegExp(`node"? node_modules/${name}/${bin.savegraph} serve`),
  );
  for (const [, given] of block.matchAll(new RegExp(`${name}[@:](\\d[\\d.]*)`, 'g')))
    expect(given).toBe(version);
});

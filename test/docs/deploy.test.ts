// The unit in docs/deploy is one that systemd takes, and what it and the containers start is what the package has.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../tools/temp-folder.ts';

const settings = (file: string): string => readFileSync(join('docs/deploy', file), 'utf8');
const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!canVerify)
  console.log('the systemd unit of docs/deploy: not verified, this machine has no systemd-analyze');

it.runIf(canVerify)('systemd finds nothing wrong with the unit', () => {
  // Only that the program is somewhere else here is no fault of the unit.
  const unit = settings('savegraph.service').replace('/usr/bin/node', process.execPath);
  const file = join(tempFolder({ 'savegraph.service': unit }), 'savegraph.service');
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

it.each(['savegraph.service', 'Dockerfile', 'kubernetes.yaml'])(
  'what %s starts is the program of the package, itself and in this version',
  (file) => {
    const { name, version, bin } = JSON.parse(readFileSync('package.json', 'utf8'));
    const block = settings(file);
    expect(block.replaceAll('", "', ' ')).toMatch(
      new RegExp(`node"? node_modules/${name}/${bin.savegraph} serve`),
    );
    for (const [, given] of block.matchAll(new RegExp(`${name}[@:](\\d[\\d.]*)`, 'g')))
      expect(given).toBe(version);
  },
);

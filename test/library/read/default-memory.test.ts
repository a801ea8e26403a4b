// The memory that a machine, its containers and its shell leave for saves.

import { expect, it } from 'vitest';
import { defaultMemory } from '../../../src/library/read/within-memory.ts';

const GIGABYTE = 2 ** 30;

const files = (text: Readonly<Record<string, string>>) => (path: string) => text[path] ?? null;

it.each<[string, Record<string, string>, number]>([
  ['the machine', {}, 24],
  ['a machine without limits', { '/proc/self/cgroup': '0::/\n' }, 24],
  [
    'a container that is its own root (v2)',
    { '/proc/self/cgroup': '0::/\n', '/sys/fs/cgroup/memory.max': `${8 * GIGABYTE}\n` },
    8,
  ],
  [
    'a group without a limit of its own',
    {
      '/proc/self/cgroup': '0::/a/b\n',
      '/sys/fs/cgroup/a/b/memory.max': 'max\n',
      '/sys/fs/cgroup/a/memory.max': `${4 * GIGABYTE}\n`,
    },
    4,
  ],
  [
    'a group of version 1',
    {
      '/proc/self/cgroup': '5:cpu:/x\n4:memory:/docker/1\n0::/\n',
      '/sys/fs/cgroup/memory/docker/1/memory.limit_in_bytes': `${2 * GIGABYTE}\n`,
    },
    2,
  ],
  [
    'a container of version 1, which does not see its path',
    {
      '/proc/self/cgroup': '4:memory:/docker/1\n',
      '/sys/fs/cgroup/memory/memory.limit_in_bytes': `${2 * GIGABYTE}\n`,
    },
    2,
  ],
  [
    'version 1 without a limit',
    {
      '/proc/self/cgroup': '4:memory:/\n',
      '/sys/fs/cgroup/memory/memory.limit_in_bytes': '9223372036854771712\n',
    },
    24,
  ],
])('takes half of %s', (_, text, gigabytes) => {
  expect(defaultMemory(files(text), 24 * GIGABYTE)).toBe(gigabytes * GIGABYTE * 0.5);
});

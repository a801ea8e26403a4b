// Turns to read: readers wait for one that needs all memory, and a turn is given back after an error.

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ReadLock } from '../../../src/library/memory/read-lock.ts';

/** Work that notes when it begins, and ends when told. */
function worksOf(lock: ReadLock) {
  const log: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const start = (name: string, how: 'shared' | 'exclusive'): Promise<string> =>
    lock[how](() => {
      log.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  const end = async (name: string, error?: Error): Promise<void> => {
    ends.get(name)!(error);
    await nextTurn();
  };
  return { log, start, end };
}

it('readers read at the same time, and one alone only after all of them', async () => {
  const { log, start, end } = worksOf(new ReadLock());
  const all = [start('a', 'shared'), start('b', 'shared'), start('big', 'exclusive')];
  await nextTurn();
  expect(log).toEqual(['a', 'b']);
  await end('a');
  expect(log).toEqual(['a', 'b']);
  await end('b');
  expect(log).toEqual(['a', 'b', 'big']);
  await end('big');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'big']);
});

it('who comes later waits for those who are to be alone, and they for each other', async () => {
  const { log, start, end } = worksOf(new ReadLock());
  const all = [
    start('a', 'shared'),
    start('big', 'exclusive'),
    start('bigger', 'exclusive'),
    start('b', 'shared'),
  ];
  await end('a');
  expect(log).toEqual(['a', 'big']);
  await end('big');
  expect(log).toEqual(['a', 'big', 'bigger']);
  await end('bigger');
  expect(log).toEqual(['a', 'big', 'bigger', 'b']);
  await end('b');
  expect(await Promise.all(all)).toEqual(['a', 'big', 'bigger', 'b']);
});

it.each(['shared', 'exclusive'] as const)('a turn %s that ends in an error is given back', async (how) => {
  const { log, start, end } = worksOf(new ReadLock());
  const failed = expect(start('bad', how)).rejects.toThrow('broken');
  const [big, next] = [start('big', 'exclusive'), start('next', 'shared')];
  await nextTurn();
  await end('bad', new Error('broken'));
  await failed;
  expect(log).toEqual(['bad', 'big']);
  await end('big');
  await end('next');
  expect(await Promise.all([big, next])).toEqual(['big', 'next']);
});

it('work that throws at once gives its turn back too', async () => {
  const lock = new ReadLock();
  const broken = (): Promise<never> => {
    throw new Error('broken');
  };
  await expect(lock.shared(broken)).rejects.toThrow('broken');
  await expect(lock.exclusive(broken)).rejects.toThrow('broken');
  expect(await lock.exclusive(async () => 1)).toBe(1);
  expect(await lock.shared(async () => 2)).toBe(2);
});

// Who may read when: readers wait for one that needs all memory, and a turn is given back after an error.

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from '../../../src/library/memory/turns.ts';

/** Work that notes when it begins, and ends when told. */
function worksOf(turns: Turns) {
  const log: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const start = (name: string, how: 'together' | 'alone'): Promise<string> =>
    turns[how](() => {
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
  const { log, start, end } = worksOf(new Turns());
  const all = [start('a', 'together'), start('b', 'together'), start('big', 'alone')];
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
  const { log, start, end } = worksOf(new Turns());
  const all = [
    start('a', 'together'),
    start('big', 'alone'),
    start('bigger', 'alone'),
    start('b', 'together'),
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

it.each(['together', 'alone'] as const)('a turn %s that ends in an error is given back', async (how) => {
  const { log, start, end } = worksOf(new Turns());
  const failed = expect(start('bad', how)).rejects.toThrow('broken');
  const [big, next] = [start('big', 'alone'), start('next', 'together')];
  await nextTurn();
  await end('bad', new Error('broken'));
  await failed;
  expect(log).toEqual(['bad', 'big']);
  await end('big');
  await end('next');
  expect(await Promise.all([big, next])).toEqual(['big', 'next']);
});

it('work that throws at once gives its turn back too', async () => {
  const turns = new Turns();
  const broken = (): Promise<never> => {
    throw new Error('broken');
  };
  await expect(turns.together(broken)).rejects.toThrow('broken');
  await expect(turns.alone(broken)).rejects.toThrow('broken');
  expect(await turns.alone(async () => 1)).toBe(1);
  expect(await turns.together(async () => 2)).toBe(2);
});

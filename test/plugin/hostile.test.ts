// Hostile saves and a package's code: a package that fails costs itself, and nothing else.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createExecutor } from '../../src/embed/executor.ts';
import { openLibrary } from '../../src/embed/open-library.ts';
import { openSave } from '../../src/embed/open-save.ts';
import { addPlugins } from '../../src/plugin/load.ts';
import { tempFolder } from '../tools/temp-folder.ts';

/** Long enough for what ends; the rest burns what it is given. */
const MOST_MILLIS = 300;
vi.mock('../../src/library/read/thread-time.ts', async (original) => {
  const own = await original<typeof import('../../src/library/read/thread-time.ts')>();
  const withinTime: typeof own.withinTime = (millis, ...work) =>
    own.withinTime(Math.min(millis, MOST_MILLIS), ...work);
  return { ...own, withinTime };
});

const folder = tempFolder({});
for (const letter of 'chlrtmdevs') writeFileSync(join(folder, `${letter}.hos`), `HOST${letter}`);
const file = (letter: string): string => join(folder, `${letter}.hos`);
const hostile = await addPlugins(['test/plugin/hostile.mjs']);

it.each([
  ['h', 'TypeError: headers are broken'],
  ['l', 'no end in 5000 ms'],
  ['r', 'RangeError: Maximum call stack size exceeded'],
  ['t', 'TypeError: Cannot read properties of null'],
])('%s.hos is refused with the name of the plugin', async (letter, why) => {
  expect(hostile).toEqual([]);
  const refused = openSave(file(letter), { threads: 0 });
  await expect(refused).rejects.toThrow(`expected what the plugin HOSTILE can read, found `);
  await expect(refused).rejects.toThrow(why);
});

it('what claims nothing is said of files that are called like its own', async () => {
  await expect(openSave(file('c'), { threads: 0 })).rejects.toThrow(
    'could not look at: TypeError: claims are broken',
  );
});

it('a reading that takes too much memory is ended, and the next goes on', async () => {
  const library = openLibrary([file('m'), file('s')], { threads: 1 });
  const ask = createExecutor({ library });
  const query = '{ save(id: "m") { stats { objects } } other: save(id: "s") { stats { objects } } }';
  const { data, errors } = await ask({ query });
  expect(errors?.map(({ message }) => message).join()).toContain('of objects while it is read, found more');
  expect(data?.other).toEqual({ stats: { objects: 2 } });
  await library.close();
});

it.each([
  ['d', 'values nested at most 64 deep'],
  ['e', 'TypeError: Cannot read properties of null'],
  ['v', 'RangeError: Maximum call stack size exceeded'],
])('%s.hos loses the object that cannot be decoded, and says so', async (letter, why) => {
  const { graph } = await openSave(file(letter), { threads: 0 });
  expect(graph.data.issues.map(({ node, message }) => [node, message])).toEqual([
    [1, expect.stringContaining(why)],
  ]);
  expect(graph.properties(0 as never)).toMatchObject([{ name: 'value', value: 7 }]);
});

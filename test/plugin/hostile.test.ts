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

/** Does what the fifth byte of a file says. */
const plugin = `
const told = (file) => String.fromCharCode(...file.head(5));
const deep = (levels) => ({ kind: 'list', items: levels > 0 ? [deep(levels - 1)] : [] });
const endless = () => { for (;;); };
const fill = () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); };
const recurse = () => recurse() + 1;
export default {
  api: 1, id: 'HOSTILE', title: 'Hostile', extensions: ['.hos'],
  claim(files) {
    const own = files.filter((file) => told(file).startsWith('HOST'));
    if (own.some((file) => told(file) === 'HOSTc')) throw new TypeError('claims are broken');
    return own.map((file) => ({ name: file.path, files: [file] }));
  },
  header({ files: [file] }) {
    if (told(file) === 'HOSTh') throw new TypeError('headers are broken');
    if (told(file) === 'HOSTl') endless();
    return { title: file.path };
  },
  read([file], sink, { cursors }) {
    const [cursor] = cursors();
    const act = { r: recurse, t: () => null.x, m: fill }[told({ head: (n) => file.bytes.subarray(0, n) })[4]];
    act?.();
    for (const name of ['one', 'two']) {
      sink.span(sink.node('RECORD', sink.classOf(sink.texts.add('X')), sink.texts.add(name)), 0, cursor.left);
    }
  },
  decode(cursor, { node }) {
    const act = { d: () => deep(1000), e: () => null.x, v: recurse }[String.fromCharCode(cursor.take8(5)[4])];
    return [{ name: 'value', value: node === 1 && act ? act() : 7 }];
  },
};`;
const folder = tempFolder({});
writeFileSync(join(folder, 'hostile.mjs'), plugin);
for (const letter of 'chlrtmdevs') writeFileSync(join(folder, `${letter}.hos`), `HOST${letter}`);
const file = (letter: string): string => join(folder, `${letter}.hos`);
const hostile = await addPlugins([join(folder, 'hostile.mjs')]);

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

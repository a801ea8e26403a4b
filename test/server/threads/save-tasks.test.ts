// Metrics and files of maps that threads make are those that the serving thread would make.

import { expect, test } from 'vitest';
import { saveMetrics } from '../../../src/api/games/metrics.ts';
import { makeMapFile } from '../../../src/api/map/map-files.ts';
import { entryVersion, type SaveVersion, type TableTask } from '../../../src/server/threads/messages.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { threadsOver } from '../../tools/thread-pool.ts';

const { library, threads } = threadsOver('examples/little-factory.sav');
const entry = library.entries[0]!;
const save: SaveVersion = { key: entry.key, version: entryVersion(entry) };

function tableTask(request: Partial<TableTask['request']>, format: string | null = null): TableTask {
  const none = { where: null, columns: null, orderBy: null, first: null, offset: null };
  return { kind: 'table', save, request: { ...none, ...request }, format, limits: {} };
}

/** Work enough for looks at the clock. */
const EVERY_PATH = '{"path":{"matches":"[a-z]*_"}}';
test.each([
  { kind: 'objects' },
  { kind: 'lines' },
  { kind: 'places' },
  { kind: 'property', of: 'mCurrentPotential' },
] as const)('so is the file %j of a map', async (file) => {
  const made = await threads.run({ kind: 'map', save, file }, null);
  const expected = await makeMapFile(await library.load(entry), file);
  expect(Buffer.from(made!.body).equals(Buffer.from(expected!))).toBe(true);
});

test('so are metrics', async () => {
  const made = await threads.run({ kind: 'metrics', save }, null);
  const expected = saveMetrics(await library.load(entry))!;
  expect(expected).toContain('savegraph_machines');
  expect(Buffer.from(made!.body).toString()).toBe(expected);
});

test('what cannot be is refused in the same words', async () => {
  const served = await serveLibrary(library);
  for (const request of [
    { where: '{' },
    { where: '{"class":{"matches":"("}}' },
    { columns: 'a[' },
    { first: 'x' },
  ]) {
    const address = new URL(`/saves/little-factory/objects.csv?${new URLSearchParams(request)}`, served.url);
    const { errors } = (await (await fetch(address)).json()) as { errors: { message: string }[] };
    await expect(threads.run(tableTask(request), null)).rejects.toThrow(errors[0]!.message);
  }
  const file = { kind: 'property', of: '' } as const;
  await expect(threads.run({ kind: 'map', save, file }, null)).rejects.toThrow('property path');
  await expect(
    threads.run({ ...tableTask({ where: EVERY_PATH }), limits: { milliseconds: -1 } }, null),
  ).rejects.toThrow('at most -1');
});

test('of another version than the thread has, nothing is made', async () => {
  const other = { ...save, version: 'another' };
  expect(await threads.run({ ...tableTask({}), save: other }, null)).toBeNull();
  expect(
    await threads.run({ kind: 'map', save: other, file: { kind: 'attribute', of: 'none' } }, null),
  ).toBeNull();
  expect(await threads.run({ kind: 'map', save, file: { kind: 'attribute', of: 'none' } }, null)).toBeNull();
});

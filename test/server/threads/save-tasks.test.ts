// Metrics and files of maps that threads make are those that the serving thread would make.

import { expect, test } from 'vitest';
import { saveMetrics } from '../../../src/api/games/metrics.ts';
import { makeMapFile } from '../../../src/api/map/map-files.ts';
import { changedError } from '../../../src/library/load-error.ts';
import type { TaskOf } from '../../../src/server/threads/messages.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { threadsOver } from '../../tools/thread-pool.ts';

const { library, threads } = threadsOver('examples/little-factory.sav');
const entry = library.entries[0]!;

function tableTask(
  request: Partial<TaskOf<'table'>['request']>,
  format: string | null = null,
): TaskOf<'table'> {
  const none = { where: null, columns: null, orderBy: null, first: null, offset: null };
  return { kind: 'table', request: { ...none, ...request }, format, limits: {} };
}

/** Work enough for looks at the clock. */
const EVERY_PATH = '{"path":{"matches":"[a-z]*_"}}';
test.each([
  { kind: 'objects' },
  { kind: 'lines' },
  { kind: 'places' },
  { kind: 'property', of: 'mCurrentPotential' },
] as const)('so is the file %j of a map', async (file) => {
  const made = await threads.run({ kind: 'map', file }, null, entry);
  const expected = await makeMapFile(await library.load(entry), file);
  expect(Buffer.from(made!.body).equals(Buffer.from(expected!))).toBe(true);
});

test('so are metrics', async () => {
  const made = await threads.run({ kind: 'metrics' }, null, entry);
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
    await expect(threads.run(tableTask(request), null, entry)).rejects.toThrow(errors[0]!.message);
  }
  const file = { kind: 'property', of: '' } as const;
  await expect(threads.run({ kind: 'map', file }, null, entry)).rejects.toThrow('property path');
  await expect(
    threads.run({ ...tableTask({ where: EVERY_PATH }), limits: { milliseconds: -1 } }, null, entry),
  ).rejects.toThrow('at most -1');
});

test('of what there is not, and of an entry whose files have changed, nothing is made', async () => {
  const none = { kind: 'map', file: { kind: 'attribute', of: 'none' } } as const;
  expect(await threads.run(none, null, entry)).toBeNull();
  const other = { ...entry, ready: null, error: changedError('little-factory.sav'), key: entry.key };
  expect(await threads.run(tableTask({}), null, { ...other, state: 'LISTED' })).toBeNull();
});

// Graphs that the serving thread lends: the graph of just the entry that was given, or the reason why there is none.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import {
  argumentsText,
  EntryIds,
  fromFailure,
  type MainCall,
  MainSide,
  type PostedEntry,
  type PostedGraph,
  postedFailure,
} from '../../../src/server/threads/main-side.ts';
import { SharedIndexes } from '../../../src/server/threads/shared-indexes.ts';
import { StoreError } from '../../../src/store/store-error.ts';
import { openDesk } from '../../tools/ask.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';

const indexes: SharedIndexes[] = [];
afterEach(() => {
  for (const each of indexes.splice(0)) each.close();
});

function begin() {
  const made = new SharedIndexes();
  indexes.push(made);
  // Two of one name and size, and one whose name is in that of another.
  const files = {
    'one/a.sav': fakeSave('A', ['x C']),
    'two/a.sav': fakeSave('A', ['y C']),
    'aa.sav': fakeSave('AA', ['z C', 'w C']),
    'bad.sav': fakeSave('B', ['!']),
  };
  const desk = openDesk(files, [fakeFormat]);
  const ids = new EntryIds();
  const { library } = desk;
  const task = (): MainSide =>
    new MainSide({ library, store: null, indexes: made, ids, check: () => undefined });
  const main = task();
  const call = async (of: MainCall['of'], method: string, ...args: unknown[]): Promise<unknown> => {
    const { value, failure } = await main.answer({ number: 1, of, method, args: argumentsText(args) });
    if (failure) throw fromFailure(structuredClone(failure));
    return value;
  };
  const get = (slug: string) => call('catalogue', 'get', slug) as Promise<PostedEntry>;
  const load = (id: number) => call('saves', 'load', id) as Promise<PostedGraph>;
  return { ...desk, task, main, call, get, load };
}

it('lends the graph of the entry that it gave, by one number', async () => {
  const { call, load, library } = begin();
  const numbers = new Set<number>();
  const test = { startsWith: 'A' };
  const where = { is: 'field', field: 'TITLE', test, holds: () => false };
  const asked = { where, order: [], limit: 10, check: () => undefined };
  for (const { id, key } of (await call('catalogue', 'page', asked)) as PostedEntry[]) {
    const { data, number, entry } = await load(id);
    expect(data.graph).toBe((await library.load(library.byKey(key)!)).graph.data);
    expect(entry).toMatchObject({ id, key, state: 'READY' });
    expect((await load(id)).number).toBe(number);
    numbers.add(number);
  }
  expect(numbers.size).toBe(3);
});

it('lends no other, and none to a task that is over', async () => {
  const { main, task, load, library } = begin();
  const { id } = main.posted(library.get('aa')!);
  await expect(load(id + 1)).rejects.toThrow('no entry');
  const later = await task().answer({ number: 2, of: 'saves', method: 'load', args: `[${id}]` });
  expect(later).toMatchObject({ number: 2, failure: { message: `no entry ${id}` } });
});

it('gives another number, and another entry, to another content', async () => {
  const { get, load, folder } = begin();
  const before = await get('aa');
  writeFileSync(join(folder, 'aa.sav'), fakeSave('AA', ['z C', 'w C', 'more C']));
  await expect.poll(async () => (await get('aa')).id).not.toBe(before.id);
  const { entry, data } = await load((await get('aa')).id);
  expect([entry.id === before.id, data.graph.nodes.count]).toEqual([false, 3]);
});

it('gives errors that stay what they are', async () => {
  const { get, load, library } = begin();
  const bad = await get('bad');
  const error = await load(bad.id).catch((failed: Error) => failed as Error);
  const known = library.get('bad')!.error!;
  if (!(error instanceof Error)) throw new Error('it was loaded');
  expect([error.name, error.message]).toEqual([known.name, known.message]);
  expect(await get('bad')).toMatchObject({ state: 'FAILED', error: postedFailure(error) });
  const busy = fromFailure(structuredClone(postedFailure(new StoreError('STORE_BUSY', 'wait'))));
  expect(busy).toEqual(new StoreError('STORE_BUSY', 'wait'));
});

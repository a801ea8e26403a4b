// Graphs that the serving thread lends: the graph of just the entry that was given, or the reason why there is none.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import {
  EntryIds,
  fromFailure,
  GivenEntries,
  mainSide,
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
  const given = new GivenEntries(new EntryIds());
  const main = mainSide({ library: desk.library, store: null, indexes: made }, given, () => undefined);
  return { ...desk, given, main };
}

it('lends the graph of the entry that it gave, by one number', async () => {
  const { main, library } = begin();
  const numbers = new Set<number>();
  // As they come out on the other side.
  const listed = structuredClone(await main.page('{"is":"and","of":[]}', { order: [], limit: 10 }));
  for (const { id, key } of listed.filter(({ header }) => header.title.startsWith('A'))) {
    const { data, number, entry } = await main.load(id);
    expect(data.graph).toBe((await library.load(library.byKey(key)!)).graph.data);
    expect(entry).toMatchObject({ id, key, state: 'READY' });
    expect((await main.load(id)).number).toBe(number);
    numbers.add(number);
  }
  expect(numbers.size).toBe(3);
});

it('lends no other, and none to a task that is over', async () => {
  const { main, given, library } = begin();
  const { id } = given.posted(library.get('aa')!);
  await expect(main.load(id + 1)).rejects.toThrow('no entry');
  given.clear();
  await expect(main.load(id)).rejects.toThrow('no entry');
});

it('gives another number, and another entry, to another content', async () => {
  const { main, folder } = begin();
  const before = (await main.get('aa'))!;
  writeFileSync(join(folder, 'aa.sav'), fakeSave('AA', ['z C', 'w C', 'more C']));
  await expect.poll(async () => (await main.get('aa'))!.id).not.toBe(before.id);
  const { entry, data } = await main.load((await main.get('aa'))!.id);
  expect([entry.id === before.id, data.graph.nodes.count]).toEqual([false, 3]);
});

it('gives errors that stay what they are', async () => {
  const { main, library } = begin();
  const bad = (await main.get('bad'))!;
  const failure = await main.load(bad.id).catch(postedFailure);
  const error = fromFailure(structuredClone(failure) as ReturnType<typeof postedFailure>);
  const known = library.get('bad')!.error!;
  expect([error.name, error.message]).toEqual([known.name, known.message]);
  expect((await main.get('bad'))!).toMatchObject({ state: 'FAILED', error: failure });
  const busy = fromFailure(structuredClone(postedFailure(new StoreError('STORE_BUSY', 'wait'))));
  expect(busy).toEqual(new StoreError('STORE_BUSY', 'wait'));
});

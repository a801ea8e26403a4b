// Questions that take long are answered on threads of their own. That the answers are those of the serving thread is in
// same-answers.test.ts.

import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { INDEXES } from '../../../src/graph/finished/made-indexes.ts';
import type { Library } from '../../../src/library/library.ts';
import { StoreError } from '../../../src/store/store-error.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { hearEvents } from '../../tools/hear-events.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';
import { question, threadsOver } from '../../tools/thread-pool.ts';

const ODD_THREAD = new URL('../../tools/odd-query-thread.ts', import.meta.url);

const folder = tempFolder({});
cpSync('examples/little-factory.sav', join(folder, 'little-factory.sav'));

const two = (library: Library) => threadsOver(library, { threads: 2 });
/** They do as questions say. */
const odd = () => threadsOver(folder, { threads: 2, program: ODD_THREAD });

test('goes to a thread from the serving thread when it is about to take long', async () => {
  const query =
    '{ save(id: "little-factory") { objects(orderBy: [{field: NAME}], first: 3) { nodes { path } } } }';
  const library = openLibrary(folder);
  const { threads, asExpensive } = two(library);
  const here = await serveLibrary(openLibrary(folder));
  const served = await serveLibrary(library, { threads });
  const asked = vi.spyOn(threads, 'query');
  const expected = (await here.query(query)).body;
  expect((await served.query(query)).body).toEqual(expected);
  expect(asked).not.toHaveBeenCalled();
  asExpensive();
  // The order is kept, and looking at it is no work: as if it had had to be made.
  const kept = vi.spyOn(INDEXES, 'get').mockReturnValue(null);
  expect((await served.query(query)).body).toEqual(expected);
  kept.mockRestore();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a question may take longer here while it would have to wait for a thread to start', async () => {
  const { threads, ask } = odd();
  const before = threads.mostChecks;
  await ask('answer');
  expect(threads.mostChecks).toBeLessThan(before);
});

test('a question that is refused is refused on a thread, too', async () => {
  const library = openLibrary(folder);
  const { threads, ask } = two(library);
  await expect(ask('{ nope }')).rejects.toThrow('nope');
  const served = await serveLibrary(library, { threads });
  expect((await served.query('{ nope }')).body.errors[0].message).toContain('nope');
});

test('a thread that dies takes its question along, and nothing else', async () => {
  const { library, threads, ask } = odd();
  const served = await serveLibrary(library, { threads });
  await expect(ask('die')).rejects.toThrow('ended');
  const both = await Promise.allSettled([ask('die'), ask('answer'), ask('answer')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  // On a busy machine even this may be handed to the odd thread, which hands it back.
  expect((await served.query('{ saves { nodes { slug } } }')).body.data.saves.nodes).toHaveLength(1);
});

test('a question whose client has gone is cancelled', async () => {
  const { ask } = odd();
  const abort = new AbortController();
  // From here on the threads are there, and get a question as it is asked.
  await Promise.all([1, 2].map(() => ask('answer')));
  const asked = ask('until cancelled', abort.signal);
  const waiting = [1, 2].map(() => ask('until cancelled', abort.signal));
  abort.abort();
  expect(await asked).toBe('cancelled');
  expect((await Promise.all(waiting)).filter((body) => body === null).length).toBeGreaterThan(0);
});

test('questions without an answer when the threads are closed are rejected', async () => {
  const { threads, ask } = odd();
  const asked = [1, 2, 3].map(() => ask('until cancelled'));
  const outcomes = Promise.allSettled(asked);
  await threads.close();
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ reason: { extensions: { code: 'SERVER_CLOSING' } } });
  }
});

test('a graph that the serving thread no longer has is let go of', async () => {
  const library = openLibrary(folder);
  const { ask } = two(library);
  const query = '{ save(id: "little-factory") { objects { totalCount } } }';
  const before = await ask(query);
  library.release(library.entries[0]!);
  expect(await ask(query)).toEqual(before);
  expect(library.entries[0]!.ready).not.toBeNull();
});

test('what several threads need of a graph is made once', async () => {
  const { ask } = two(openLibrary(folder));
  const made: string[] = [];
  const set = vi.spyOn(INDEXES, 'set').mockImplementation(function (this: typeof INDEXES, ...args) {
    made.push(args[1]);
    return Object.getPrototypeOf(INDEXES).set.apply(INDEXES, args);
  });
  const fields =
    'objects(orderBy: [{property: "mTimeStamp"}]) { groups(by: [{reference: "Item.ItemClass"}], unnest: "mInventoryStacks[]") { nodes { keys number(property: "NumItems") { sum } } } } search(text: "iron") { nodes { field } }';
  const query = `{ save(id: "little-factory") { ${fields} } }`;
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask(query)));
  set.mockRestore();
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(new Set(made).size).toBe(made.length);
  expect(made).toEqual(expect.arrayContaining(['properties', 'search']));
  expect(made.filter((name) => name.startsWith('column')).sort()).toEqual([
    'column ["mInventoryStacks[]","Item.ItemClass"]',
    'column ["mInventoryStacks[]","NumItems"]',
  ]);
});

/** A good save, and one whose header says whose it is, and after it is nothing that can be read. */
const broken = readFileSync('examples/little-factory.sav').fill(0, 300);
const places = tempFolder({ 'broken.sav': broken, 'good.sav': readFileSync('examples/little-factory.sav') });

test('what became of saves that cannot be read holds where a thread has not been asked yet', async () => {
  const { library, ask } = threadsOver(places);
  const states = async () =>
    (await ask('{ saves { nodes { state } } }')).data.saves.nodes.map(
      ({ state }: { state: string }) => state,
    );
  expect(await states()).toEqual(['LISTED', 'LISTED']);
  await ask('{ saves { nodes { objects { totalCount } } } }');
  expect(await states()).toEqual(['FAILED', 'READY']);
  library.release(library.get('good')!);
  expect(await states()).toEqual(['FAILED', 'LISTED']);
});

test('threads answer what is selected of an event', async () => {
  const { library, threads, asExpensive } = threadsOver(places);
  const here = await serveLibrary(openLibrary(places));
  const served = await serveLibrary(library, { threads });
  const runs = vi.spyOn(threads, 'run');
  const objects = 'objects(first: 3) { totalCount nodes { path json } }';
  const query = `subscription { saveChanged(id: "good") { kind save { slug ${objects} } } }`;
  const told = (server: typeof here): Promise<unknown> => {
    const { library: of } = server;
    return hearEvents(server, query, () => of.changes.publish({ kind: 'CHANGED', entry: of.get('good')! }));
  };
  const expected = await told(here);
  expect(expected).toMatchObject([{ kind: 'CHANGED', save: { slug: 'good' } }]);
  asExpensive();
  expect(await told(served)).toEqual(expected);
  expect(runs).toHaveBeenCalledTimes(1);
});

test('more questions than may wait are refused', async () => {
  const { ask } = odd();
  const aborts = Array.from({ length: 1002 }, () => new AbortController());
  const asked = aborts.map(({ signal }) => ask('until cancelled', signal));
  const outcomes = Promise.allSettled(asked);
  await expect(ask('one more')).rejects.toMatchObject({
    extensions: { code: 'LIMIT_EXCEEDED', http: { status: 503 } },
  });
  for (const abort of aborts) abort.abort();
  await outcomes;
});

test.each([
  ['is started ahead of the first question about a large save', 17 << 20, true],
  ['waits for a question about a small one', 1000, false],
])('the first thread %s', async (_, bytes, isAhead) => {
  const library = openLibrary(tempFolder({ 'a.sav': fakeSave('A', [`${'x'.repeat(bytes)} C`]) }), [
    fakeFormat,
  ]);
  const { threads } = two(library);
  const { mostChecks } = threads;
  await library.load(library.entries[0]!);
  expect(threads.mostChecks < mostChecks).toBe(isAhead);
});

test('what the store cannot answer now may be asked again, with the error of the store', async () => {
  const library = openLibrary(folder);
  const busy = (): Promise<never> => Promise.reject(new StoreError('STORE_BUSY', 'wait'));
  const store = { across: busy, figureNames: busy, withIds: busy, worldFigures: busy };
  const { threads, asExpensive } = threadsOver(library, { store });
  const result = await threads.query(question('{ across(figure: "day") { totalCount } }'), null);
  const error = { path: ['across'], extensions: { code: 'STORE_BUSY' } };
  expect(result!.mayWorkLater).toBe(true);
  expect(JSON.parse(Buffer.from(result!.body).toString())).toMatchObject({
    data: { across: null },
    errors: [error],
  });
  const served = await serveLibrary(library, { threads });
  asExpensive();
  vi.spyOn(threads, 'query').mockResolvedValue(result);
  const scan = '{ save(id: "little-factory") { objects(orderBy: [{field: CLASS}]) { totalCount } } }';
  const kept = vi.spyOn(INDEXES, 'get').mockReturnValue(null);
  const { status, body } = await served.query(scan);
  kept.mockRestore();
  expect([status, body.errors]).toMatchObject([503, [error]]);
});

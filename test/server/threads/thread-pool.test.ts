// Questions that take long are answered on threads of their own, with the answer that the serving thread would give.

import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { INDEXES } from '../../../src/graph/finished/made-indexes.ts';
import type { Library } from '../../../src/library/library.ts';
import type { Result } from '../../../src/server/threads/messages.ts';
import { ThreadPool } from '../../../src/server/threads/thread-pool.ts';
import { StoreError } from '../../../src/store/store-error.ts';
import { atEnd } from '../../tools/at-end.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const ODD_THREAD = new URL('../../tools/odd-query-thread.ts', import.meta.url);

const folder = tempFolder({});
cpSync('examples/little-factory.sav', join(folder, 'little-factory.sav'));

function threadsOver(library: Library, program?: URL): { threads: ThreadPool; faults: unknown[] } {
  const faults: unknown[] = [];
  const report = (error: unknown): void => void faults.push(error);
  const threads = new ThreadPool({ library, report, threads: 2, ...(program && { program }) });
  atEnd(() => threads.close());
  return { threads, faults };
}

function question(query: string) {
  return { query, variables: null, operationName: null, explain: false, showsCost: false };
}

// biome-ignore lint/suspicious/noExplicitAny: tests read answers freely.
type Json = any;

/** Fields wait for the serving thread, so warnings are found in another order. */
const sorted = ({ extensions, ...answer }: Json) => ({
  ...answer,
  warnings: extensions?.warnings.map((each: unknown) => JSON.stringify(each)).sort(),
});
const textOf = (result: Result | null): Json => result && JSON.parse(new TextDecoder().decode(result.body));

const QUERIES = [
  '{ saves { nodes { slug title objects(first: 3) { totalCount nodes { id path class { name } properties { name value } } } } } }',
  '{ save(id: "little-factory") { search(text: "constructor") { nodes { field object { path } } } } }',
  '{ save(id: "little-factory") { satisfactory { machines { totalCount } } objects { groups(by: [{property: "mCurrentRecipe"}]) { nodes { keys count } } } } }',
  '{ save(id: "no such save") { slug } none: save(id: "little-factory") { objects(where: {properties: [{path: "nope", exists: true}]}) { totalCount } } }',
];

test.each(QUERIES)('%s', async (query) => {
  const library = openLibrary(folder);
  const { threads, faults } = threadsOver(library);
  const here = await serveLibrary(openLibrary(folder));
  const expected = (await here.query(query)).body;
  expect(sorted(textOf(await threads.query(question(query), null)))).toEqual(sorted(expected));
  const served = await serveLibrary(library, { threads });
  vi.spyOn(threads, 'mostChecks', 'get').mockReturnValue(0);
  const answer = await served.query(query);
  expect(answer.status).toBe(200);
  expect(sorted(answer.body)).toEqual(sorted(expected));
  expect(faults).toEqual([]);
});

test('goes to a thread from the serving thread when it is about to take long', async () => {
  const query =
    '{ save(id: "little-factory") { objects(orderBy: [{field: NAME}], first: 3) { nodes { path } } } }';
  const library = openLibrary(folder);
  const { threads } = threadsOver(library);
  const here = await serveLibrary(openLibrary(folder));
  const served = await serveLibrary(library, { threads });
  const asked = vi.spyOn(threads, 'query');
  const expected = (await here.query(query)).body;
  expect((await served.query(query)).body).toEqual(expected);
  expect(asked).not.toHaveBeenCalled();
  vi.spyOn(threads, 'mostChecks', 'get').mockReturnValue(0);
  // The order is kept, and looking at it is no work: as if it had had to be made.
  const kept = vi.spyOn(INDEXES, 'get').mockReturnValue(null);
  expect((await served.query(query)).body).toEqual(expected);
  kept.mockRestore();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a question may take longer here while it would have to wait for a thread to start', async () => {
  const { threads } = threadsOver(openLibrary(folder), ODD_THREAD);
  const before = threads.mostChecks;
  await threads.query(question('answer'), null);
  expect(threads.mostChecks).toBeLessThan(before);
});

test('a question that is refused is refused on a thread, too', async () => {
  const library = openLibrary(folder);
  const { threads } = threadsOver(library);
  await expect(threads.query(question('{ nope }'), null)).rejects.toThrow('nope');
  const served = await serveLibrary(library, { threads });
  expect((await served.query('{ nope }')).body.errors[0].message).toContain('nope');
});

test('a thread that dies takes its question along, and nothing else', async () => {
  const library = openLibrary(folder);
  const { threads } = threadsOver(library, ODD_THREAD);
  const served = await serveLibrary(library, { threads });
  await expect(threads.query(question('die'), null)).rejects.toThrow('ended');
  const both = await Promise.allSettled([
    threads.query(question('die'), null),
    threads.query(question('answer'), null),
    threads.query(question('answer'), null),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  // On a busy machine even this may be handed to the odd thread, which hands it back.
  expect((await served.query('{ saves { nodes { slug } } }')).body.data.saves.nodes).toHaveLength(1);
});

test('a question whose client has gone is cancelled', async () => {
  const { threads } = threadsOver(openLibrary(folder), ODD_THREAD);
  const abort = new AbortController();
  // From here on the threads are there, and get a question as it is asked.
  await Promise.all([1, 2].map(() => threads.query(question('answer'), null)));
  const asked = threads.query(question('until cancelled'), abort.signal);
  const waiting = [1, 2].map(() => threads.query(question('until cancelled'), abort.signal));
  abort.abort();
  expect(textOf(await asked)).toBe('cancelled');
  expect((await Promise.all(waiting)).filter((body) => body === null).length).toBeGreaterThan(0);
});

test('questions without an answer when the threads are closed are rejected', async () => {
  const { threads } = threadsOver(openLibrary(folder), ODD_THREAD);
  const asked = [1, 2, 3].map(() => threads.query(question('until cancelled'), null));
  const outcomes = Promise.allSettled(asked);
  await threads.close();
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ reason: { extensions: { code: 'SERVER_CLOSING' } } });
  }
});

test('a graph that the serving thread no longer has is let go of', async () => {
  const library = openLibrary(folder);
  const { threads } = threadsOver(library);
  const query = '{ save(id: "little-factory") { objects { totalCount } } }';
  const before = textOf(await threads.query(question(query), null));
  library.release(library.entries[0]!);
  expect(textOf(await threads.query(question(query), null))).toEqual(before);
  expect(library.entries[0]!.ready).not.toBeNull();
});

test('what several threads need of a graph is made once', async () => {
  const library = openLibrary(folder);
  const { threads, faults } = threadsOver(library);
  const made: string[] = [];
  const set = vi.spyOn(INDEXES, 'set').mockImplementation(function (this: typeof INDEXES, ...args) {
    made.push(args[1]);
    return Object.getPrototypeOf(INDEXES).set.apply(INDEXES, args);
  });
  const fields =
    'objects(orderBy: [{property: "mTimeStamp"}]) { groups(by: [{reference: "Item.ItemClass"}], unnest: "mInventoryStacks[]") { nodes { keys number(property: "NumItems") { sum } } } } search(text: "iron") { nodes { field } }';
  const query = `{ save(id: "little-factory") { ${fields} } }`;
  const answers = await Promise.all([1, 2, 3, 4].map(() => threads.query(question(query), null)));
  set.mockRestore();
  expect(faults).toEqual([]);
  for (const answer of answers) expect(textOf(answer)).toEqual(textOf(answers[0]!));
  expect(new Set(made).size).toBe(made.length);
  expect(made).toEqual(expect.arrayContaining(['properties', 'search']));
  expect(made.filter((name) => name.startsWith('column')).sort()).toEqual([
    'column ["mInventoryStacks[]","Item.ItemClass"]',
    'column ["mInventoryStacks[]","NumItems"]',
  ]);
});

/** A library of a good save and one that cannot be read, which opens again for a server without threads. */
function besideBroken() {
  // The header says whose it is; after it is nothing that can be read.
  const broken = readFileSync('examples/little-factory.sav').fill(0, 300);
  const good = readFileSync('examples/little-factory.sav');
  const places = tempFolder({ 'broken.sav': broken, 'good.sav': good });
  const open = (): Library => openLibrary(places);
  const library = open();
  const faults: unknown[] = [];
  const report = (error: unknown): void => void faults.push(error);
  const threads = new ThreadPool({ library, report, threads: 1 });
  atEnd(() => threads.close());
  return { library, open, threads, faults };
}

test('saves that cannot be read are no reason to answer all of it on the serving thread', async () => {
  const { library, open, threads, faults } = besideBroken();
  const query = '{ saves { nodes { slug state objects { totalCount } } } }';
  const here = await serveLibrary(open());
  for (const states of [
    ['LISTED', 'LISTED'],
    ['FAILED', 'READY'],
  ]) {
    const expected = (await here.query(query)).body;
    expect(expected.data.saves.nodes.map(({ state }: { state: string }) => state)).toEqual(states);
    expect(expected.errors).toHaveLength(1);
    expect(textOf(await threads.query(question(query), null))).toEqual(expected);
  }
  // What became of them on the serving thread holds, also where a thread has not been asked yet.
  library.release(library.get('good')!);
  const states = '{ saves { nodes { state } } }';
  expect(textOf(await threads.query(question(states), null))).toEqual({
    data: { saves: { nodes: [{ state: 'FAILED' }, { state: 'LISTED' }] } },
  });
  expect(faults).toEqual([]);
});

const { library, open, threads, faults } = besideBroken();
const here = await serveLibrary(open());
const served = await serveLibrary(library, { threads });
const objects = 'objects(first: 3) { totalCount nodes { path json } }';
const runs = vi.spyOn(threads, 'run');
const mostChecks = vi.spyOn(threads, 'mostChecks', 'get');
/** Lets no question stay on the serving thread. */
const asExpensive = (): void => {
  runs.mockClear();
  mostChecks.mockReturnValue(0);
};
const event = async (url: string, query: string, publish: () => void): Promise<string> => {
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };
  const gone = new AbortController();
  const body = JSON.stringify({ query });
  const response = await fetch(url, { method: 'POST', headers, body, signal: gone.signal });
  let text = '';
  publish();
  for await (const piece of response.body!) {
    text += Buffer.from(piece).toString();
    if (/^data: .*\n\n/m.test(text)) break;
  }
  gone.abort();
  return /^data: (.*)$/m.exec(text)![1]!;
};

test('threads answer what is selected of a mutation, with every error in its place', async () => {
  const query = `mutation { a: openSave(id: "good") { slug state ${objects} } none: openSave(id: "none") { slug }
    broken: openSave(id: "broken") { slug } b: closeSave(id: "good") { state } }`;
  const expected = (await here.query(query)).body;
  expect(expected).toMatchObject({
    data: { a: { slug: 'good' }, none: null, broken: null, b: { state: 'READY' } },
    errors: [{ path: ['broken'] }],
    extensions: { warnings: [{ code: 'UNKNOWN_ID' }] },
  });
  asExpensive();
  const answer = (await served.query(query)).body;
  expect(runs).toHaveBeenCalledTimes(1);
  expect(answer).toEqual(expected);
});

test('threads answer what is selected of an event', async () => {
  const query = `subscription { saveChanged(id: "good") { kind save { slug ${objects} } } }`;
  const told = async ({ url }: typeof here, of: Library): Promise<unknown> => {
    const publish = (): void => of.changes.publish({ kind: 'CHANGED', entry: of.get('good')! });
    return JSON.parse(await event(url, query, publish));
  };
  const expected = await told(here, here.library);
  expect(expected).toMatchObject({ data: { saveChanged: { kind: 'CHANGED', save: { slug: 'good' } } } });
  asExpensive();
  expect(await told(served, library)).toEqual(expected);
  expect(runs).toHaveBeenCalledTimes(1);
});

test('threads answer what is selected of a query in a stream, and one that only speaks of a mutation', async () => {
  const query = `{ save(id: "good") { ${objects} } } # no mutation`;
  const expected = (await here.query(query)).body;
  asExpensive();
  expect(JSON.parse(await event(served.url, query, () => undefined))).toEqual(expected);
  expect(runs).toHaveBeenCalledTimes(1);
  asExpensive();
  expect((await served.query(query)).body).toEqual(expected);
  expect(runs).toHaveBeenCalledTimes(1);
  expect(faults).toEqual([]);
});

test('more questions than may wait are refused', async () => {
  const { threads } = threadsOver(openLibrary(folder), ODD_THREAD);
  const abort = new AbortController();
  const asked = Array.from({ length: 1002 }, () => threads.query(question('until cancelled'), abort.signal));
  const outcomes = Promise.allSettled(asked);
  await expect(threads.query(question('one more'), null)).rejects.toMatchObject({
    extensions: { code: 'LIMIT_EXCEEDED', http: { status: 503 } },
  });
  abort.abort();
  await outcomes;
});

test.each([
  ['is started ahead of the first question about a large save', 17 << 20, true],
  ['waits for a question about a small one', 1000, false],
])('the first thread %s', async (_, bytes, isAhead) => {
  const library = openLibrary(tempFolder({ 'a.sav': fakeSave('A', [`${'x'.repeat(bytes)} C`]) }), [
    fakeFormat,
  ]);
  const { threads } = threadsOver(library);
  const { mostChecks } = threads;
  await library.load(library.entries[0]!);
  expect(threads.mostChecks < mostChecks).toBe(isAhead);
});

test('what the store cannot answer now may be asked again, with the error of the store', async () => {
  const library = openLibrary(folder);
  const busy = (): Promise<never> => Promise.reject(new StoreError('STORE_BUSY', 'wait'));
  const store = { across: busy, figureNames: busy, withIds: busy, worldFigures: busy };
  const threads = new ThreadPool({ library, store, report: expect.fail, threads: 1 });
  atEnd(() => threads.close());
  const result = await threads.query(question('{ across(figure: "day") { totalCount } }'), null);
  const error = { path: ['across'], extensions: { code: 'STORE_BUSY' } };
  expect(result!.mayWorkLater).toBe(true);
  expect(textOf(result)).toMatchObject({ data: { across: null }, errors: [error] });
  const served = await serveLibrary(library, { threads });
  vi.spyOn(threads, 'mostChecks', 'get').mockReturnValue(0);
  vi.spyOn(threads, 'query').mockResolvedValue(result);
  const scan = '{ save(id: "little-factory") { objects(orderBy: [{field: CLASS}]) { totalCount } } }';
  const kept = vi.spyOn(INDEXES, 'get').mockReturnValue(null);
  const { status, body } = await served.query(scan);
  kept.mockRestore();
  expect([status, body.errors]).toMatchObject([503, [error]]);
});

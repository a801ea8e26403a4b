// Clients that ask and never read must not fill the memory.

import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { Library } from '../../../src/library/library.ts';
import { inProcessReader, type SaveReader } from '../../../src/library/read/read-job.ts';
import { UnsentAnswers } from '../../../src/server/http/unsent-answers.ts';
import { listen } from '../../../src/server/http-server.ts';
import { ThreadPool } from '../../../src/server/threads/thread-pool.ts';
import { openDesk } from '../../tools/ask.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const rows = Array.from({ length: 10_000 }, (_, at) => `Some.Object_With_A_Name_${at} C`);
const { library } = openDesk({ 'a.sav': fakeSave('A', rows) });
await library.load(library.get('a')!);
const options = { schema: createSchema(), library, report: () => undefined, host: '127.0.0.1', port: 0 };

const names = Array.from({ length: 10 }, (_, at) => `a${at}: objects(first: 10000) { nodes { path } }`);
/** Is answered by some megabytes. */
const large = `{ save(id: "a") { ${names.join(' ')} } }`;
/**
 * Of one connection, more answers than any kernel holds between a server that sends and a client that does not read.
 */
const MOST_ASKED = 60;

it('asks others to wait, until they read or go', async () => {
  const server = await listen({ ...options, unsent: new UnsentAnswers(1_000_000) });
  const small = async (): Promise<{ status: number; code?: string }> => {
    const response = await fetch(`${server.url}?query=%7B__typename%7D`);
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    return { status: response.status, ...(errors && { code: errors[0]!.extensions.code }) };
  };
  expect(await small()).toEqual({ status: 200 });
  const client = connect(Number(new URL(server.url).port), '127.0.0.1').pause();
  let answer = { status: 200 };
  for (let asked = 0; asked < MOST_ASKED && answer.status === 200; asked++) {
    client.write(`GET /graphql?query=${encodeURIComponent(large)} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    await pause(50);
    answer = await small();
  }
  expect(answer).toEqual({ status: 503, code: 'LIMIT_EXCEEDED' });
  client.destroy();
  await expect.poll(small).toEqual({ status: 200 });
  await server.close(100);
});

it('are cut off when they read nothing while others are refused', async () => {
  const server = await listen({ ...options, unsent: new UnsentAnswers(1_000_000, 100) });
  const client = connect(Number(new URL(server.url).port), '127.0.0.1').pause();
  const small = async (): Promise<number> => (await fetch(`${server.url}?query=%7B__typename%7D`)).status;
  const isCut = once(client, 'close');
  for (let asked = 0; asked < MOST_ASKED && (await small()) === 200; asked++) {
    client.write(`GET /graphql?query=${encodeURIComponent(large)} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    await pause(50);
  }
  expect(await small()).toBe(503);
  // It holds on, and still does not read.
  await expect.poll(small).toBe(200);
  client.on('error', () => undefined);
  client.resume();
  await isCut;
  await server.close(100);
});

it('refuses what began while there was room, and is made when there is none', async () => {
  const folder = tempFolder({ 'a.sav': fakeSave('A', rows) });
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const reader = inProcessReader([fakeFormat]);
  const slow: SaveReader = { read: (job) => held.then(() => reader.read(job)), close: () => reader.close() };
  const late = new Library({ reader: slow, formats: [fakeFormat] });
  late.add(folder);
  const unsent = new UnsentAnswers(0);
  const { url } = await serveLibrary(late, { unsent });
  const asked = fetch(`${url}?query=${encodeURIComponent('{ save(id: "a") { objects { totalCount } } }')}`);
  await expect.poll(() => late.get('a')!.state).toBe('LOADING');
  void unsent.whilePacked(1, new Promise(() => undefined));
  goOn();
  const refused = await asked;
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    { errors: [{ extensions: { code: 'LIMIT_EXCEEDED' } }] },
  ]);
});

it('lets no thread make more', async () => {
  const unsent = new UnsentAnswers(0);
  const report = (): void => undefined;
  const threads = new ThreadPool({ library, report, threads: 1, unsent });
  afterAll(() => threads.close());
  const question = { query: large, variables: null, operationName: null, explain: false, showsCost: false };
  const never = unsent.whilePacked(1, new Promise(() => undefined));
  await expect(threads.query(question, null)).rejects.toMatchObject({
    extensions: { code: 'LIMIT_EXCEEDED' },
  });
  // What was asked before the limit was reached gets the status of what is refused at once.
  const { url } = await serveLibrary(library, { threads });
  const refused = await fetch(`${url}?query=${encodeURIComponent(large)}`);
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    { errors: [{ extensions: { code: 'LIMIT_EXCEEDED' } }] },
  ]);
  void never;
});

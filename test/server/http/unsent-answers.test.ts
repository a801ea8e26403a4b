// Clients that ask and never read must not fill the memory.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inProcessReader, type SaveReader } from '../../../src/library/read/read-job.ts';
import { UnsentAnswers } from '../../../src/server/http/unsent-answers.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';
import { threadsOver } from '../../tools/thread-pool.ts';

const rows = Array.from({ length: 10_000 }, (_, at) => `Some.Object_With_A_Name_${at} C`);
const folder = tempFolder({ 'a.sav': fakeSave('A', rows) });
const library = openLibrary(folder, [fakeFormat]);
await library.load(library.get('a')!);

const names = Array.from({ length: 10 }, (_, at) => `a${at}: objects(first: 10000) { nodes { path } }`);
/** Is answered by some megabytes. */
const large = `{ save(id: "a") { ${names.join(' ')} } }`;
/**
 * Of one connection, more answers than any kernel holds between a server that sends and a client that does not read.
 */
const MOST_ASKED = 60;

/** The status of an answer, and the code of its error. */
async function statusOf(url: string, query = '{ __typename }'): Promise<unknown[]> {
  const response = await fetch(`${url}?query=${encodeURIComponent(query)}`);
  const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return [response.status, ...errors.map(({ extensions }) => extensions.code)];
}

const FULL = [503, 'LIMIT_EXCEEDED'];

/** A client that asks for large answers and reads none, until others are refused. */
async function fill(url: string): Promise<Socket> {
  const client = connect(Number(new URL(url).port), '127.0.0.1').pause();
  let answer: unknown[] = [200];
  for (let asked = 0; asked < MOST_ASKED && answer[0] === 200; asked++) {
    client.write(`GET /graphql?query=${encodeURIComponent(large)} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    await pause(50);
    answer = await statusOf(url);
  }
  expect(answer).toEqual(FULL);
  return client;
}

it('asks others to wait, until they read or go', async () => {
  const { url } = await serveLibrary(library, { unsent: new UnsentAnswers(1_000_000) });
  expect(await statusOf(url)).toEqual([200]);
  (await fill(url)).destroy();
  await expect.poll(() => statusOf(url)).toEqual([200]);
});

it('are cut off when they read nothing while others are refused', async () => {
  const { url } = await serveLibrary(library, { unsent: new UnsentAnswers(1_000_000, 100) });
  const client = await fill(url);
  const isCut = once(client, 'close');
  // It holds on, and still does not read.
  await expect.poll(() => statusOf(url)).toEqual([200]);
  client.on('error', () => undefined);
  client.resume();
  await isCut;
});

it('refuses what began while there was room, and is made when there is none', async () => {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const reader = inProcessReader([fakeFormat]);
  const slow: SaveReader = { read: (job) => held.then(() => reader.read(job)), close: () => reader.close() };
  const late = openLibrary(folder, [fakeFormat], { reader: slow });
  const unsent = new UnsentAnswers(0);
  const { url } = await serveLibrary(late, { unsent });
  const asked = statusOf(url, '{ save(id: "a") { objects { totalCount } } }');
  await expect.poll(() => late.get('a')!.state).toBe('LOADING');
  void unsent.whilePacked(1, new Promise(() => undefined));
  goOn();
  expect(await asked).toEqual(FULL);
});

it('lets no thread make more', async () => {
  const unsent = new UnsentAnswers(0);
  const { threads, ask } = threadsOver(library, { unsent });
  const never = unsent.whilePacked(1, new Promise(() => undefined));
  await expect(ask(large)).rejects.toMatchObject({
    extensions: { code: 'LIMIT_EXCEEDED' },
  });
  // What was asked before the limit was reached gets the status of what is refused at once.
  const { url } = await serveLibrary(library, { threads });
  expect(await statusOf(url, large)).toEqual(FULL);
  void never;
});

// Tables as many clients ask for them: so many at a time. What is in them is in ../transcripts/saves.txt.

import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { MOST_STREAMS } from '../../../src/server/options/limits.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { openSocket } from '../../tools/open-socket.ts';
import { serveSaves } from '../../tools/serve.ts';

/** Few and long: more bytes than kernels keep of an answer that is not read. */
const rows = Array.from({ length: 4000 }, (_, at) => `Some.Object_${at}_${'x'.repeat(1500)} C`);
const files = { 'large.sav': fakeSave('L', rows), 'a.sav': fakeSave('A', ['x C', 'y D x']) };
const { url, get, internalErrors } = await serveSaves(files, [fakeFormat]);
const PATHS = 'columns=path';

/** A client that has heard that its table begins, and reads no more of it. */
async function startReading(): Promise<Socket> {
  const lines = ['GET /saves/large/objects.ndjson?columns=path HTTP/1.1', 'host: localhost', '', ''];
  const { socket } = openSocket(url, lines.join('\r\n'));
  await once(socket, 'data');
  return socket.pause();
}

it('tables are sent so many at a time, and the next when one of those has gone', async () => {
  const clients = await Promise.all(Array.from({ length: MOST_STREAMS }, startReading));
  const refused = await get(`/saves/a/objects.csv?${PATHS}`);
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
    503,
    '1',
    { errors: [{ extensions: { code: 'LIMIT_EXCEEDED' } }] },
  ]);
  clients[0]!.destroy();
  await expect.poll(async () => (await get(`/saves/a/objects.csv?${PATHS}`)).status).toBe(200);
  for (const client of clients) client.destroy();
  expect(internalErrors).toEqual([]);
});

it('tables that are refused leave room for others', async () => {
  for (let turn = 0; turn < MOST_STREAMS + 8; turn++) {
    expect((await get('/saves/nope/objects.csv')).status).toBe(404);
    expect((await get('/saves/a/objects.csv?where=%7B')).status).toBe(400);
  }
  expect((await get(`/saves/a/objects.csv?${PATHS}`)).status).toBe(200);
});

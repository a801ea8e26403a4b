// Tables as many clients ask for them: so many at a time, and with nothing in them that was not asked for.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { MOST_STREAMS } from '../../../src/server/options/limits.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { serveSaves } from '../../tools/serve.ts';

/** Few and long: more bytes than kernels keep of an answer that is not read. */
const rows = Array.from({ length: 4000 }, (_, at) => `Some.Object_${at}_${'x'.repeat(1500)} C`);
const files = { 'large.sav': fakeSave('L', rows), 'a.sav': fakeSave('A', ['x C', 'y D x']) };
const { url, internalErrors } = await serveSaves(files, [fakeFormat]);
const get = (path: string, init?: RequestInit) => fetch(new URL(path, url), init);
const PATHS = 'columns=path';

/** A client that has heard that its table begins, and reads no more of it. */
async function startReading(): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const lines = ['GET /saves/large/objects.ndjson?columns=path HTTP/1.1', 'host: localhost', '', ''];
  socket.write(lines.join('\r\n'));
  await once(socket, 'readable');
  return socket;
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

it('a table is of what was asked for, and nothing where a parameter is unknown', async () => {
  expect(await (await get(`/saves/a/objects.csv?${PATHS}`)).text()).toBe('path\r\nx\r\ny\r\n');
  const misspelt = await get(
    `/saves/a/objects.csv?${PATHS}&wher=${encodeURIComponent('{"class":{"eq":"D"}}')}`,
  );
  const { errors } = (await misspelt.json()) as { errors: { message: string }[] };
  expect([misspelt.status, errors[0]!.message]).toEqual([400, expect.stringMatching(/wher.*where/)]);
});

it('a table is announced by HEAD as it would be sent', async () => {
  const path = `/saves/large/objects.csv?${PATHS}`;
  const head = await get(path, { method: 'HEAD' });
  expect([head.status, await head.text(), head.headers.get('x-total-count')]).toEqual([200, '', '4000']);
  const whole = await get(path);
  expect((await whole.text()).split('\r\n')).toHaveLength(4002);
  for (const name of ['etag', 'content-type', 'x-total-count', 'vary']) {
    expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
  }
});

it('a table that stands at a client is not made again, in the encoding that it has', async () => {
  const path = `/saves/a/objects.csv?${PATHS}`;
  const etags: string[] = [];
  for (const encoding of ['identity', 'gzip', 'br']) {
    const headers = { 'accept-encoding': encoding };
    const etag = (await get(path, { headers })).headers.get('etag')!;
    etags.push(etag);
    const statuses = await Promise.all(
      etags.map(
        async (known) => (await get(path, { headers: { ...headers, 'if-none-match': known } })).status,
      ),
    );
    expect(statuses).toEqual([...etags.slice(1).map(() => 200), 304]);
  }
});

it('a table of a format that there is none of says which there are', async () => {
  const response = await get('/saves/a/objects.xlsx');
  expect([response.status, await response.text()]).toEqual([
    404,
    expect.stringMatching(/ndjson.*csv.*arrow/),
  ]);
});

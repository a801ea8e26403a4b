// What a server does with those who are still there when it ends.

import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { Library } from '../../../src/library/library.ts';
import { listen } from '../../../src/server/http-server.ts';
import { openDesk } from '../../tools/ask.ts';
import { atEnd } from '../../tools/at-end.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { untilRead } from '../../tools/server-side.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

it('a request on a connection that was idle is answered when it was sent before the end', async () => {
  const { library } = openDesk({ 'a.fake': fakeSave('A', ['x C']) });
  const options = { schema: createSchema(), library, report: () => undefined, host: '127.0.0.1', port: 0 };
  const server = await listen(options);
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let got = '';
  socket.setEncoding('utf8').on('data', (part) => {
    got += part;
  });
  const ask = (): void => {
    socket.write('GET /graphql?query=%7B__typename%7D HTTP/1.1\r\nhost: localhost\r\n\r\n');
  };
  ask();
  await expect.poll(() => got).toMatch(/\{"data":.*\}/);
  got = '';
  ask();
  await Promise.all([server.close(5000), once(socket, 'close')]);
  expect(got).toMatch(/^HTTP\/1.1 200 OK[\s\S]*connection: close[\s\S]*\{"data":\{"__typename":"Query"\}\}/i);
});

it('requests that do not end are cut off after the grace', async () => {
  const { library } = openDesk({ 'a.fake': fakeSave('A', ['x C']) });
  const options = { schema: createSchema(), library, report: () => undefined, host: '127.0.0.1', port: 0 };
  const server = await listen(options);
  const { port } = new URL(server.url);
  // Neither sends all of its request, nor goes when it was told that it is too late.
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  atEnd(() => socket.destroy());
  await once(socket, 'connect');
  socket.on('error', () => undefined).resume();
  socket.write(
    'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  await untilRead(socket);
  // Without the cut, after the minutes that Node gives a request.
  const late = new Promise((resolve) => setTimeout(resolve, 100_000, 'late'));
  expect(await Promise.race([server.close(300), late])).toBeUndefined();
});

/** A server whose only save takes for ever to read. */
async function listenWithoutEnd() {
  const reader = { read: () => new Promise<never>(() => undefined), close: async () => undefined };
  const library = new Library({ reader, formats: [fakeFormat] });
  library.add(tempFolder({ 'a.sav': fakeSave('A', ['x C']) }));
  const errors: unknown[] = [];
  const report = (error: unknown): void => void errors.push(error);
  const options = { schema: createSchema(), library, report, host: '127.0.0.1', port: 0 };
  const server = await listen(options);
  return { server, errors, url: new URL(server.url) };
}

const STUCK = '?query=%7Bsave(id:%22a%22)%7Bstats%7Bobjects%7D%7D%7D';
const TABLE = '/saves/a/objects.csv';

it('requests without an answer within the grace get an error', async () => {
  const { server, errors, url } = await listenWithoutEnd();
  const sent: Promise<void>[] = [];
  const ask = async (place: string, method = 'GET') => {
    const request = get(new URL(place, url), { method, agent: false });
    sent.push(once(request, 'socket').then(([socket]) => untilRead(socket)));
    const [response] = await once(request, 'response');
    const { statusCode, headers } = response;
    return { statusCode, headers, body: await text(response) };
  };
  const asked = [ask(TABLE), ...Array.from({ length: 24 }, () => ask(STUCK))];
  const headOnly = ask(TABLE, 'HEAD');
  await Promise.all(sent);
  await server.close(200);
  for (const { statusCode, headers, body } of await Promise.all(asked)) {
    expect([statusCode, headers.connection, headers['retry-after']]).toEqual([503, 'close', '1']);
    // As on every answer.
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.parse(body).errors[0].extensions).toEqual({ code: 'SERVER_CLOSING' });
  }
  expect(await headOnly).toMatchObject({ statusCode: 503, body: '' });
  expect(errors).toEqual([]);
});

const CHUNK = `8000\r\n${' '.repeat(0x8000)}\r\n`;

/** Whether the kernel takes all that was written to a socket, though it is not read. */
async function isTaken(socket: Socket): Promise<boolean> {
  for (let turns = 0; turns < 100 && socket.writableLength > 0; turns++) await nextTurn();
  return socket.writableLength === 0;
}

it('clients that are still sending get the error, too', async () => {
  const { server, errors, url } = await listenWithoutEnd();
  const clients = Array.from({ length: 2 }, () => {
    const socket = connect(Number(url.port), '127.0.0.1');
    const client = { socket, got: '', error: null as Error | null, closed: once(socket, 'close') };
    socket.setEncoding('utf8').on('data', (part) => {
      client.got += part;
    });
    socket.on('error', (error) => {
      client.error = error;
    });
    return client;
  });
  const [body, head] = clients as [(typeof clients)[0], (typeof clients)[0]];
  // This body is never read, and this client reads nothing before it has sent all of it: a little more than the kernel
  // takes.
  body.socket.pause();
  body.socket.write(`GET ${TABLE} HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n`);
  await untilRead(body.socket);
  for (let size = 0; size < 8_000_000 && (await isTaken(body.socket)); size += CHUNK.length) {
    body.socket.write(CHUNK);
  }
  body.socket.write('0\r\n\r\n', () => body.socket.resume());
  head.socket.write(`GET /graphql${STUCK} HTTP/1.1\r\nhost: localhost\r\n`);
  await untilRead(head.socket);
  const ended = server.close(200);
  setTimeout(() => head.socket.write('\r\n'), 400);
  await Promise.all([ended, ...clients.map(({ closed }) => closed)]);
  for (const { got, error } of clients) {
    expect(got).toMatch(/^HTTP\/1.1 503 [\s\S]*"code":"SERVER_CLOSING"/);
    expect(error).toBeNull();
  }
  expect(errors).toEqual([]);
});

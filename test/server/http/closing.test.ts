// The end of a server whose clients are still there.

import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { listen } from '../../../src/server/http-server.ts';
import { openDesk } from '../../tools/ask.ts';
import { atEnd } from '../../tools/at-end.ts';
import { fakeSave } from '../../tools/fake-format.ts';
import { untilRead } from '../../tools/server-side.ts';

/** A server whose end is up to the test. */
const open = () => {
  const { library } = openDesk({ 'a.fake': fakeSave('A', ['x C']) });
  return listen({ schema: createSchema(), library, report: () => undefined, host: '127.0.0.1', port: 0 });
};

it('a request on a connection that was idle is answered when it was sent before the end', async () => {
  const server = await open();
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
  const server = await open();
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

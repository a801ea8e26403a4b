// What a server does with those who are still there when it ends.

import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createSchema } from '../../src/api/schema/schema.ts';
import { listen } from '../../src/server/http-server.ts';
import { openDesk } from '../tools/ask.ts';
import { fakeSave } from '../tools/fake-format.ts';

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

it('whoever does not come to an end is cut off after the grace', { timeout: 60_000 }, async () => {
  const { library } = openDesk({ 'a.fake': fakeSave('A', ['x C']) });
  const options = { schema: createSchema(), library, report: () => undefined, host: '127.0.0.1', port: 0 };
  const server = await listen(options);
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(
    'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  const cut = once(socket, 'close');
  const began = performance.now();
  await server.close(300);
  await cut;
  // Without the cut, after the minutes that Node gives a request.
  expect(performance.now() - began).toBeLessThan(20_000);
});

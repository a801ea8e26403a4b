// The end of a server whose clients are still there.

import { expect, it } from 'vitest';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { listen } from '../../../src/server/http-server.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { openSocket } from '../../tools/open-socket.ts';
import { untilRead } from '../../tools/server-side.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

/** A server whose end is up to the test. */
const open = () => {
  const library = openLibrary(tempFolder({ 'a.sav': fakeSave('A', ['x C']) }), [fakeFormat]);
  return listen({ schema: createSchema(), library, report: () => undefined, host: '127.0.0.1', port: 0 });
};

it('a request on a connection that was idle is answered when it was sent before the end', async () => {
  const server = await open();
  const request = 'GET /graphql?query=%7B__typename%7D HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const client = openSocket(server.url, request);
  await expect.poll(() => client.got).toMatch(/\{"data":.*\}/);
  client.got = '';
  client.socket.write(request);
  await Promise.all([server.close(5000), client.closed]);
  expect(client.got).toMatch(
    /^HTTP\/1.1 200 OK[\s\S]*connection: close[\s\S]*\{"data":\{"__typename":"Query"\}\}/i,
  );
});

it('requests that do not end are cut off after the grace', async () => {
  const server = await open();
  // Neither sends all of its request, nor goes when it was told that it is too late.
  const head =
    'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99';
  const { socket } = openSocket(server.url, `${head}\r\n\r\n{`, true);
  await untilRead(socket);
  // Without the cut, after the minutes that Node gives a request.
  const late = new Promise((resolve) => setTimeout(resolve, 100_000, 'late'));
  expect(await Promise.race([server.close(300), late])).toBeUndefined();
});

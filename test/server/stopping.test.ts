// A signal ends the server once it has answered what came before.

import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startServer } from '../tools/program.ts';

const STUCK = new URL('../tools/stuck.mjs', import.meta.url).href;

/** Sends as it is, and gives all that comes back. */
function raw(url: string, text: string): Promise<string> {
  const { port, hostname } = new URL(url);
  return new Promise((resolve, reject) => {
    let got = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part) => {
      got += part;
    });
    socket.on('error', reject).on('close', () => resolve(got));
  });
}

const GET = 'GET /graphql?query=%7B__typename%7D HTTP/1.1\r\nhost: localhost\r\n\r\n';

it('a request that was sent before a signal is answered', async () => {
  const { child, url, ended } = await startServer(['examples/little-factory.sav'], [STUCK]);
  // One that keeps the thread busy, so that neither the next request nor the signal are seen before it is done.
  const busy = raw(url, 'GET /stuck?2000 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  await once(child.stderr, 'data');
  const sent = raw(url, GET);
  await new Promise((resolve) => setTimeout(resolve, 300));
  child.kill('SIGTERM');
  expect(await busy).toMatch(/^HTTP\/1.1 404/);
  expect(await sent).toMatch(
    /^HTTP\/1.1 200 OK[\s\S]*connection: close[\s\S]*\{"data":\{"__typename":"Query"\}\}/i,
  );
  expect(await ended).toMatchObject({ code: 0, err: 'stuck\n' });
});

// A query thread that is busy for good ends the process, and so does a signal.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Silence } from '../../src/server/watched-thread.ts';
import { openSocket } from '../tools/open-socket.ts';
import { startServer, WRITTEN } from '../tools/program.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const STUCK = new URL('../tools/stuck.mjs', import.meta.url).href;

function watch(what: string) {
  const file = new URL('../tools/watch.ts', import.meta.url).pathname;
  const options = WRITTEN.slice(0, -1);
  const child = spawn(process.execPath, [...options, file, what]);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, text }));
  return { child, ended };
}

it('a thread that ends gives its exit code, though something still runs in it', async () => {
  expect(await watch('end').ended).toMatchObject({ code: 1, text: 'begun\n' });
});

it('a thread that dies ends the process', async () => {
  const { code, text } = await watch('die').ended;
  expect([code, text]).toEqual([70, expect.stringContaining('savegraph: Error: a fault\n')]);
});

it('a thread that does not come back ends the process', async () => {
  const { code, text } = await watch('loop').ended;
  expect([code, text]).toEqual([
    70,
    expect.stringMatching(/savegraph: the server did not respond for 2 s: ended\n/),
  ]);
});

it('a thread is left alone as long as its pulse changes, and until it has one', () => {
  const silence = new Silence(3);
  const looks = (pulses: readonly number[]): boolean[] => pulses.map((pulse) => silence.look(pulse));
  expect(looks([0, 0, 0, 0, 0])).not.toContain(true);
  expect(looks([1, 1, 1, 2, 2, 2, 3, 3, 3])).not.toContain(true);
  expect(looks([3, 4, 4, 4, 4])).toEqual([true, false, false, false, true]);
});

it('a thread that does not end after a signal is cut off', async () => {
  const { child, ended } = watch('beat');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({
    code: 0,
    text: expect.stringContaining('did not shut down within 1 s'),
  });
});

const GET = 'GET /graphql?query=%7B__typename%7D HTTP/1.1\r\nhost: localhost\r\n\r\n';

it('a signal ends the server within its grace, whatever its thread is at', async () => {
  const { child, url, ended } = await startServer(['examples/little-factory.sav'], { imports: [STUCK] });
  const asked = openSocket(url, 'GET /stuck?never HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(child.stderr, 'data');
  child.kill('SIGTERM');
  const { code, err } = await ended;
  expect([code, err]).toEqual([0, expect.stringContaining('did not shut down within 6 s')]);
  await asked.closed;
});

it('a request that was sent before a signal is answered', async () => {
  const { child, url, ended } = await startServer(['examples/little-factory.sav'], { imports: [STUCK] });
  // One that keeps the thread busy, so that neither the next request nor the signal are seen before it is done.
  const done = join(tempFolder(), 'done');
  const path = `/stuck?${encodeURIComponent(done)}`;
  const busy = openSocket(url, `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  await once(child.stderr, 'data');
  const asked = openSocket(url, GET);
  await asked.sent;
  child.kill('SIGTERM');
  writeFileSync(done, '');
  expect(await busy.closed).toMatch(/^HTTP\/1.1 404/);
  expect(await asked.closed).toMatch(
    /^HTTP\/1.1 200 OK[\s\S]*connection: close[\s\S]*\{"data":\{"__typename":"Query"\}\}/i,
  );
  expect(await ended).toMatchObject({ code: 0, err: 'stuck\n' });
});

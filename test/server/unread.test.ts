// Clients that ask and never read must not fill the memory.

import { connect, type Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createSchema } from '../../src/api/schema/schema.ts';
import { listen } from '../../src/server/http-server.ts';
import { openDesk } from '../tools/ask.ts';
import { fakeSave } from '../tools/fake-format.ts';

const rows = Array.from({ length: 10_000 }, (_, at) => `Some.Object_With_A_Name_${at} C`);
const { library } = openDesk({ 'a.sav': fakeSave('A', rows) });
await library.load(library.get('a')!);
const mostUnsentBytes = 8_000_000;
const options = { schema: createSchema(), library, report: () => undefined, host: '127.0.0.1', port: 0 };
const server = await listen({ ...options, mostUnsentBytes });
const sockets: Socket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close(100);
});

const names = Array.from({ length: 10 }, (_, at) => `a${at}: objects(first: 10000) { nodes { path } }`);
const large = `{ save(id: "a") { ${names.join(' ')} } }`;

/** Asks for some megabytes and does not read them. */
function askAndLeave(): void {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').pause();
  socket.write(`GET /graphql?query=${encodeURIComponent(large)} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  sockets.push(socket);
}

const small = () => fetch(`${server.url}?query=%7B__typename%7D`);

it('asks others to wait, until they read or go', { timeout: 60_000 }, async () => {
  expect((await small()).status).toBe(200);
  for (let client = 0; client < 10; client++) askAndLeave();
  const until = performance.now() + 30_000;
  let status = 200;
  for (; status === 200 && performance.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const response = await small();
    status = response.status;
    const body = await response.text();
    if (status !== 200) expect(JSON.parse(body).errors[0].extensions.code).toBe('LIMIT_EXCEEDED');
  }
  expect(status).toBe(503);
  for (const socket of sockets) socket.destroy();
  for (; status !== 200 && performance.now() < until; status = (await small()).status) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(status).toBe(200);
});

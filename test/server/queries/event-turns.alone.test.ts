// Many subscribers hold nobody else up: neither when they come, nor when they hear of a change.

import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { RequestAnswers } from '../../../src/server/queries/request-answers.ts';
import { openSocket } from '../../tools/open-socket.ts';
import { serveSmall } from '../../tools/serve.ts';

/** Requests that yoga has begun to answer. */
const begun = vi.hoisted(() => ({ now: 0 }));

vi.mock('../../../src/server/queries/yoga.ts', async (original) => {
  const real = await original<typeof import('../../../src/server/queries/yoga.ts')>();
  const createYogaServer: typeof real.createYogaServer = (...options) =>
    new Proxy(real.createYogaServer(...options), {
      apply: (yoga, _, [request, response]) => {
        begun.now++;
        return yoga(request, response);
      },
    });
  return { ...real, createYogaServer };
});

it('one change is sent to each of many subscribers in a turn of its own', async () => {
  const { library } = await serveSmall();
  const report = (error: unknown): never => {
    throw error;
  };
  const answers = new RequestAnswers({ schema: createSchema(), library, report });
  const request = () => new Request('http://localhost/graphql', { headers: { accept: 'text/event-stream' } });
  const query = 'subscription { saveChanged { kind save { title } } }';
  const sent: unknown[] = [];
  const streams = Array.from({ length: 40 }, () => answers.stream({ query }, request()));
  for (const stream of streams) stream.next().then(({ value }) => sent.push(value?.data));
  while (library.changes.listeners < streams.length) await nextTurn();
  const [entry] = library.entries;
  library.changes.publish({ kind: 'CHANGED', entry: entry! });
  let most = 0;
  for (let before = 0; sent.length < streams.length; before = sent.length) {
    await nextTurn();
    most = Math.max(most, sent.length - before);
  }
  expect(most).toBeLessThanOrEqual(2);
  expect(sent.at(-1)).toEqual({ saveChanged: { kind: 'CHANGED', save: { title: 'A' } } });
  await Promise.all(streams.map((stream) => stream.return!()));
});

it('many that come at once are let in one in a turn', async () => {
  const { url } = await serveSmall();
  const { host } = new URL(url);
  const body = JSON.stringify({ query: 'subscription { saveChanged { kind } }' });
  const head = [
    'POST /graphql HTTP/1.1',
    `host: ${host}`,
    'content-type: application/json',
    'accept: text/event-stream',
    `content-length: ${body.length}`,
  ];
  // Answered once, so that all of them are accepted.
  const open = async () => {
    const { socket } = openSocket(url, `GET /healthz HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    await once(socket, 'data');
    return socket;
  };
  const sockets = await Promise.all(Array.from({ length: 40 }, open));
  for (const socket of sockets) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  let most = 0;
  for (let before = 0; before < sockets.length; ) {
    await nextTurn();
    most = Math.max(most, begun.now - before);
    before = begun.now;
  }
  expect(most).toBeLessThanOrEqual(2);
});

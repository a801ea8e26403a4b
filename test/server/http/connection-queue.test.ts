// Several requests at once on one connection.

import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ConnectionQueue } from '../../../src/server/http/connection-queue.ts';
import { listening } from '../../tools/listening.ts';
import { type OpenSocket, openSocket } from '../../tools/open-socket.ts';

/** A server whose answers are given by the test. */
async function serve(begin?: (response: ServerResponse) => void): Promise<{
  begun: ServerResponse[];
  /** How many requests were read from connections. */
  read: () => number;
  connected: (text: string) => OpenSocket;
}> {
  const begun: ServerResponse[] = [];
  const queue = new ConnectionQueue();
  let read = 0;
  const { url } = await listening((_, response) => {
    read++;
    queue.add(response, () => {
      begun.push(response);
      begin?.(response);
    });
  });
  return { begun, read: () => read, connected: (text) => openSocket(url, text) };
}

const request = (path: string): string => `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\nok`;
const paths = (begun: readonly ServerResponse[]): (string | undefined)[] => begun.map(({ req }) => req.url);

it('begin when those before are answered, with their bodies', async () => {
  const { begun, connected } = await serve();
  const client = connected(['/1', '/2', '/3'].map(request).join(''));
  for (let at = 0; at < 3; at++) {
    await expect.poll(() => begun.length).toBe(at + 1);
    // Whatever would begin by mistake has had its time.
    await pause(20);
    expect(begun).toHaveLength(at + 1);
    const bodies: string[] = [];
    for await (const piece of begun[at]!.req) bodies.push(String(piece));
    expect(bodies.join('')).toBe('ok');
    begun[at]!.end(`answer ${at + 1}`);
  }
  await expect.poll(() => client.got.match(/answer \d/g)).toEqual(['answer 1', 'answer 2', 'answer 3']);
  // A connection that is used again is as good as a new one.
  client.socket.write(request('/4'));
  await expect.poll(() => paths(begun)).toEqual(['/1', '/2', '/3', '/4']);
});

it('do not wait for those of other connections', async () => {
  const { begun, connected } = await serve();
  for (const path of ['/1', '/2']) connected(request(path));
  await expect.poll(() => paths(begun).sort()).toEqual(['/1', '/2']);
});

it('are never begun when their client has gone', async () => {
  const { begun, connected } = await serve();
  const client = connected(['/1', '/2', '/3'].map(request).join(''));
  await expect.poll(() => begun.length).toBe(1);
  const isOver = once(begun[0]!, 'close');
  client.socket.destroy();
  await isOver;
  await pause(20);
  expect(paths(begun)).toEqual(['/1']);
});

it('leave turns to others, however quickly they are answered', async () => {
  const { begun, connected } = await serve((response) => response.end());
  let turns = 0;
  const count = (): void => {
    turns++;
    if (begun.length < 200) setImmediate(count);
  };
  setImmediate(count);
  connected(request('/1').repeat(200));
  await expect.poll(() => begun.length).toBe(200);
  expect(turns).toBeGreaterThan(190);
});

it('are not kept without end while others wait', async () => {
  const { begun, read, connected } = await serve();
  await connected(request('/1').repeat(100_000)).closed;
  expect(begun).toHaveLength(1);
  // What arrived together with the one that was too many.
  expect(read()).toBeLessThan(5000);
});

// However many parts of the server want to know when a response is over, it has one listener of ours.

import { EventEmitter, once } from 'node:events';
import { expect, it } from 'vitest';
import { onClose } from '../../../src/server/http/on-close.ts';
import type { ThreadPool } from '../../../src/server/threads/thread-pool.ts';
import { openSocket } from '../../tools/open-socket.ts';
import { serveSmall } from '../../tools/serve.ts';

it('calls back in order, once', () => {
  const response = new EventEmitter();
  const called: number[] = [];
  for (let at = 0; at < 50; at++) onClose(response as never, () => called.push(at));
  expect(response.listenerCount('close')).toBe(1);
  response.emit('close');
  response.emit('close');
  expect(called).toEqual(Array.from({ length: 50 }, (_, at) => at));
});

it('a query that is posted in chunks ends when its client leaves', async () => {
  let signal: AbortSignal | null = null;
  const threads = {
    mostChecks: 0,
    query: (_: unknown, given: AbortSignal | null) => {
      signal = given;
      return once(given as never, 'abort').then(() => null);
    },
  };
  const { url, query } = await serveSmall({ threads: threads as unknown as ThreadPool });
  const text = JSON.stringify({ query: '{ save(id: "a") { objects { totalCount } } }' });
  const head = 'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json';
  const length = text.length.toString(16);
  const { socket } = openSocket(
    url,
    `${head}\r\ntransfer-encoding: chunked\r\n\r\n${length}\r\n${text}\r\n0\r\n\r\n`,
  );
  await expect.poll(() => signal).not.toBeNull();
  socket.destroy();
  await expect.poll(() => signal?.aborted).toBe(true);
  expect((await query('{ __typename }')).status).toBe(200);
});

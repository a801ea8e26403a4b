// Clients that are refused in the middle of a body hear it, and are not kept.

import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { refusal, refuseError } from '../../../src/server/http/refuse.ts';
import { listening } from '../../tools/listening.ts';

const CLIENTS = 30;
/** A chunk of a body in chunks. */
const PIECE = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000), Buffer.from('\r\n')]);

it('a client that goes on sending is told why, and cut off soon after', async () => {
  const { server, port } = await listening((request, response) => {
    // As where a limit is passed: some of the body has come.
    request.once('data', () => {
      refuseError({ request, response }, refusal(413, 'LIMIT_EXCEEDED', 'too much'), () => undefined);
    });
  });
  const answers = Array.from({ length: CLIENTS }, (_, number) => {
    // Some go on sending after the end of the answer.
    const allowHalfOpen = number % 10 === 0;
    return sendOn(connect({ port, host: '127.0.0.1', allowHalfOpen }));
  });
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))))
    .toBe(0);
});

/**
 * Sends a body without an end, and goes on when it is answered. Gives the answer, or what came of it when the
 * connection was gone.
 */
function sendOn(client: Socket): Promise<string> {
  let answer = '';
  const send = (): void => {
    if (client.destroyed) return;
    if (client.write(PIECE)) setImmediate(send);
    else client.once('drain', send);
  };
  client.on('data', (piece: Buffer) => {
    answer += piece;
  });
  client.on('error', () => undefined);
  client.write('POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n');
  send();
  return new Promise((resolve) => client.once('close', () => resolve(answer)));
}

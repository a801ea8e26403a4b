// Clients that are refused in the middle of a body hear it, and are not kept.

import { expect, it } from 'vitest';
import { refusal, refuseError } from '../../../src/server/http/refuse.ts';
import { listening } from '../../tools/listening.ts';
import { type OpenSocket, openSocket } from '../../tools/open-socket.ts';

const CLIENTS = 30;
const HEAD = 'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n';
/** A chunk of a body in chunks. */
const PIECE = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000), Buffer.from('\r\n')]);

it('a client that goes on sending is told why, and cut off soon after', async () => {
  const { server, url } = await listening((request, response) => {
    // As where a limit is passed: some of the body has come.
    request.once('data', () => {
      refuseError({ request, response }, refusal(413, 'LIMIT_EXCEEDED', 'too much'), () => undefined);
    });
  });
  const answers = Array.from({ length: CLIENTS }, (_, number) => {
    // Some go on sending after the end of the answer.
    return sendOn(openSocket(url, HEAD, number % 10 === 0));
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
function sendOn({ socket, closed }: OpenSocket): Promise<string> {
  const send = (): void => {
    if (socket.destroyed) return;
    if (socket.write(PIECE)) setImmediate(send);
    else socket.once('drain', send);
  };
  send();
  return closed;
}

// Bodies as Node takes them from a connection: whole up to the limit, refused above it, in whatever pieces they come.

import fc from 'fast-check';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { readRequestBody } from '../../../src/server/http/read-body.ts';
import { refuseError } from '../../../src/server/http/refuse.ts';
import { forAllInTurns } from '../../tools/for-all.ts';
import { listening } from '../../tools/listening.ts';
import { noise } from '../../tools/noise.ts';
import { openSocket } from '../../tools/open-socket.ts';

const MOST = 100;
const MOST_ARRIVING = 200;
/** What became of each body, in the order of their ends. */
const read: (Buffer | null)[] = [];
const { url } = await listening((request, response) => {
  readRequestBody(request, MOST, MOST_ARRIVING).then(
    (body) => {
      read.push(body);
      response.end(`took ${body.length}`);
    },
    (error) => {
      // Otherwise the client has left.
      if (error instanceof GraphQLError) read.push(null);
      refuseError({ request, response }, error, () => undefined);
    },
  );
});

/** Sends these pieces on a connection of its own, and gives all that comes back. */
async function send(head: string, pieces: readonly Buffer[]): Promise<string> {
  const { socket, closed } = openSocket(
    url,
    `POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${head}\r\n\r\n`,
  );
  for (const piece of pieces) await new Promise((resolve) => socket.write(piece, resolve));
  return closed;
}

const chunk = (piece: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);

const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 5 });

it('a body is what was sent, or refused as soon as it is too long', async () => {
  await forAllInTurns(60, sizes, fc.boolean(), async (lengths, isChunked) => {
    const pieces = lengths.map((length, at) => noise(length, at + 1));
    const whole = Buffer.concat(pieces);
    read.length = 0;
    const got = isChunked
      ? await send('transfer-encoding: chunked', [...pieces.map(chunk), Buffer.from('0\r\n\r\n')])
      : await send(`content-length: ${whole.length}`, pieces);
    if (whole.length <= MOST) {
      expect(got).toMatch(new RegExp(`^HTTP/1\\.1 200 [\\s\\S]*took ${whole.length}`));
      expect(read.map((body) => body?.equals(whole))).toEqual([true]);
    } else {
      expect(got).toMatch(/^HTTP\/1\.1 413 [\s\S]*at most 100 bytes/);
      expect(read).toEqual([null]);
    }
  });
});

it('a body that is said to be too long is not waited for', async () => {
  read.length = 0;
  expect(await send(`content-length: ${MOST + 1}`, [])).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close/i);
  expect(read).toEqual([null]);
});

it('one more byte than may be in it is too many, and exactly as many are not', async () => {
  for (const [length, status] of [
    [MOST, 200],
    [MOST + 1, 413],
  ] as const) {
    const sent = [chunk(Buffer.alloc(length)), Buffer.from('0\r\n\r\n')];
    expect(await send('transfer-encoding: chunked', sent)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  }
});

it('the next request on the same connection is read on its own', async () => {
  read.length = 0;
  const head = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 3\r\n\r\n';
  const client = openSocket(url, `${head}one${head}two`);
  await expect.poll(() => client.got.match(/took 3/g)?.length).toBe(2);
  expect(read.map(String)).toEqual(['one', 'two']);
});

it('a body that others leave no room for is refused, until they are whole or gone', async () => {
  const head = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n';
  const trickle = () => openSocket(url, `${head}${'x'.repeat(90)}`).socket;
  const trickling = [trickle(), trickle()] as const;
  const short = () => send('content-length: 50', [noise(50)]);
  await expect.poll(short).toMatch(/^HTTP\/1\.1 503[\s\S]*retry-after: 1[\s\S]*LIMIT_EXCEEDED/);
  trickling[0].write('x'.repeat(10));
  await expect.poll(short).toMatch(/^HTTP\/1\.1 200/);
  const third = trickle();
  await expect.poll(short).toMatch(/^HTTP\/1\.1 503/);
  for (const socket of [...trickling, third]) socket.destroy();
  await expect.poll(short).toMatch(/^HTTP\/1\.1 200/);
});

// Content that is sent while it is being made leaves turns to other requests, however fast its client reads.

import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { sendPieces } from '../../../src/server/http/send-pieces.ts';

const PIECES = 40;
const PIECE_MILLIS = 2;

function* slowPieces(): Generator<Uint8Array> {
  for (let piece = 0; piece < PIECES; piece++) {
    const until = performance.now() + PIECE_MILLIS;
    while (performance.now() < until);
    yield new Uint8Array(1);
  }
}

/** A response whose client takes everything at once: full after each write, and drained in the same turn. */
function fastClient(): ServerResponse {
  const response = new EventEmitter();
  const write = (): boolean => {
    process.nextTick(() => response.emit('drain'));
    return false;
  };
  return Object.assign(response, { write, end: () => undefined, destroyed: false }) as never;
}

it('takes turns although its client is never behind', async () => {
  let turns = 0;
  let isOver = false;
  const others = (): void => {
    turns++;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await sendPieces(fastClient(), slowPieces(), { encoding: 'identity' });
  isOver = true;
  // One every 8 ms, and some slack.
  expect(turns).toBeGreaterThan((PIECES * PIECE_MILLIS) / 16);
});

// Content that is sent while it is being made leaves turns to other requests, however fast its client reads.

import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { sendPieces } from '../../../src/server/http/send-pieces.ts';

const PIECES = 40;
const PIECE_MILLIS = 2;

let now = 0;

/** Pieces that take this long each, by a clock that nothing else moves. */
function* slowPieces(): Generator<Uint8Array> {
  for (let piece = 0; piece < PIECES; piece++) {
    now += PIECE_MILLIS;
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
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let turns = 0;
  let isOver = false;
  const others = (): void => {
    turns++;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await sendPieces(fastClient(), slowPieces(), { encoding: 'identity' });
  isOver = true;
  vi.restoreAllMocks();
  // One every 8 ms.
  expect(turns).toBeGreaterThanOrEqual((PIECES * PIECE_MILLIS) / 8);
});
